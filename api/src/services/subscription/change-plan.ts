import type { ChangePlanResponse } from '#shared/api-schema/subscriptions.ts'
import { AppError } from '#shared/errors.ts'
import type { PaidPlanId } from '#shared/plans.ts'
import type { Ctx, ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import type { ProviderSubscription } from '../../ports/payments.ts'
import { voidOpenInvoice } from './cancel-unpaid.ts'
import { clampToPeriod, endsTrial, getChangeableSubscription } from './changeable-subscription.ts'
import { createSubscription } from './create.ts'
import { refreshSubscription } from './refresh.ts'

/** How long a preview is valid. */
const MAX_PREVIEW_AGE_MS = 30 * 60_000

export interface ChangePlanInput {
  readonly user: User
  readonly plan: PaidPlanId
  /** The date of the preview (UTC ms): the change then costs what the preview showed. */
  readonly asOf?: number | undefined
}

/**
 * Changes the plan. The change is immediate when the saved card pays the difference or nothing is owed; otherwise the
 * old plan remains and the response has the client secret to pay with. Without an active subscription it creates one.
 * Repeating the same change makes it once. Throws `renewal-owed`, `plan-changing` when another change was paid meanwhile,
 * `provider-unavailable`.
 */
export const changePlan = async ({ ctx, input }: ServiceCall<ChangePlanInput>): Promise<ChangePlanResponse> => {
  const { user, plan, asOf } = input
  const current = await getChangeableSubscription(ctx, user)
  if (!current) {
    const input = { user, plan, interval: 'month', name: null } as const
    const created = await createSubscription({ ctx, input })
    return toChangePlanResponse(created.clientSecret)
  }
  const pendingSecret = current.pendingPlan === plan && current.latestInvoice?.clientSecret
  if (pendingSecret) return toChangePlanResponse(pendingSecret)
  if (current.pendingPlan && !(await voidOpenInvoice(ctx, current))) throw new AppError('plan-changing')
  const changed =
    current.plan === plan ? current : await applyChange(ctx, user, current, plan, getProrationDate(ctx, current, asOf))
  await refreshSubscription({ ctx, input: { userId: user.id } })
  if (changed.plan === plan) return toChangePlanResponse(null)
  return { requiresPayment: true, clientSecret: changed.latestInvoice?.clientSecret ?? null }
}

/** The date of a valid preview, else now: a client cannot choose an arbitrary proration date. UTC ms. */
const getProrationDate = (ctx: Ctx, subscription: ProviderSubscription, asOf: number | undefined): number => {
  const now = clampToPeriod(subscription, ctx.clock())
  return asOf !== undefined && asOf <= now && asOf > now - MAX_PREVIEW_AGE_MS ? clampToPeriod(subscription, asOf) : now
}

/** Another tab may have made the same change with another date: the error is ignored when the change exists already. */
const applyChange = async (
  ctx: Ctx,
  user: User,
  subscription: ProviderSubscription,
  plan: PaidPlanId,
  asOf: number,
): Promise<ProviderSubscription> => {
  try {
    const attempt = createIdempotencyKey(subscription, plan)
    return await ctx.payments.changePlan({
      subscription,
      plan,
      endsTrial: endsTrial(subscription, plan),
      asOf,
      attempt,
    })
  } catch (error) {
    const current = await getChangeableSubscription(ctx, user)
    if (current?.plan === plan || current?.pendingPlan === plan) return current
    throw error
  }
}

const toChangePlanResponse = (clientSecret: string | null): ChangePlanResponse => ({
  requiresPayment: clientSecret !== null,
  clientSecret,
})

/** Every change creates an invoice, so the id of the latest one distinguishes repeated changes between two plans. */
const createIdempotencyKey = ({ id, latestInvoice }: ProviderSubscription, plan: PaidPlanId) =>
  `change:${id}:${latestInvoice?.id ?? ''}:${plan}`
