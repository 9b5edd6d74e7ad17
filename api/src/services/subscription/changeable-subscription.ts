import { AppError } from '#shared/errors.ts'
import { type PaidPlanId, PLANS } from '#shared/plans.ts'
import type { Ctx } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import type { ProviderSubscription } from '../../ports/payments.ts'
import { findActiveSubscription } from './subscription-state.ts'

/** The active subscription whose plan can be changed, or null. Throws `renewal-owed` while a renewal is unpaid. */
export const getChangeableSubscription = async (ctx: Ctx, user: User): Promise<ProviderSubscription | null> => {
  const active = user.stripeCustomerId
    ? findActiveSubscription(await ctx.payments.listSubscriptions(user.stripeCustomerId))
    : undefined
  if (active?.status === 'past_due') throw new AppError('renewal-owed')
  return active ?? null
}

/** A trial goes on after a change to a cheaper plan; a dearer one is charged at once. */
export const endsTrial = ({ status, plan: current }: ProviderSubscription, plan: PaidPlanId): boolean =>
  status === 'trialing' && PLANS[plan].monthlyCents > PLANS[current].monthlyCents

/** Clamps `at` (UTC ms) to the paid period: the provider prorates only within it, and its clock may differ from ours. */
export const clampToPeriod = ({ currentPeriodStart, currentPeriodEnd }: ProviderSubscription, at: number): number =>
  Math.min(Math.max(at, currentPeriodStart), currentPeriodEnd)
