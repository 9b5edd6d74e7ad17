import { AppError } from '#shared/errors.ts'
import type { ServiceCall } from '../../context.ts'
import { getUserById, type User } from '../../db/queries/account/users.ts'
import { hasWebhookEvent, updateSubscription, type WebhookEvent } from '../../db/queries/billing/subscriptions.ts'
import { toSubscriptionState } from './subscription-state.ts'

/** An attempt fails only when another call has written a newer state. */
const MAX_ATTEMPTS = 200

export interface RefreshSubscriptionInput {
  readonly userId: string
  /** The user's row when it has just been read; otherwise it is read here. */
  readonly user?: User
  /** The webhook event that caused the refresh; stored once, in the same batch. */
  readonly event?: WebhookEvent
}

/**
 * Fetches the subscription from the provider and stores it under the row revision, so that a late read never overwrites
 * a newer one. Returns the updated user. Throws `provider-unavailable`, `unauthenticated` when the user is gone,
 * `plan-changing` after 200 attempts.
 */
export const refreshSubscription = async ({
  ctx,
  input: { userId, user: knownUser, event },
}: ServiceCall<RefreshSubscriptionInput>): Promise<User> => {
  let user = knownUser
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    user ??= await getUserById(ctx.db, userId)
    if (!user) throw new AppError('unauthenticated')
    if (event && (await hasWebhookEvent(ctx.db, event.id))) return user
    const subscriptions = user.stripeCustomerId ? await ctx.payments.listSubscriptions(user.stripeCustomerId) : []
    const state = toSubscriptionState(subscriptions)
    if (await updateSubscription(ctx.db, user, state, event ?? null)) return { ...user, ...state }
    user = undefined
  }
  throw new AppError('plan-changing')
}
