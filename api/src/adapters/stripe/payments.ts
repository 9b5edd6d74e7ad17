import type { Stripe } from 'stripe'
import { AppError } from '#shared/errors.ts'
import type { Payments, ProviderSubscription } from '../../ports/payments.ts'
import { createBillingCalls, toChangeTime } from './billing-calls.ts'
import { createCardSetups } from './card-setups.ts'
import { payRenewalWithNewCard, setDefaultCard } from './default-card.ts'
import { ignoreMissing, withAppErrors } from './errors.ts'
import { createWebhookVerifier } from './events.ts'
import { getPendingPriceId, toProviderSubscription } from './map-objects.ts'
import { APP_NAME } from './names.ts'
import { createPriceLookup, fetchPlanOfPrice } from './prices.ts'

export interface StripeOptions {
  readonly stripe: Stripe
  readonly webhookSecret: string
  readonly clock: () => number
}

const EXPANDED_FIELDS = ['latest_invoice.confirmation_secret']

const convertSubscription = async (
  stripe: Stripe,
  subscription: Stripe.Subscription,
): Promise<ProviderSubscription | null> => {
  const converted = toProviderSubscription(subscription)
  const priceId = getPendingPriceId(subscription)
  return converted && priceId ? { ...converted, pendingPlan: await fetchPlanOfPrice(stripe, priceId) } : converted
}

const toOwnSubscription = async (stripe: Stripe, subscription: Stripe.Subscription): Promise<ProviderSubscription> => {
  const converted = await convertSubscription(stripe, subscription)
  if (!converted) throw new AppError('not-found')
  return converted
}

/** Implements `Payments` with Stripe. Throws what the port declares. */
export const createStripePayments = ({ stripe, webhookSecret, clock }: StripeOptions): Payments => {
  const withPrice = createPriceLookup(stripe)
  return {
    ...createBillingCalls(stripe, withPrice),
    verifyWebhook: createWebhookVerifier(stripe, webhookSecret, clock),
    createCustomer: async ({ userId, email, name, language, attempt }) => {
      const details = { email, name, preferred_locales: [language], metadata: { app: APP_NAME, userId } }
      return (await withAppErrors(stripe.customers.create(details, { idempotencyKey: attempt }))).id
    },
    listSubscriptions: async (customer) => {
      const list = {
        customer,
        status: 'all',
        limit: 100,
        expand: EXPANDED_FIELDS.map((path) => `data.${path}`),
      } as const
      const { data } = await withAppErrors(stripe.subscriptions.list(list)).catch(toEmptyList)
      const converted = await Promise.all(data.map((subscription) => convertSubscription(stripe, subscription)))
      return converted.filter((subscription) => subscription !== null)
    },
    createSubscription: async ({ customerId, userId, plan, interval, trialDays = null, attempt }) => {
      const created = await withPrice(plan, interval, (price) =>
        withAppErrors(
          stripe.subscriptions.create(
            {
              customer: customerId,
              items: [{ price }],
              payment_behavior: 'default_incomplete',
              // A card of the subscription would take precedence over the one that the billing portal sets.
              payment_settings: { save_default_payment_method: 'off', payment_method_types: ['card'] },
              ...(trialDays !== null && {
                trial_period_days: trialDays,
                trial_settings: { end_behavior: { missing_payment_method: 'cancel' as const } },
              }),
              metadata: { app: APP_NAME, userId },
              expand: EXPANDED_FIELDS,
            },
            { idempotencyKey: attempt },
          ),
        ),
      )
      return toOwnSubscription(stripe, created)
    },
    cancelSubscription: (id) => cancelSubscription(stripe, id),
    setCancelAtPeriodEnd: async (id, cancel) => {
      const current = cancel ? null : await withAppErrors(stripe.subscriptions.retrieve(id))
      // Stripe accepts one of the two fields at a time; a date set in the dashboard is revoked with its own.
      const change =
        current && current.cancel_at !== null && !current.cancel_at_period_end
          ? { cancel_at: '' as const }
          : { cancel_at_period_end: cancel }
      return toOwnSubscription(
        stripe,
        await withAppErrors(stripe.subscriptions.update(id, { ...change, expand: EXPANDED_FIELDS })),
      )
    },
    changePlan: async ({ subscription, plan, endsTrial = false, asOf, attempt }) =>
      toOwnSubscription(
        stripe,
        await withPrice(plan, subscription.interval, (price) =>
          withAppErrors(
            stripe.subscriptions.update(
              subscription.id,
              {
                items: [{ id: subscription.itemId, price }],
                ...toChangeTime(asOf, endsTrial),
                payment_behavior: 'pending_if_incomplete',
                expand: EXPANDED_FIELDS,
              },
              { idempotencyKey: attempt },
            ),
          ),
        ),
      ),
    ...createCardSetups(stripe),
    setDefaultCard: (intentId) => setDefaultCard(stripe, intentId),
    payRenewalWithNewCard: (subscription) => payRenewalWithNewCard(stripe, subscription),
    deleteCustomer: (id) => ignoreMissing(stripe.customers.del(id)),
  }
}

const ENDED_STATUSES: readonly string[] = ['canceled', 'incomplete_expired']

/** Stripe rejects the cancellation of an ended subscription with several errors; they count as success. */
const cancelSubscription = async (stripe: Stripe, id: string): Promise<void> => {
  try {
    await withAppErrors(stripe.subscriptions.cancel(id))
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return
    const { status } = await withAppErrors(stripe.subscriptions.retrieve(id))
    if (!ENDED_STATUSES.includes(status)) throw error
  }
}

const toEmptyList = (error: unknown): { data: Stripe.Subscription[] } => {
  if (error instanceof AppError && error.code === 'not-found') return { data: [] }
  throw error
}
