import { isRecord } from '#shared/is-record.ts'
import type { Store } from '../store.ts'

/** The expanded value of a field, including fields that exist only when expanded. */
const getExpandedField = (store: Store, owner: Record<string, unknown>, field: string): unknown => {
  if (owner['object'] === 'invoice' && field === 'confirmation_secret') {
    const payment = store.list('invoice_payment', (p) => p.invoice === owner['id'] && p.status === 'open')[0]
    if (!payment) return null
    const intent = store.get('payment_intent', payment.payment.payment_intent)
    return { client_secret: intent.client_secret, type: 'payment_intent' }
  }
  if (owner['object'] === 'invoice' && field === 'payments')
    return { object: 'list', data: store.list('invoice_payment', (p) => p.invoice === owner['id']), has_more: false }
  const value = owner[field]
  return typeof value === 'string' ? (store.find(value) ?? value) : value
}

const expandPath = (store: Store, value: unknown, path: readonly string[]): unknown => {
  const [field, ...rest] = path
  if (field === undefined) return value
  if (Array.isArray(value)) return value.map((item) => expandPath(store, item, path))
  if (!isRecord(value)) return value
  return { ...value, [field]: expandPath(store, getExpandedField(store, value, field), rest) }
}

/** Copies `value` and replaces the ids at `paths` (e.g. `data.invoice`) with objects. */
export const expandFields = (store: Store, value: unknown, paths: readonly string[]): unknown =>
  paths.reduce((result, path) => expandPath(store, result, path.split('.')), structuredClone(value))
