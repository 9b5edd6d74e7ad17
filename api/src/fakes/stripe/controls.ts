import { Hono } from 'hono'
import * as z from 'zod'
import type { StripeContext } from './context.ts'

const advanceSchema = z.object({ seconds: z.number().int().min(0) })
const cardSchema = z.object({ email: z.email(), last4: z.enum(['4242', '0341', '9995', '3184']) })

/** Lets browser tests advance the clock and replace saved cards. Never enabled in production. */
export const createControls = (ctx: StripeContext, advance: (seconds: number) => void): Hono =>
  new Hono()
    .post('/advance', async (c) => {
      advance(advanceSchema.parse(await c.req.json()).seconds)
      return c.body(null, 204)
    })
    .post('/card', async (c) => {
      const { email, last4 } = cardSchema.parse(await c.req.json())
      const customers = ctx.store.list('customer', (customer) => customer.email === email).map(({ id }) => id)
      for (const method of ctx.store.list('payment_method', (m) => customers.includes(m.customer ?? '')))
        method.card.last4 = last4
      return c.body(null, 204)
    })
