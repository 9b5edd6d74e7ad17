import type { ChangePlanResponse, ChangePreviewResponse } from '#shared/api-schema/responses.ts'
import { AppError } from '#shared/errors.ts'
import { CURRENCY, type PaidPlanId, priceCents } from '#shared/plans.ts'
import type { Ctx } from '../../context.ts'
import type { User } from '../../db/queries/users.ts'
import type { ProviderSubscription } from '../../ports/payments.ts'
import { createSubscription } from './create.ts'
import { refreshSubscription } from './refresh-subscription.ts'
import { withdrawInvoice } from './retire.ts'
import { liveOf } from './standing.ts'

/** The live subscription, if there is one. Throws `renewal-owed`: debts are paid first. */
const changeable = async (ctx: Ctx, user: User): Promise<ProviderSubscription | null> => {
  const live = user.stripeCustomerId ? liveOf(await ctx.payments.subscriptionsOf(user.stripeCustomerId)) : undefined
  if (live?.status === 'past_due') throw new AppError('renewal-owed')
  return live ?? null
}

/** How long a preview holds. */
const PREVIEW_MS = 30 * 60_000

/** The provider reckons within the paid period alone, and its clock need not be ours. */
const within = ({ currentPeriodStart, currentPeriodEnd }: ProviderSubscription, at: number): number =>
  Math.min(Math.max(at, currentPeriodStart), currentPeriodEnd)

/** The preview's moment while it is fresh, else now; a change never reckons from a time of the caller's own choosing. */
const reckonedFrom = (ctx: Ctx, subscription: ProviderSubscription, asOf: number | undefined): number => {
  const now = within(subscription, ctx.clock())
  return asOf !== undefined && asOf <= now && asOf > now - PREVIEW_MS ? within(subscription, asOf) : now
}

/**
 * Changes the plan: at once when the saved card pays the difference or nothing is owed, else the old plan stays and the
 * answer holds the secret to pay with. Without a live subscription it starts one, to be paid. The same change asked for
 * twice is made once; with the preview's `asOf` it costs what the preview said. Throws `renewal-owed`, and `conflict`
 * when another change came in between.
 */
export const changePlan = async (
  ctx: Ctx,
  user: User,
  plan: PaidPlanId,
  asOf?: number,
): Promise<ChangePlanResponse> => {
  const now = await changeable(ctx, user)
  if (!now) return toPay((await createSubscription(ctx, user, { plan, interval: 'month', name: null })).clientSecret)
  const secret = now.pendingPlan === plan && now.latestInvoice?.clientSecret
  if (secret) return toPay(secret)
  if (now.pendingPlan && !(await withdrawInvoice(ctx, now))) throw new AppError('conflict')
  const after = now.plan === plan ? now : await change(ctx, user, now, plan, reckonedFrom(ctx, now, asOf))
  await refreshSubscription(ctx, user.id)
  if (after.plan === plan) return toPay(null)
  return { requiresPayment: true, clientSecret: after.latestInvoice?.clientSecret ?? null }
}

/** Another tab may have asked for the same change from another moment: then it is made already. */
const change = async (ctx: Ctx, user: User, now: ProviderSubscription, plan: PaidPlanId, asOf: number) => {
  try {
    return await ctx.payments.changePlan({ subscription: now, plan, asOf, attempt: nameOf(now, plan) })
  } catch (error) {
    const after = await changeable(ctx, user)
    if (after?.plan === plan || after?.pendingPlan === plan) return after
    throw error
  }
}

const toPay = (clientSecret: string | null): ChangePlanResponse => ({
  requiresPayment: clientSecret !== null,
  clientSecret,
})

/** Every change leaves an invoice behind, so that the last one tells this change from an earlier one like it. */
const nameOf = ({ id, latestInvoice }: ProviderSubscription, plan: PaidPlanId) =>
  `change:${id}:${latestInvoice?.id ?? ''}:${plan}`

/** What `changePlan` would cost now and from the next period on. */
export const previewChange = async (ctx: Ctx, user: User, plan: PaidPlanId): Promise<ChangePreviewResponse> => {
  const now = await changeable(ctx, user)
  const interval = now?.interval ?? 'month'
  const price = priceCents(plan, interval)
  const asOf = now ? within(now, ctx.clock()) : ctx.clock()
  const difference = now && now.plan !== plan ? await ctx.payments.previewChange(now, plan, asOf) : 0
  return {
    asOf,
    dueNowCents: now ? difference : price,
    priceCents: price,
    currency: CURRENCY,
    interval,
    renewsAt: now?.currentPeriodEnd ?? null,
    cancelAtPeriodEnd: now?.cancelAtPeriodEnd ?? false,
  }
}
