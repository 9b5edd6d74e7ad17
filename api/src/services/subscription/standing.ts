import type { SubscriptionFacts } from '../../db/queries/subscriptions.ts'
import type { ProviderSubscription } from '../../ports/payments.ts'

type Status = ProviderSubscription['status']

/** `live` bills and gives the plan; `waiting` is unpaid for and may still be paid; `ended` is over. */
type Standing = 'live' | 'waiting' | 'ended'

const STANDING: Readonly<Record<Status, Standing>> = {
  active: 'live',
  trialing: 'live',
  past_due: 'live',
  unpaid: 'waiting',
  paused: 'waiting',
  incomplete: 'waiting',
  incomplete_expired: 'ended',
  canceled: 'ended',
}

/** Which of several counts: what gives most, and of those the newest. */
const RANK: readonly Status[] = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
  'incomplete',
  'canceled',
  'incomplete_expired',
]

const NOTHING: SubscriptionFacts = {
  stripeSubscriptionId: null,
  subscriptionStatus: 'free',
  subscriptionPlan: 'basic',
  subscriptionInterval: 'month',
  cancelAtPeriodEnd: false,
  currentPeriodEnd: null,
}

type Found = readonly ProviderSubscription[]

/** The one subscription that counts, or none. Depends on what the provider holds alone, not on the order of events. */
const governing = (found: Found): ProviderSubscription | undefined =>
  [...found].sort(
    (a, b) => RANK.indexOf(a.status) - RANK.indexOf(b.status) || b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1),
  )[0]

const withStanding = (found: Found, standing: Standing) =>
  governing(found.filter(({ status }) => STANDING[status] === standing))

export const liveOf = (found: Found): ProviderSubscription | undefined => withStanding(found, 'live')
export const waitingOf = (found: Found): ProviderSubscription | undefined => withStanding(found, 'waiting')

/** What to write in the user's row. */
export const factsOf = (found: Found): SubscriptionFacts => {
  const one = governing(found)
  if (!one) return NOTHING
  const over = STANDING[one.status] === 'ended'
  return {
    stripeSubscriptionId: one.id,
    subscriptionStatus: one.status,
    subscriptionPlan: one.plan,
    subscriptionInterval: one.interval,
    cancelAtPeriodEnd: !over && one.cancelAtPeriodEnd,
    currentPeriodEnd: over ? null : one.currentPeriodEnd,
  }
}
