import type { SubscriptionStatusResponse } from '#shared/api-schema/subscriptions.ts'
import { getEffectivePlan, getMonthlyLimit, STATUS_EFFECTS } from '#shared/plans.ts'
import type { User } from '../../db/queries/account/users.ts'

/** The stored subscription of a user, for the API. `trialDays`: of the trial that the user can start. */
export const toStatusResponse = (user: User, trialDays = 0): SubscriptionStatusResponse => ({
  plan: getEffectivePlan(user.subscriptionPlan, user.subscriptionStatus),
  status: STATUS_EFFECTS[user.subscriptionStatus].active ? 'active' : 'inactive',
  features: { monthlyAnalyses: getMonthlyLimit(user.subscriptionPlan, user.subscriptionStatus) },
  providerStatus: user.subscriptionStatus,
  interval: user.subscriptionInterval,
  cancelAtPeriodEnd: user.cancelAtPeriodEnd,
  currentPeriodEnd: user.currentPeriodEnd,
  trialDays,
})
