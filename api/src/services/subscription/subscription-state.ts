import type { SubscriptionState } from '../../db/queries/billing/subscriptions.ts'
import type { ProviderSubscription } from '../../ports/payments.ts'

type Status = ProviderSubscription['status']

/** `active`: billed, with access to the plan. `unpaid`: can still be paid. `ended`: over. */
type Phase = 'active' | 'unpaid' | 'ended'

const PHASE_BY_STATUS: Readonly<Record<Status, Phase>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'active',
  unpaid: 'unpaid',
  paused: 'unpaid',
  incomplete: 'unpaid',
  incomplete_expired: 'ended',
  canceled: 'ended',
}

/** Of several subscriptions, the one whose status comes first here counts. */
const STATUS_PRIORITY: readonly Status[] = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
  'incomplete',
  'canceled',
  'incomplete_expired',
]

const NO_SUBSCRIPTION: SubscriptionState = {
  stripeSubscriptionId: null,
  subscriptionStatus: 'free',
  subscriptionPlan: 'basic',
  subscriptionInterval: 'month',
  cancelAtPeriodEnd: false,
  currentPeriodEnd: null,
}

type Subscriptions = readonly ProviderSubscription[]

/** The subscription that counts: the best status, then the newest. Independent of the order of events. */
const findCurrentSubscription = (subscriptions: Subscriptions): ProviderSubscription | undefined =>
  [...subscriptions].sort(
    (a, b) =>
      STATUS_PRIORITY.indexOf(a.status) - STATUS_PRIORITY.indexOf(b.status) ||
      b.createdAt - a.createdAt ||
      (a.id < b.id ? 1 : -1),
  )[0]

const findByPhase = (subscriptions: Subscriptions, phase: Phase) =>
  findCurrentSubscription(subscriptions.filter(({ status }) => PHASE_BY_STATUS[status] === phase))

/** The subscription that is billed and gives access, or undefined. */
export const findActiveSubscription = (subscriptions: Subscriptions): ProviderSubscription | undefined =>
  findByPhase(subscriptions, 'active')
/** The subscription that can still be paid, or undefined. */
export const findUnpaidSubscription = (subscriptions: Subscriptions): ProviderSubscription | undefined =>
  findByPhase(subscriptions, 'unpaid')

/** The subscription columns of the user's row. */
export const toSubscriptionState = (subscriptions: Subscriptions): SubscriptionState => {
  const current = findCurrentSubscription(subscriptions)
  if (!current) return NO_SUBSCRIPTION
  const hasEnded = PHASE_BY_STATUS[current.status] === 'ended'
  return {
    stripeSubscriptionId: current.id,
    subscriptionStatus: current.status,
    subscriptionPlan: current.plan,
    subscriptionInterval: current.interval,
    cancelAtPeriodEnd: !hasEnded && current.cancelAtPeriodEnd,
    currentPeriodEnd: hasEnded ? null : current.currentPeriodEnd,
  }
}
