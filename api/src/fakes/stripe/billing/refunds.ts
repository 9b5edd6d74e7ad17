import { createObject, type StripeContext } from '../context.ts'
import type { Charge, Dispute, Refund } from '../objects.ts'
import { StripeError } from '../stripe-error.ts'

/** Gives money back; all of it unless an amount is named. */
export const createRefund = (
  ctx: StripeContext,
  charge: Charge,
  amount: number = charge.amount - charge.amount_refunded,
): Refund => {
  if (charge.status !== 'succeeded' || amount <= 0 || charge.amount_refunded + amount > charge.amount)
    throw new StripeError(400, 'charge_already_refunded', `Charge ${charge.id} has already been refunded.`)
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
  const made = ctx.store.add<Refund>({
    ...createObject(ctx, 'refund'),
    charge: charge.id,
    payment_intent: charge.payment_intent,
    amount,
    status: 'succeeded',
  })
  ctx.emit('charge.refunded', charge)
  return made
}

/** The card's owner asks the bank for the money. */
export const createDispute = (ctx: StripeContext, charge: Charge): Dispute => {
  charge.disputed = true
  const made = ctx.store.add<Dispute>({
    ...createObject(ctx, 'dispute'),
    charge: charge.id,
    payment_intent: charge.payment_intent,
    amount: charge.amount,
    status: 'needs_response',
  })
  ctx.emit('charge.dispute.created', made)
  return made
}

export const closeDispute = (ctx: StripeContext, made: Dispute, status: 'won' | 'lost'): void => {
  made.status = status
  ctx.emit('charge.dispute.closed', made)
}
