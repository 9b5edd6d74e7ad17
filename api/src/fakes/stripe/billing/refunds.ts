import { createObject, type StripeContext } from '../context.ts'
import type { Charge, Dispute, Refund } from '../objects.ts'
import { StripeError } from '../stripe-error.ts'

/** Refunds `amount` cents of a charge, by default the rest of it. */
export const createRefund = (
  ctx: StripeContext,
  charge: Charge,
  amount: number = charge.amount - charge.amount_refunded,
): Refund => {
  if (charge.status !== 'succeeded' || amount <= 0 || charge.amount_refunded + amount > charge.amount)
    throw new StripeError(400, 'charge_already_refunded', `Charge ${charge.id} has already been refunded.`)
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
  const refund = ctx.store.add<Refund>({
    ...createObject(ctx, 'refund'),
    charge: charge.id,
    payment_intent: charge.payment_intent,
    amount,
    status: 'succeeded',
  })
  ctx.emit('charge.refunded', charge)
  return refund
}

/** Opens a dispute, as the owner of a card does at the bank. */
export const createDispute = (ctx: StripeContext, charge: Charge): Dispute => {
  charge.disputed = true
  const dispute = ctx.store.add<Dispute>({
    ...createObject(ctx, 'dispute'),
    charge: charge.id,
    payment_intent: charge.payment_intent,
    amount: charge.amount,
    status: 'needs_response',
  })
  ctx.emit('charge.dispute.created', dispute)
  return dispute
}

/** Decides a dispute, with its event. */
export const closeDispute = (ctx: StripeContext, dispute: Dispute, status: 'won' | 'lost'): void => {
  dispute.status = status
  ctx.emit('charge.dispute.closed', dispute)
}
