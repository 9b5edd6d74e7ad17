import { newId } from '../../ids.ts'
import type { ObjectOf, ObjectType, StripeObject } from './objects.ts'
import { StripeError } from './stripe-error.ts'

const ID_PREFIXES: Record<ObjectType, string> = {
  customer: 'cus',
  product: 'prod',
  price: 'price',
  subscription: 'sub',
  invoice: 'in',
  invoice_payment: 'inpay',
  payment_intent: 'pi',
  setup_intent: 'seti',
  payment_method: 'pm',
  charge: 'ch',
  refund: 're',
  dispute: 'du',
  'billing_portal.session': 'bps',
  'billing_portal.configuration': 'bpc',
  webhook_endpoint: 'we',
  event: 'evt',
}

interface StoredResponse {
  readonly fingerprint: string
  readonly status: number
  readonly body: string
}

/** State that survives a restart; stored as JSON. */
export interface Snapshot {
  readonly objects: StripeObject[]
  readonly answers: [string, StoredResponse][]
  /** Seconds that the fake's clock is ahead of the real one. */
  readonly ahead: number
}

/** All objects of the fake in order of creation. */
export class Store {
  readonly #objects = new Map<string, StripeObject>()
  /** Responses by idempotency key. */
  readonly responses = new Map<string, StoredResponse>()
  clockOffsetSeconds = 0

  constructor(snapshot?: Snapshot) {
    for (const object of snapshot?.objects ?? []) this.#objects.set(object.id, object)
    for (const [key, response] of snapshot?.answers ?? []) this.responses.set(key, response)
    this.clockOffsetSeconds = snapshot?.ahead ?? 0
  }

  snapshot(): Snapshot {
    return { objects: [...this.#objects.values()], answers: [...this.responses], ahead: this.clockOffsetSeconds }
  }

  createId(kind: ObjectType): string {
    return `${ID_PREFIXES[kind]}_${newId().slice(0, 24)}`
  }

  add<T extends StripeObject>(object: T): T {
    this.#objects.set(object.id, object)
    return object
  }

  delete(id: string): void {
    this.#objects.delete(id)
  }

  /** Deletes an object, the events about it and the responses that contain its id. */
  deleteWithReferences(id: string): void {
    this.delete(id)
    const refersTo = (value: unknown) => JSON.stringify(value).includes(`"${id}"`)
    for (const event of this.list('event', ({ data }) => refersTo(data))) this.delete(event.id)
    for (const [key, response] of this.responses) if (response.body.includes(`"${id}"`)) this.responses.delete(key)
  }

  find(id: string): StripeObject | undefined {
    return this.#objects.get(id)
  }

  /** The object of a type and id. Throws `resource_missing`, as Stripe does. */
  get<K extends ObjectType>(type: K, id: string): ObjectOf<K> {
    const object = this.list(type, ({ id: otherId }) => otherId === id)[0]
    if (!object) throw new StripeError(404, 'resource_missing', `No such ${type}: '${id}'`)
    return object
  }

  /** Every object of a type, newest first. */
  list<K extends ObjectType>(type: K, matches: (object: ObjectOf<K>) => boolean = () => true): ObjectOf<K>[] {
    const isOfType = (object: StripeObject): object is ObjectOf<K> => object.object === type
    return [...this.#objects.values()].filter(isOfType).filter(matches).reverse()
  }
}
