import type { BeginTrialResponse } from '#shared/api-schema/subscriptions.ts'
import { AppError } from '#shared/errors.ts'
import type { ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { getOrCreateCustomer } from '../subscription/get-or-create-customer.ts'
import { refreshSubscription } from '../subscription/refresh.ts'
import { getTrialDays } from './offer.ts'

/**
 * Begins to save the card of a trial; nothing is charged, and the trial starts once the card is saved. Throws
 * `trial-unavailable`, `provider-unavailable`, `unauthenticated` when the account was deleted.
 */
export const beginTrial = async ({
  ctx,
  input: { user },
}: ServiceCall<{ user: User }>): Promise<BeginTrialResponse> => {
  const customerId = await getOrCreateCustomer(ctx, user, null)
  const current = await refreshSubscription({ ctx, input: { userId: user.id } })
  if ((await getTrialDays(ctx, current)) === 0) throw new AppError('trial-unavailable')
  return { clientSecret: await ctx.payments.createTrialCardSetup(customerId, user.id) }
}
