import * as z from 'zod'
import { createObject } from '../../context.ts'
import type { Price, Product } from '../../objects.ts'
import { StripeError } from '../../stripe-error.ts'
import {
  booleanSchema,
  defineEndpoint,
  defineRetrieveEndpoint,
  limitSchema,
  metadataSchema,
  toListObject,
} from '../endpoint.ts'

const productEndpoints = [
  defineEndpoint(
    'post',
    '/v1/products',
    z.strictObject({ id: z.string().optional(), name: z.string().min(1), metadata: metadataSchema }),
    (ctx, { id, name, metadata }) => {
      if (id && ctx.store.find(id)) throw new StripeError(400, 'resource_already_exists', 'Product already exists.')
      const fields = createObject(ctx, 'product')
      return ctx.store.add<Product>({ ...fields, id: id ?? fields.id, name, active: true, metadata })
    },
  ),
  defineRetrieveEndpoint('product', '/v1/products'),
]

const newPriceSchema = z.strictObject({
  product: z.string(),
  currency: z.string().length(3),
  unit_amount: z.coerce.number().int().min(0),
  recurring: z.strictObject({ interval: z.enum(['month', 'year']) }),
  lookup_key: z.string().max(200).optional(),
  transfer_lookup_key: booleanSchema.default(false),
  metadata: metadataSchema,
})

const priceEndpoints = [
  defineEndpoint(
    'post',
    '/v1/prices',
    newPriceSchema,
    (ctx, { transfer_lookup_key, lookup_key, recurring, ...input }) => {
      ctx.store.get('product', input.product)
      const holder = lookup_key && ctx.store.list('price', (price) => price.lookup_key === lookup_key)[0]
      if (holder && !transfer_lookup_key)
        throw new StripeError(400, null, `A price (\`${holder.id}\`) already uses that lookup key.`)
      if (holder) holder.lookup_key = null
      return ctx.store.add<Price>({
        ...createObject(ctx, 'price'),
        ...input,
        active: true,
        type: 'recurring',
        lookup_key: lookup_key ?? null,
        recurring: { ...recurring, interval_count: 1 },
      })
    },
  ),
  defineEndpoint('post', '/v1/prices/:id', z.strictObject({ active: booleanSchema }), (ctx, input, id) =>
    Object.assign(ctx.store.get('price', id), input),
  ),
  defineRetrieveEndpoint('price', '/v1/prices'),
  defineEndpoint(
    'get',
    '/v1/prices',
    z.strictObject({
      lookup_keys: z.array(z.string()).max(10).optional(),
      active: booleanSchema.optional(),
      limit: limitSchema,
    }),
    (ctx, { lookup_keys, active, limit }) =>
      toListObject(
        ctx.store.list(
          'price',
          (price) =>
            (lookup_keys === undefined || (price.lookup_key !== null && lookup_keys.includes(price.lookup_key))) &&
            (active === undefined || price.active === active),
        ),
        '/v1/prices',
        limit,
      ),
  ),
]

export const catalogEndpoints = [...productEndpoints, ...priceEndpoints]
