import { Hono } from 'hono'
import { completeSetupAuthentication, confirmSetupIntent } from '../billing/setup-intents.ts'
import type { StripeContext } from '../context.ts'
import type { SetupIntent } from '../objects.ts'
import { StripeError, toCardError } from '../stripe-error.ts'
import { authenticationBodySchema, confirmBodySchema } from './request-schemas.ts'

/** The fields of an intent that a browser may see. */
const toPublicIntent = ({
  id,
  object,
  status,
  client_secret,
  payment_method,
  last_setup_error,
  next_action,
}: SetupIntent) => ({
  id,
  object,
  status,
  client_secret,
  payment_method,
  last_setup_error,
  next_action,
})

const getIntentBySecret = (ctx: StripeContext, id: string, secret: string | undefined): SetupIntent => {
  const intent = ctx.store.get('setup_intent', id)
  if (intent.client_secret !== secret)
    throw new StripeError(401, null, 'The client secret does not fit this SetupIntent.')
  return intent
}

const toConfirmResponse = (intent: SetupIntent) => {
  if (intent.last_setup_error) throw toCardError(intent.last_setup_error, toPublicIntent(intent), 'setup_intent')
  return toPublicIntent(intent)
}

/** Setup intents for the Stripe.js fake. */
export const createSetupApi = (ctx: StripeContext): Hono =>
  new Hono()
    .get('/:id', (c) => c.json(toPublicIntent(getIntentBySecret(ctx, c.req.param('id'), c.req.query('client_secret')))))
    .post('/:id/confirm', async (c) => {
      const { client_secret, card } = confirmBodySchema.parse(await c.req.json())
      const intent = getIntentBySecret(ctx, c.req.param('id'), client_secret)
      if (card) confirmSetupIntent(ctx, intent, card)
      else if (intent.status !== 'requires_action')
        throw new StripeError(400, 'setup_intent_unexpected_state', 'A card is needed to confirm this SetupIntent.')
      return c.json(toConfirmResponse(intent))
    })
    .post('/:id/answer', async (c) => {
      const { client_secret, yes } = authenticationBodySchema.parse(await c.req.json())
      const intent = getIntentBySecret(ctx, c.req.param('id'), client_secret)
      completeSetupAuthentication(ctx, intent, yes)
      return c.json(toConfirmResponse(intent))
    })
