import { createObject, type StripeContext } from '../context.ts'
import type { PaymentMethod } from '../objects.ts'
import { StripeError } from '../stripe-error.ts'
import { getCardBrand, getChargeOutcome } from './test-cards.ts'

export interface CardInput {
  readonly number: string
  readonly exp_month: number
  readonly exp_year: number
}

/** Only the last four digits of a card are stored; they identify the test number. */
const TEST_NUMBERS_BY_LAST4: Readonly<Record<string, string>> = Object.fromEntries(
  [
    '4242424242424242',
    '5555555555554444',
    '4000002760003184',
    '4000000000000002',
    '4000000000000341',
    '4000000000009995',
    '4000000000000069',
    '4000000000000127',
  ].map((number) => [number.slice(-4), number]),
)

/** The test number of a stored card; empty for one that is unknown. */
export const getCardNumber = (method: PaymentMethod): string => TEST_NUMBERS_BY_LAST4[method.card.last4] ?? ''

/** Stores a test card; it belongs to nobody while `customer` is null. Throws `card_declined` for any other number. */
export const saveCard = (ctx: StripeContext, customer: string | null, card: CardInput): PaymentMethod => {
  const number = card.number.replace(/\D/g, '')
  const outcome = getChargeOutcome(number)
  if (!(number.slice(-4) in TEST_NUMBERS_BY_LAST4) || findTestNumber(number) !== number) {
    const message = typeof outcome === 'string' ? '' : outcome.message
    throw new StripeError(402, 'card_declined', message, 'card_error', { decline_code: 'test_mode_live_card' })
  }
  return ctx.store.add<PaymentMethod>({
    ...createObject(ctx, 'payment_method'),
    type: 'card',
    customer,
    card: { brand: getCardBrand(number), last4: number.slice(-4), exp_month: card.exp_month, exp_year: card.exp_year },
  })
}

const findTestNumber = (number: string) => TEST_NUMBERS_BY_LAST4[number.slice(-4)]

/** The card that renewals are charged to: that of the subscription, else of the customer. */
export const findSavedCard = (ctx: StripeContext, customer: string, ownMethod: string | null): PaymentMethod | null => {
  const id = ownMethod ?? ctx.store.get('customer', customer).invoice_settings.default_payment_method
  return id ? ctx.store.get('payment_method', id) : null
}
