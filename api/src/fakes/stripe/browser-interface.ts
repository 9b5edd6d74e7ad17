import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import * as z from 'zod'
import type { Context } from './context.ts'
import { answerBank, charge } from './intents.ts'
import { addCard } from './methods.ts'
import { portal } from './portal.ts'
import { cardRefusal, Refusal } from './refusal.ts'
import type { PaymentIntent } from './wire.ts'

const FILES: Readonly<Record<string, string>> = {
  'stripe.js': 'text/javascript; charset=utf-8',
  'card-form.js': 'text/javascript; charset=utf-8',
  'challenge.js': 'text/javascript; charset=utf-8',
  'calls.js': 'text/javascript; charset=utf-8',
  'words.js': 'text/javascript; charset=utf-8',
  'portal.css': 'text/css; charset=utf-8',
}

/** Plain pages with one style sheet and forms that lead nowhere else. */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

const card = z.object({ number: z.string(), exp_month: z.number().int(), exp_year: z.number().int() })
const confirmBody = z.object({ client_secret: z.string(), card: card.optional() })
const answerBody = z.object({ client_secret: z.string(), yes: z.boolean() })

/** What a browser may see of an intent. */
const publicView = ({ id, object, amount, currency, status, client_secret, ...rest }: PaymentIntent) => ({
  id,
  object,
  amount,
  currency,
  status,
  client_secret,
  payment_method: rest.payment_method,
  last_payment_error: rest.last_payment_error,
  next_action: rest.next_action,
})

const intentBySecret = (ctx: Context, id: string, secret: string | undefined): PaymentIntent => {
  const intent = ctx.store.get('payment_intent', id)
  if (intent.client_secret !== secret)
    throw new Refusal(401, null, 'The client secret does not fit this PaymentIntent.')
  return intent
}

const settled = (intent: PaymentIntent) => {
  if (intent.last_payment_error) throw cardRefusal(intent.last_payment_error, publicView(intent))
  return publicView(intent)
}

/** What the stand-in for Stripe.js and the billing portal talk to, under `/__stand-in/stripe` of the app's own origin. */
export const browserInterface = (ctx: Context): Hono => {
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(HEADERS)) c.res.headers.set(name, value)
  })
  app.get('/v1/payment_intents/:id', (c) =>
    c.json(publicView(intentBySecret(ctx, c.req.param('id'), c.req.query('client_secret')))),
  )
  app.post('/v1/payment_intents/:id/confirm', async (c) => {
    const { client_secret, card } = confirmBody.parse(await c.req.json())
    const intent = intentBySecret(ctx, c.req.param('id'), client_secret)
    if (card) charge(ctx, intent, addCard(ctx, intent.customer, card), card.number.replace(/\D/g, ''))
    else if (intent.status !== 'requires_action')
      throw new Refusal(400, 'payment_intent_unexpected_state', 'A card is needed to confirm this PaymentIntent.')
    return c.json(settled(intent))
  })
  app.post('/v1/payment_intents/:id/answer', async (c) => {
    const { client_secret, yes } = answerBody.parse(await c.req.json())
    const intent = intentBySecret(ctx, c.req.param('id'), client_secret)
    answerBank(ctx, intent, yes)
    return c.json(settled(intent))
  })
  app.route('/portal', portal(ctx))
  app.get('/:file', async (c) => {
    const file = c.req.param('file')
    const type = Object.hasOwn(FILES, file) ? FILES[file] : undefined
    if (!type) return c.notFound()
    const text = await readFile(new URL(`./browser/${file}`, import.meta.url), 'utf8')
    return c.body(text, 200, { 'content-type': type, 'cache-control': 'no-cache' })
  })
  app.onError((error, c) => {
    if (error instanceof Refusal) return Response.json(error.toBody(), { status: error.status })
    if (error instanceof z.ZodError) return c.json(new Refusal(400, null, 'Invalid request.').toBody(), 400)
    throw error
  })
  return app
}
