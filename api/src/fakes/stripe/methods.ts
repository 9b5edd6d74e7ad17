import { brandOf, outcomeOf } from './cards.ts'
import { base, type Context } from './context.ts'
import { Refusal } from './refusal.ts'
import type { PaymentMethod } from './wire.ts'

export interface CardInput {
  readonly number: string
  readonly exp_month: number
  readonly exp_year: number
}

/** Numbers are test numbers; only their last four digits are kept, which tell them apart. */
const BY_LAST4: Readonly<Record<string, string>> = Object.fromEntries(
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

export const numberOf = (method: PaymentMethod): string => BY_LAST4[method.card.last4] ?? ''

/** A saved card. A number that is no test number is refused and not kept. */
export const addCard = (ctx: Context, customer: string, card: CardInput): PaymentMethod => {
  const number = card.number.replace(/\D/g, '')
  const outcome = outcomeOf(number)
  if (!(number.slice(-4) in BY_LAST4) || numberFor(number) !== number) {
    const message = typeof outcome === 'string' ? '' : outcome.message
    throw new Refusal(402, 'card_declined', message, 'card_error', { decline_code: 'test_mode_live_card' })
  }
  return ctx.store.add<PaymentMethod>({
    ...base(ctx, 'payment_method'),
    type: 'card',
    customer,
    card: { brand: brandOf(number), last4: number.slice(-4), exp_month: card.exp_month, exp_year: card.exp_year },
  })
}

const numberFor = (number: string) => BY_LAST4[number.slice(-4)]

/** The card that renewals are charged to: the subscription's own, else the customer's. */
export const savedCard = (ctx: Context, customer: string, ownMethod: string | null): PaymentMethod | null => {
  const id = ownMethod ?? ctx.store.get('customer', customer).invoice_settings.default_payment_method
  return id ? ctx.store.get('payment_method', id) : null
}
