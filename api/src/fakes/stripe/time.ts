import { type Context, DAY, HOUR } from './context.ts'
import { collect, issue, voidInvoice } from './invoices.ts'
import { nextEnd } from './periods.ts'
import { endSubscription } from './subscriptions.ts'
import type { Invoice, Subscription } from './wire.ts'

/** Days after a failed renewal at which the card is tried again; then the account's setting decides. */
const RETRY_DAYS = [3, 5, 7]

interface Due {
  readonly at: number
  readonly act: () => void
}

const latest = (ctx: Context, subscription: Subscription): Invoice | null =>
  subscription.latest_invoice ? ctx.store.get('invoice', subscription.latest_invoice) : null

const afterFailure = (ctx: Context, subscription: Subscription, invoice: Invoice): void => {
  const days = RETRY_DAYS[invoice.attempt_count - 1]
  invoice.next_payment_attempt = days === undefined ? null : invoice.created + days * DAY
  subscription.status = days === undefined ? 'unpaid' : 'past_due'
  if (subscription.status === 'unpaid' && ctx.afterRetries === 'canceled') endSubscription(ctx, subscription)
  else ctx.emit('customer.subscription.updated', subscription)
}

const tryInvoice = (ctx: Context, subscription: Subscription, invoice: Invoice): void => {
  const before = invoice.attempt_count
  collect(ctx, invoice)
  if (invoice.status === 'paid') return
  // A bank that asks while nobody is there counts as an attempt too.
  if (invoice.attempt_count === before) invoice.attempt_count += 1
  afterFailure(ctx, subscription, invoice)
}

const renew = (ctx: Context, subscription: Subscription): void => {
  const item = subscription.items.data[0]
  item.current_period_start = item.current_period_end
  item.current_period_end = nextEnd(subscription.created, item.current_period_start, item.price.recurring.interval)
  const invoice = issue(ctx, subscription, 'subscription_cycle', [
    {
      description: `1 × ${item.price.lookup_key ?? item.price.id}`,
      amount: item.price.unit_amount,
      price: item.price.id,
    },
  ])
  if (invoice.status !== 'paid') tryInvoice(ctx, subscription, invoice)
  else ctx.emit('customer.subscription.updated', subscription)
}

const endPeriod = (ctx: Context, subscription: Subscription): void => {
  if (subscription.cancel_at_period_end) endSubscription(ctx, subscription)
  else renew(ctx, subscription)
}

/** What time alone will do to a subscription next. */
const dueOf = (ctx: Context, subscription: Subscription): Due[] => {
  const invoice = latest(ctx, subscription)
  const due: Due[] = []
  if (subscription.status === 'incomplete' && invoice?.status === 'open')
    due.push({ at: subscription.created + 23 * HOUR, act: () => voidInvoice(ctx, invoice) })
  if (subscription.pending_update && invoice?.status === 'open')
    due.push({ at: subscription.pending_update.expires_at, act: () => voidInvoice(ctx, invoice) })
  if (subscription.status === 'active')
    due.push({ at: subscription.items.data[0].current_period_end, act: () => endPeriod(ctx, subscription) })
  if (subscription.status === 'past_due' && invoice?.next_payment_attempt)
    due.push({ at: invoice.next_payment_attempt, act: () => tryInvoice(ctx, subscription, invoice) })
  return due
}

/** Lets everything happen, in order, that is due by `until` (Unix seconds). `setNow` moves the clock to each moment. */
export const settle = (ctx: Context, until: number, setNow: (at: number) => void): void => {
  for (;;) {
    const next = ctx.store
      .all('subscription')
      .flatMap((subscription) => dueOf(ctx, subscription))
      .filter(({ at }) => at <= until)
      .sort((a, b) => a.at - b.at)[0]
    if (!next) return
    setNow(next.at)
    next.act()
  }
}
