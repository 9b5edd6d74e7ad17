import { DAY_SECONDS, HOUR_SECONDS, type StripeContext } from '../context.ts'
import type { Invoice, Subscription } from '../objects.ts'
import { collectInvoice, issueInvoice, voidInvoice } from './invoices.ts'
import { getNextPeriodEnd } from './periods.ts'
import { createPriceLine } from './proration.ts'
import { endSubscription } from './subscriptions.ts'
import { announceTrialEnd, endsWithoutCard, getTrialNoticeTime, isTrialEndAnnounced } from './trials.ts'

/** Days after a failed renewal on which the card is charged again; then `afterRetries` applies. */
const RETRY_DAYS = [3, 5, 7]

interface DueAction {
  readonly at: number
  readonly run: () => void
}

const getLatestInvoice = (ctx: StripeContext, subscription: Subscription): Invoice | null =>
  subscription.latest_invoice ? ctx.store.get('invoice', subscription.latest_invoice) : null

const handleFailedPayment = (ctx: StripeContext, subscription: Subscription, invoice: Invoice): void => {
  const days = RETRY_DAYS[invoice.attempt_count - 1]
  invoice.next_payment_attempt = days === undefined ? null : invoice.created + days * DAY_SECONDS
  subscription.status = days === undefined ? 'unpaid' : 'past_due'
  if (subscription.status === 'unpaid' && ctx.afterRetries === 'canceled') endSubscription(ctx, subscription)
  else ctx.emit('customer.subscription.updated', subscription)
}

const retryInvoice = (ctx: StripeContext, subscription: Subscription, invoice: Invoice): void => {
  const before = invoice.attempt_count
  collectInvoice(ctx, invoice)
  if (invoice.status === 'paid') return
  // A charge that requires authentication is a failed attempt, because the customer is not present.
  if (invoice.attempt_count === before) invoice.attempt_count += 1
  handleFailedPayment(ctx, subscription, invoice)
}

const renewSubscription = (ctx: StripeContext, subscription: Subscription): void => {
  const item = subscription.items.data[0]
  // Stripe moves a trial to `active` before its first charge.
  subscription.status = 'active'
  item.current_period_start = item.current_period_end
  item.current_period_end = getNextPeriodEnd(
    subscription.billing_cycle_anchor,
    item.current_period_start,
    item.price.recurring.interval,
  )
  const invoice = issueInvoice(ctx, subscription, 'subscription_cycle', [createPriceLine(item.price, true)])
  if (invoice.status !== 'paid') retryInvoice(ctx, subscription, invoice)
  else ctx.emit('customer.subscription.updated', subscription)
}

const endPeriod = (ctx: StripeContext, subscription: Subscription): void => {
  const { cancel_at: endsAt } = subscription
  const isCanceled = endsAt !== null && endsAt <= subscription.items.data[0].current_period_end
  if (isCanceled || endsWithoutCard(ctx, subscription)) endSubscription(ctx, subscription)
  else renewSubscription(ctx, subscription)
}

/** What will happen to a subscription without any request. */
const listDueActions = (ctx: StripeContext, subscription: Subscription): DueAction[] => {
  const invoice = getLatestInvoice(ctx, subscription)
  const due: DueAction[] = []
  if (subscription.status === 'incomplete' && invoice?.status === 'open')
    due.push({ at: subscription.created + 23 * HOUR_SECONDS, run: () => voidInvoice(ctx, invoice) })
  if (subscription.pending_update && invoice?.status === 'open')
    due.push({ at: subscription.pending_update.expires_at, run: () => voidInvoice(ctx, invoice) })
  if (subscription.status === 'trialing' && !isTrialEndAnnounced(ctx, subscription))
    due.push({ at: getTrialNoticeTime(subscription), run: () => announceTrialEnd(ctx, subscription) })
  if (subscription.status === 'active' || subscription.status === 'trialing')
    due.push({
      at: Math.min(subscription.items.data[0].current_period_end, subscription.cancel_at ?? Number.POSITIVE_INFINITY),
      run: () => endPeriod(ctx, subscription),
    })
  if (subscription.status === 'past_due' && invoice?.next_payment_attempt)
    due.push({ at: invoice.next_payment_attempt, run: () => retryInvoice(ctx, subscription, invoice) })
  return due
}

/** Runs all actions due by `until` (Unix seconds) in order. `setNow` sets the clock to the time of each. */
export const runDueActionsUntil = (ctx: StripeContext, until: number, setNow: (at: number) => void): void => {
  for (;;) {
    const next = ctx.store
      .list('subscription')
      .flatMap((subscription) => listDueActions(ctx, subscription))
      .filter(({ at }) => at <= until)
      .sort((a, b) => a.at - b.at)[0]
    if (!next) return
    setNow(next.at)
    next.run()
  }
}
