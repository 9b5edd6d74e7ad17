import type { SubscriptionStatusResponse } from '#shared/api-schema/responses.ts'
import { effectivePlan, monthlyLimit, STATUS_MEANING } from '#shared/plans.ts'
import type { User } from '../../db/queries/users.ts'

/** The subscription as the user's row holds it. */
export const subscriptionStatus = (user: User): SubscriptionStatusResponse => ({
  plan: effectivePlan(user.subscriptionPlan, user.subscriptionStatus),
  status: STATUS_MEANING[user.subscriptionStatus].active ? 'active' : 'inactive',
  features: { monthlyAnalyses: monthlyLimit(user.subscriptionPlan, user.subscriptionStatus) },
  providerStatus: user.subscriptionStatus,
  interval: user.subscriptionInterval,
  cancelAtPeriodEnd: user.cancelAtPeriodEnd,
  currentPeriodEnd: user.currentPeriodEnd,
})
