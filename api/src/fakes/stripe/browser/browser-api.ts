import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import * as z from 'zod'
import { chargeCard, completeAuthentication } from '../billing/payment-intents.ts'
import { saveCard } from '../billing/payment-methods.ts'
import type { StripeContext } from '../context.ts'
import type { PaymentIntent } from '../objects.ts'
import { StripeError, toCardError } from '../stripe-error.ts'
import { createPortal } from './portal.ts'
import { authenticationBodySchema, confirmBodySchema } from './request-schemas.ts'
import { createSetupApi } from './setup-api.ts'

const PUBLIC_FILES: Readonly<Record<string, string>> = {
  'stripe.js': 'text/javascript; charset=utf-8',
  'card-form.js': 'text/javascript; charset=utf-8',
  'challenge.js': 'text/javascript; charset=utf-8',
  'requests.js': 'text/javascript; charset=utf-8',
  'messages.js': 'text/javascript; charset=utf-8',
  'portal.css': 'text/css; charset=utf-8',
}

/** Pages with one style sheet and forms that submit to our origin only. */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

/** The fields of an intent that a browser may see. */
const toPublicIntent = ({ id, object, amount, currency, status, client_secret, ...rest }: PaymentIntent) => ({
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

const getIntentBySecret = (ctx: StripeContext, id: string, secret: string | undefined): PaymentIntent => {
  const intent = ctx.store.get('payment_intent', id)
  if (intent.client_secret !== secret)
    throw new StripeError(401, null, 'The client secret does not fit this PaymentIntent.')
  return intent
}

const toConfirmResponse = (intent: PaymentIntent) => {
  if (intent.last_payment_error) throw toCardError(intent.last_payment_error, toPublicIntent(intent))
  return toPublicIntent(intent)
}

/** The API of the Stripe.js fake and the billing portal, under `/__stand-in/stripe` on the origin of the app. */
export const createBrowserApi = (ctx: StripeContext): Hono => {
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(HEADERS)) c.res.headers.set(name, value)
  })
  app.get('/v1/payment_intents/:id', (c) =>
    c.json(toPublicIntent(getIntentBySecret(ctx, c.req.param('id'), c.req.query('client_secret')))),
  )
  app.post('/v1/payment_intents/:id/confirm', async (c) => {
    const { client_secret, card } = confirmBodySchema.parse(await c.req.json())
    const intent = getIntentBySecret(ctx, c.req.param('id'), client_secret)
    if (card) chargeCard(ctx, intent, saveCard(ctx, intent.customer, card), card.number.replace(/\D/g, ''))
    else if (intent.status !== 'requires_action')
      throw new StripeError(400, 'payment_intent_unexpected_state', 'A card is needed to confirm this PaymentIntent.')
    return c.json(toConfirmResponse(intent))
  })
  app.post('/v1/payment_intents/:id/answer', async (c) => {
    const { client_secret, yes } = authenticationBodySchema.parse(await c.req.json())
    const intent = getIntentBySecret(ctx, c.req.param('id'), client_secret)
    completeAuthentication(ctx, intent, yes)
    return c.json(toConfirmResponse(intent))
  })
  app.route('/v1/setup_intents', createSetupApi(ctx))
  app.route('/portal', createPortal(ctx))
  app.get('/:file', async (c) => {
    const file = c.req.param('file')
    const type = Object.hasOwn(PUBLIC_FILES, file) ? PUBLIC_FILES[file] : undefined
    if (!type) return c.notFound()
    const text = await readFile(new URL(`./public/${file}`, import.meta.url), 'utf8')
    return c.body(text, 200, { 'content-type': type, 'cache-control': 'no-cache' })
  })
  app.onError((error, c) => {
    if (error instanceof StripeError) return Response.json(error.toBody(), { status: error.status })
    if (error instanceof z.ZodError) return c.json(new StripeError(400, null, 'Invalid request.').toBody(), 400)
    throw error
  })
  return app
}
