import type { CardError } from '../objects.ts'

/** Result of charging a test card (docs.stripe.com/testing). */
export type ChargeOutcome = 'succeeds' | 'challenge' | CardError

const createCardError = (code: string, declineCode: string | null, message: string): CardError => ({
  type: 'card_error',
  code,
  message,
  ...(declineCode && { decline_code: declineCode }),
})

const GENERIC = createCardError('card_declined', 'generic_decline', 'Your card was declined.')

const OUTCOMES: Readonly<Record<string, ChargeOutcome>> = {
  '4242424242424242': 'succeeds',
  '5555555555554444': 'succeeds',
  '4000002760003184': 'challenge',
  '4000000000000002': GENERIC,
  '4000000000000341': GENERIC,
  '4000000000009995': createCardError('card_declined', 'insufficient_funds', 'Your card has insufficient funds.'),
  '4000000000000069': createCardError('expired_card', null, 'Your card has expired.'),
  '4000000000000127': createCardError('incorrect_cvc', null, "Your card's security code is incorrect."),
}

const UNKNOWN = createCardError(
  'card_declined',
  'test_mode_live_card',
  'Your card was declined. This server accepts only test cards: use 4242 4242 4242 4242.',
)

/** Result of charging a test card, as the numbers of Stripe's documentation have it. */
export const getChargeOutcome = (number: string): ChargeOutcome => OUTCOMES[number] ?? UNKNOWN

/** Result of saving a test card; this one is declined only when it is charged. */
export const getSetupOutcome = (number: string): ChargeOutcome =>
  number === '4000000000000341' ? 'succeeds' : getChargeOutcome(number)

export const AUTHENTICATION_FAILED = createCardError(
  'payment_intent_authentication_failure',
  null,
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
)

/** An invoice that is paid without the customer, with a card that asks for one. */
export const ACTION_REQUIRED = createCardError(
  'invoice_payment_intent_requires_action',
  null,
  'This payment requires additional user action before it can be completed successfully.',
)

export const getCardBrand = (number: string): string => (number.startsWith('5') ? 'mastercard' : 'visa')
