import { unsafeCast } from '#shared/cast.ts'
import { isRecord } from '#shared/is-record.ts'
import { CONSTANT_FIELDS, expandParts } from './constant-fields.ts'
import type { StripeObject } from './objects.ts'

const isStored = (value: Record<string, unknown>): boolean =>
  typeof value['object'] === 'string' && Object.hasOwn(CONSTANT_FIELDS, value['object']) && !('deleted' in value)

/** Refunds are the only objects without this field. */
const withoutLivemode = ({ livemode: _, ...rest }: Record<string, unknown>) => rest

const completeObject = (value: Record<string, unknown>): Record<string, unknown> => {
  const object = unsafeCast<StripeObject>(value, 'stored by the fake')
  const getFields = unsafeCast<(object: StripeObject) => Record<string, unknown>>(
    CONSTANT_FIELDS[object.object],
    'the entry of this type of object',
  )
  const complete = { ...getFields(object), ...value, ...expandParts(object) }
  return object.object === 'refund' ? withoutLivemode(complete) : complete
}

/** Copies a value with every object in it completed to the fields that Stripe answers with. */
export const toWire = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(toWire)
  if (!isRecord(value)) return value
  const complete = isStored(value) ? completeObject(value) : value
  return Object.fromEntries(Object.entries(complete).map(([key, part]) => [key, toWire(part)]))
}
