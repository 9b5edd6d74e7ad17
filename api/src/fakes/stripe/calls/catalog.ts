import * as z from 'zod'
import { call, limit, list, metadata, retrieve, yesNo } from '../call.ts'
import { base } from '../context.ts'
import { Refusal } from '../refusal.ts'
import type { Price, Product } from '../wire.ts'

const products = [
  call(
    'post',
    '/v1/products',
    z.strictObject({ id: z.string().optional(), name: z.string().min(1), metadata }),
    (ctx, { id, name, metadata }) => {
      if (id && ctx.store.peek(id)) throw new Refusal(400, 'resource_already_exists', 'Product already exists.')
      const made = base(ctx, 'product')
      return ctx.store.add<Product>({ ...made, id: id ?? made.id, name, active: true, metadata })
    },
  ),
  call('post', '/v1/products/:id', z.strictObject({ name: z.string().optional(), metadata }), (ctx, input, id) =>
    Object.assign(ctx.store.get('product', id), input),
  ),
  retrieve('product', '/v1/products'),
]

const newPrice = z.strictObject({
  product: z.string(),
  currency: z.string().length(3),
  unit_amount: z.coerce.number().int().min(0),
  recurring: z.strictObject({ interval: z.enum(['month', 'year']) }),
  lookup_key: z.string().max(200).optional(),
  transfer_lookup_key: yesNo.default(false),
  metadata,
})

const prices = [
  call('post', '/v1/prices', newPrice, (ctx, { transfer_lookup_key, lookup_key, recurring, ...input }) => {
    ctx.store.get('product', input.product)
    const holder = lookup_key && ctx.store.all('price', (price) => price.lookup_key === lookup_key)[0]
    if (holder && !transfer_lookup_key)
      throw new Refusal(400, null, `A price (\`${holder.id}\`) already uses that lookup key.`)
    if (holder) holder.lookup_key = null
    return ctx.store.add<Price>({
      ...base(ctx, 'price'),
      ...input,
      active: true,
      type: 'recurring',
      lookup_key: lookup_key ?? null,
      recurring: { ...recurring, interval_count: 1 },
    })
  }),
  call('post', '/v1/prices/:id', z.strictObject({ active: yesNo }), (ctx, input, id) =>
    Object.assign(ctx.store.get('price', id), input),
  ),
  call(
    'get',
    '/v1/prices',
    z.strictObject({ lookup_keys: z.array(z.string()).max(10).optional(), active: yesNo.optional(), limit }),
    (ctx, { lookup_keys, active, limit }) =>
      list(
        ctx.store.all(
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

export const catalogueCalls = [...products, ...prices]
