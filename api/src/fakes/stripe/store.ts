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

/** What survives a restart of the stand-in. */
export interface Snapshot {
  readonly objects: StripeObject[]
  readonly answers: [string, StoredResponse][]
  /** Seconds that the stand-in's clock runs ahead of the real one. */
  readonly ahead: number
}

/** Everything that the stand-in remembers, in the order it was made. */
export class Store {
  readonly #objects = new Map<string, StripeObject>()
  /** Answers by idempotency key. */
  readonly answers = new Map<string, StoredResponse>()
  clockOffsetSeconds = 0

  constructor(snapshot?: Snapshot) {
    for (const object of snapshot?.objects ?? []) this.#objects.set(object.id, object)
    for (const [key, answer] of snapshot?.answers ?? []) this.answers.set(key, answer)
    this.clockOffsetSeconds = snapshot?.ahead ?? 0
  }

  snapshot(): Snapshot {
    return { objects: [...this.#objects.values()], answers: [...this.answers], ahead: this.clockOffsetSeconds }
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

  /** Removes an object and what else repeats its words: events about it, and answers kept for retries. */
  deleteWithReferences(id: string): void {
    this.delete(id)
    const about = (value: unknown) => JSON.stringify(value).includes(`"${id}"`)
    for (const event of this.list('event', ({ data }) => about(data))) this.delete(event.id)
    for (const [key, answer] of this.answers) if (answer.body.includes(`"${id}"`)) this.answers.delete(key)
  }

  find(id: string): StripeObject | undefined {
    return this.#objects.get(id)
  }

  /** The object of that kind and id; refuses with `resource_missing`, as Stripe does. */
  get<K extends ObjectType>(kind: K, id: string): ObjectOf<K> {
    const found = this.list(kind, (object) => object.id === id)[0]
    if (!found) throw new StripeError(404, 'resource_missing', `No such ${kind}: '${id}'`)
    return found
  }

  /** Every object of a kind, newest first. */
  list<K extends ObjectType>(kind: K, wanted: (object: ObjectOf<K>) => boolean = () => true): ObjectOf<K>[] {
    const isKind = (object: StripeObject): object is ObjectOf<K> => object.object === kind
    return [...this.#objects.values()].filter(isKind).filter(wanted).reverse()
  }
}
