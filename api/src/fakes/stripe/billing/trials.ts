import { DAY_SECONDS, type StripeContext } from '../context.ts'
import type { Subscription, TrialSettings } from '../objects.ts'
import { findSavedCard } from './payment-methods.ts'

const TRIAL_WILL_END = 'customer.subscription.trial_will_end'
const NOTICE_DAYS = 3

export interface NewTrial {
  readonly days: number
  readonly missingCard: TrialSettings['end_behavior']['missing_payment_method']
}

type TrialFields = Pick<Subscription, 'trial_start' | 'trial_end' | 'trial_settings'>

/** The fields of a subscription whose trial begins at `start` (Unix seconds), or of one without a trial. */
export const createTrialFields = (start: number, trial: NewTrial | null): TrialFields =>
  trial
    ? {
        trial_start: start,
        trial_end: start + trial.days * DAY_SECONDS,
        trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: trial.missingCard } },
      }
    : { trial_start: null, trial_end: null, trial_settings: null }

/** Three days before the end; at once for a shorter trial. Unix seconds. */
export const getTrialNoticeTime = ({ created, trial_end: end }: Subscription): number =>
  Math.max(created, (end ?? created) - NOTICE_DAYS * DAY_SECONDS)

/** Whether the event before the end of a trial was sent. */
export const isTrialEndAnnounced = (ctx: StripeContext, { id }: Subscription): boolean =>
  ctx.store.list(
    'event',
    ({ type, data: { object } }) =>
      type === TRIAL_WILL_END && typeof object === 'object' && object !== null && 'id' in object && object.id === id,
  ).length > 0

/** Sends the event that Stripe sends three days before the end of a trial. */
export const announceTrialEnd = (ctx: StripeContext, subscription: Subscription): void =>
  ctx.emit(TRIAL_WILL_END, subscription)

/** `trial_settings.end_behavior.missing_payment_method: cancel`. */
export const endsWithoutCard = (ctx: StripeContext, subscription: Subscription): boolean =>
  subscription.status === 'trialing' &&
  subscription.trial_settings?.end_behavior.missing_payment_method === 'cancel' &&
  findSavedCard(ctx, subscription.customer, subscription.default_payment_method) === null
