import { BILLING_INTERVALS, type BillingInterval, PAID_PLAN_IDS, type PaidPlanId } from '#shared/plans.ts'

/** API version of every call; webhooks may have another. */
export const STRIPE_API_VERSION = '2026-10-28.endive'

/** Metadata value that identifies our objects in a Stripe account. */
export const APP_NAME = 'faro'

/** Lookup key of a price, so that price ids need no configuration. */
export const createLookupKey = (plan: PaidPlanId, interval: BillingInterval): string =>
  `${APP_NAME}_${plan}_${interval}`

/** The id of a plan's product in Stripe. */
export const createProductId = (plan: PaidPlanId): string => `${APP_NAME}_${plan}`

export const isPlan = (value: unknown): value is PaidPlanId => PAID_PLAN_IDS.some((plan) => plan === value)
export const isInterval = (value: unknown): value is BillingInterval =>
  BILLING_INTERVALS.some((interval) => interval === value)

/** Events that can change a subscription; others are acknowledged and ignored. */
export const WEBHOOK_EVENTS = [
  'customer.updated',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.trial_will_end',
  'customer.subscription.pending_update_applied',
  'customer.subscription.pending_update_expired',
  'invoice.paid',
  'payment_intent.succeeded',
  'setup_intent.succeeded',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const
