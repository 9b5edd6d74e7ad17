import type { ChangePreviewResponse } from '#shared/api-schema/subscriptions.ts'
import { CURRENCY, getPriceCents, type PaidPlanId } from '#shared/plans.ts'
import type { ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { clampToPeriod, endsTrial, getChangeableSubscription } from './changeable-subscription.ts'

/**
 * Previews the cost of `changePlan`, now and from the next period on, in cents. `asOf` (UTC ms) makes the change cost
 * what the preview showed. Throws `renewal-owed`, `provider-unavailable`.
 */
export const previewChange = async ({
  ctx,
  input: { user, plan },
}: ServiceCall<{ user: User; plan: PaidPlanId }>): Promise<ChangePreviewResponse> => {
  const current = await getChangeableSubscription(ctx, user)
  const interval = current?.interval ?? 'month'
  const priceCents = getPriceCents(plan, interval)
  const asOf = current ? clampToPeriod(current, ctx.clock()) : ctx.clock()
  const startsAnew = current !== null && endsTrial(current, plan)
  const differenceCents =
    current && current.plan !== plan ? await ctx.payments.previewChange(current, plan, asOf, startsAnew) : 0
  return {
    asOf,
    dueNowCents: current ? differenceCents : priceCents,
    priceCents,
    currency: CURRENCY,
    interval,
    renewsAt: startsAnew ? null : (current?.currentPeriodEnd ?? null),
    endsTrial: startsAnew,
    cancelAtPeriodEnd: current?.cancelAtPeriodEnd ?? false,
  }
}
