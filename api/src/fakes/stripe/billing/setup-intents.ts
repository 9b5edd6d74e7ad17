import { createObject, type StripeContext } from '../context.ts'
import type { CardError, Metadata, SetupIntent } from '../objects.ts'
import { StripeError } from '../stripe-error.ts'
import { type CardInput, saveCard } from './payment-methods.ts'
import { AUTHENTICATION_FAILED, getSetupOutcome } from './test-cards.ts'

/** Creates an intent to save a card for charges without the customer. */
export const createSetupIntent = (ctx: StripeContext, customer: string, metadata: Metadata): SetupIntent => {
  const fields = createObject(ctx, 'setup_intent')
  const intent = ctx.store.add<SetupIntent>({
    ...fields,
    customer,
    status: 'requires_payment_method',
    client_secret: `${fields.id}_secret_${ctx.store.createId('event').slice(4)}`,
    payment_method: null,
    last_setup_error: null,
    next_action: null,
    usage: 'off_session',
    metadata,
  })
  ctx.emit('setup_intent.created', intent)
  return intent
}

const markSucceeded = (ctx: StripeContext, intent: SetupIntent): void => {
  Object.assign(intent, { status: 'succeeded', last_setup_error: null, next_action: null })
  if (intent.payment_method) ctx.store.get('payment_method', intent.payment_method).customer = intent.customer
  ctx.emit('setup_intent.succeeded', intent)
}

const markFailed = (ctx: StripeContext, intent: SetupIntent, error: CardError): void => {
  Object.assign(intent, {
    status: 'requires_payment_method',
    payment_method: null,
    last_setup_error: error,
    next_action: null,
  })
  ctx.emit('setup_intent.setup_failed', intent)
}

const assertStatus = (intent: SetupIntent, isExpected: boolean): void => {
  const message = `This SetupIntent's status is ${intent.status}; it cannot be confirmed.`
  if (!isExpected)
    throw new StripeError(400, 'setup_intent_unexpected_state', message, 'invalid_request_error', {
      setup_intent: { id: intent.id, status: intent.status },
    })
}

/** Checks a card with its bank: the intent succeeds, fails, or requires 3-D Secure authentication. */
export const confirmSetupIntent = (ctx: StripeContext, intent: SetupIntent, card: CardInput): void => {
  assertStatus(intent, intent.status !== 'succeeded' && intent.status !== 'canceled')
  const method = saveCard(ctx, null, card)
  const outcome = getSetupOutcome(card.number.replace(/\D/g, ''))
  intent.payment_method = method.id
  if (outcome === 'succeeds') markSucceeded(ctx, intent)
  else if (outcome === 'challenge') requireAuthentication(ctx, intent)
  else markFailed(ctx, intent, outcome)
}

const requireAuthentication = (ctx: StripeContext, intent: SetupIntent): void => {
  Object.assign(intent, {
    status: 'requires_action',
    next_action: { type: 'use_stripe_sdk' },
    last_setup_error: null,
  } satisfies Partial<SetupIntent>)
  ctx.emit('setup_intent.requires_action', intent)
}

/** Ends the 3-D Secure authentication of an intent. */
export const completeSetupAuthentication = (ctx: StripeContext, intent: SetupIntent, succeeded: boolean): void => {
  assertStatus(intent, intent.status === 'requires_action')
  if (succeeded) markSucceeded(ctx, intent)
  else markFailed(ctx, intent, AUTHENTICATION_FAILED)
}
