import type { ChangePlanResponse, ChangePreviewResponse } from '#shared/contract/responses.ts'
import { AppError } from '#shared/errors.ts'
import { CURRENCY, type PaidPlanId, priceCents } from '#shared/plans.ts'
import type { Ctx } from '../../context.ts'
import type { User } from '../../db/queries/users.ts'
import type { ProviderSubscription } from '../../ports/payments.ts'
import { findSubscriptions } from './find.ts'
import { lookAgain } from './look-again.ts'
import { withdrawInvoice } from './retire.ts'
import { liveOf } from './standing.ts'

/** The subscription that can change its plan: a live one that owes nothing. */
const changeable = async (ctx: Ctx, user: User): Promise<ProviderSubscription> => {
  const live = liveOf(await findSubscriptions(ctx, user))
  if (!live) throw new AppError('no-subscription')
  if (live.status === 'past_due') throw new AppError('payment-incomplete')
  return live
}

/**
 * Changes the plan: at once when the saved card pays the difference or nothing is owed, else the old plan stays and the
 * answer holds the secret to pay with. The same change asked for twice is made once. Throws `no-subscription`,
 * `payment-incomplete` when a renewal is still owed, `conflict` when another change came in between.
 */
export const changePlan = async (ctx: Ctx, user: User, plan: PaidPlanId): Promise<ChangePlanResponse> => {
  const now = await changeable(ctx, user)
  const secret = now.pendingPlan === plan && now.latestInvoice?.clientSecret
  if (secret) return { requiresPayment: true, clientSecret: secret }
  if (now.pendingPlan && !(await withdrawInvoice(ctx, now))) throw new AppError('conflict')
  const after =
    now.plan === plan ? now : await ctx.payments.changePlan({ subscription: now, plan, attempt: name(now, plan) })
  await lookAgain(ctx, user.id)
  const waits = after.plan !== plan
  return { requiresPayment: waits, clientSecret: waits ? (after.latestInvoice?.clientSecret ?? null) : null }
}

/** Every change leaves an invoice behind, so that the last one tells this change from an earlier one like it. */
const name = ({ id, latestInvoice }: ProviderSubscription, plan: PaidPlanId) =>
  `change:${id}:${latestInvoice?.id ?? ''}:${plan}`

/** What `changePlan` would cost now and from the next period on. */
export const previewChange = async (ctx: Ctx, user: User, plan: PaidPlanId): Promise<ChangePreviewResponse> => {
  const now = await changeable(ctx, user)
  return {
    dueNowCents: now.plan === plan ? 0 : await ctx.payments.previewChange(now, plan),
    priceCents: priceCents(plan, now.interval),
    currency: CURRENCY,
    interval: now.interval,
    renewsAt: now.currentPeriodEnd,
    cancelAtPeriodEnd: now.cancelAtPeriodEnd,
  }
}
