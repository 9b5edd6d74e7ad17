import type { Stripe } from 'stripe'
import { AppError } from '#shared/errors.ts'
import type { Payments, ProviderSubscription } from '../../ports/payments.ts'
import { asking, unlessGone } from './errors.ts'
import { eventReader } from './events.ts'
import { moneyCalls, toSeconds } from './money.ts'
import { APP } from './names.ts'
import { priceBook } from './prices.ts'
import { readSubscription } from './read.ts'

export interface StripeOptions {
  readonly stripe: Stripe
  readonly webhookSecret: string
  readonly clock: () => number
}

const EXPAND = ['latest_invoice.confirmation_secret']

const ours = (subscription: Stripe.Subscription): ProviderSubscription => {
  const read = readSubscription(subscription)
  if (!read) throw new AppError('not-found')
  return read
}

/** Payments by Stripe: the port's promises, kept with idempotency keys and by reading back what Stripe says. */
export const stripePayments = ({ stripe, webhookSecret, clock }: StripeOptions): Payments => {
  const priceOf = priceBook(stripe)
  return {
    ...moneyCalls(stripe, priceOf),
    readEvent: eventReader(stripe, webhookSecret, clock),
    createCustomer: async ({ userId, email, name, language, attempt }) => {
      const details = { email, name, preferred_locales: [language], metadata: { app: APP, userId } }
      return (await asking(stripe.customers.create(details, { idempotencyKey: attempt }))).id
    },
    subscriptionsOf: async (customer) => {
      const list = { customer, status: 'all', limit: 100, expand: EXPAND.map((path) => `data.${path}`) } as const
      const { data } = await asking(stripe.subscriptions.list(list)).catch(noneIfGone)
      return data.flatMap((subscription) => readSubscription(subscription) ?? [])
    },
    start: async ({ customerId, userId, plan, interval, attempt }) => {
      const created = await asking(
        stripe.subscriptions.create(
          {
            customer: customerId,
            items: [{ price: await priceOf(plan, interval) }],
            payment_behavior: 'default_incomplete',
            payment_settings: { save_default_payment_method: 'on_subscription', payment_method_types: ['card'] },
            metadata: { app: APP, userId },
            expand: EXPAND,
          },
          { idempotencyKey: attempt },
        ),
      )
      return ours(created)
    },
    end: (id) => end(stripe, id),
    setCancelAtPeriodEnd: async (id, cancel) =>
      ours(await asking(stripe.subscriptions.update(id, { cancel_at_period_end: cancel, expand: EXPAND }))),
    changePlan: async ({ subscription, plan, asOf, attempt }) =>
      ours(
        await asking(
          stripe.subscriptions.update(
            subscription.id,
            {
              items: [{ id: subscription.itemId, price: await priceOf(plan, subscription.interval) }],
              proration_behavior: 'always_invoice',
              proration_date: toSeconds(asOf),
              payment_behavior: 'pending_if_incomplete',
              expand: EXPAND,
            },
            { idempotencyKey: attempt },
          ),
        ),
      ),
    deleteCustomer: (id) => unlessGone(stripe.customers.del(id)),
  }
}

const ENDED: readonly string[] = ['canceled', 'incomplete_expired']

/** Stripe refuses to cancel what is over, in more than one way: what counts is that it is. */
const end = async (stripe: Stripe, id: string): Promise<void> => {
  try {
    await asking(stripe.subscriptions.cancel(id))
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return
    const { status } = await asking(stripe.subscriptions.retrieve(id))
    if (!ENDED.includes(status)) throw error
  }
}

const noneIfGone = (error: unknown): { data: Stripe.Subscription[] } => {
  if (error instanceof AppError && error.code === 'not-found') return { data: [] }
  throw error
}
