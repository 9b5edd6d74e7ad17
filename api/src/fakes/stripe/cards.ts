import type { CardError } from './wire.ts'

/** What happens when a test card is charged, of Stripe's published test numbers (docs.stripe.com/testing). */
export type Outcome = 'succeeds' | 'challenge' | CardError

const declined = (code: string, declineCode: string | null, message: string): CardError => ({
  type: 'card_error',
  code,
  message,
  ...(declineCode && { decline_code: declineCode }),
})

const GENERIC = declined('card_declined', 'generic_decline', 'Your card was declined.')

const OUTCOMES: Readonly<Record<string, Outcome>> = {
  '4242424242424242': 'succeeds',
  '5555555555554444': 'succeeds',
  '4000002760003184': 'challenge',
  '4000000000000002': GENERIC,
  '4000000000000341': GENERIC,
  '4000000000009995': declined('card_declined', 'insufficient_funds', 'Your card has insufficient funds.'),
  '4000000000000069': declined('expired_card', null, 'Your card has expired.'),
  '4000000000000127': declined('incorrect_cvc', null, "Your card's security code is incorrect."),
}

const UNKNOWN = declined(
  'card_declined',
  'test_mode_live_card',
  'Your card was declined. This server takes test cards alone: use 4242 4242 4242 4242.',
)

export const outcomeOf = (number: string): Outcome => OUTCOMES[number] ?? UNKNOWN

export const AUTHENTICATION_FAILED = declined(
  'payment_intent_authentication_failure',
  null,
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
)

export const brandOf = (number: string): string => (number.startsWith('5') ? 'mastercard' : 'visa')
