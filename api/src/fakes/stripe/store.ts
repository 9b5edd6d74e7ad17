import { newId } from '../../ids.ts'
import { Refusal } from './refusal.ts'
import type { Kind, Of, Stored } from './wire.ts'

const PREFIX: Record<Kind, string> = {
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

interface Answer {
  readonly fingerprint: string
  readonly status: number
  readonly body: string
}

/** What survives a restart of the stand-in. */
export interface Snapshot {
  readonly objects: Stored[]
  readonly answers: [string, Answer][]
  /** Seconds that the stand-in's clock runs ahead of the real one. */
  readonly ahead: number
}

/** Everything that the stand-in remembers, in the order it was made. */
export class Store {
  readonly #objects = new Map<string, Stored>()
  /** Answers by idempotency key. */
  readonly answers = new Map<string, Answer>()
  ahead = 0

  constructor(snapshot?: Snapshot) {
    for (const object of snapshot?.objects ?? []) this.#objects.set(object.id, object)
    for (const [key, answer] of snapshot?.answers ?? []) this.answers.set(key, answer)
    this.ahead = snapshot?.ahead ?? 0
  }

  snapshot(): Snapshot {
    return { objects: [...this.#objects.values()], answers: [...this.answers], ahead: this.ahead }
  }

  id(kind: Kind): string {
    return `${PREFIX[kind]}_${newId().slice(0, 24)}`
  }

  add<T extends Stored>(object: T): T {
    this.#objects.set(object.id, object)
    return object
  }

  remove(id: string): void {
    this.#objects.delete(id)
  }

  /** Removes an object and what else repeats its words: events about it, and answers kept for retries. */
  forget(id: string): void {
    this.remove(id)
    const about = (value: unknown) => JSON.stringify(value).includes(`"${id}"`)
    for (const event of this.all('event', ({ data }) => about(data))) this.remove(event.id)
    for (const [key, answer] of this.answers) if (answer.body.includes(`"${id}"`)) this.answers.delete(key)
  }

  peek(id: string): Stored | undefined {
    return this.#objects.get(id)
  }

  /** The object of that kind and id; refuses with `resource_missing`, as Stripe does. */
  get<K extends Kind>(kind: K, id: string): Of<K> {
    const found = this.all(kind, (object) => object.id === id)[0]
    if (!found) throw new Refusal(404, 'resource_missing', `No such ${kind}: '${id}'`)
    return found
  }

  /** Every object of a kind, newest first. */
  all<K extends Kind>(kind: K, wanted: (object: Of<K>) => boolean = () => true): Of<K>[] {
    const isKind = (object: Stored): object is Of<K> => object.object === kind
    return [...this.#objects.values()].filter(isKind).filter(wanted).reverse()
  }
}
