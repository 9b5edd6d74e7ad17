import { AppError } from '#shared/errors.ts'
import { STATUS_EFFECTS, TRIAL_PLAN } from '#shared/plans.ts'
import type { Ctx, ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { claimTrial, recordTrialSubscription } from '../../db/queries/billing/trials.ts'
import { createSubscription } from '../subscription/create.ts'
import { refreshSubscription } from '../subscription/refresh.ts'
import { getTrialDays } from './offer.ts'
import { createPersonHashes } from './person-hashes.ts'

export interface StartTrialInput {
  readonly user: User
  readonly cardSetupId: string
}

/**
 * Starts the trial whose card has been saved, once for each person; a repeated call, a second tab and the webhook find it
 * started. Returns the updated user. Throws `forbidden` for the card setup of another user or purpose,
 * `payment-incomplete` while the card is not saved, `trial-unavailable`, `provider-unavailable`.
 */
export const startTrial = async ({ ctx, input }: ServiceCall<StartTrialInput>): Promise<User> => {
  const { cardSetupId } = input
  await assertCardSaved(ctx, input)
  // Two tabs may be here: the plan of this person may be new.
  const user = await refreshSubscription({ ctx, input: { userId: input.user.id } })
  if (STATUS_EFFECTS[user.subscriptionStatus].active) return requireTrialing(user)
  const trialDays = await getTrialDays(ctx, user)
  if (trialDays === 0) throw new AppError('trial-unavailable')
  const [personHash = ''] = await createPersonHashes(ctx, user)
  const claim = { personHash, userId: user.id, startedAt: ctx.clock() }
  if (!(await claimTrial(ctx.db, claim))) throw new AppError('trial-unavailable')
  await ctx.payments.setDefaultCard(cardSetupId)
  return createTrialSubscription(ctx, user, trialDays)
}

const assertCardSaved = async (ctx: Ctx, { user, cardSetupId }: StartTrialInput): Promise<void> => {
  const setup = await ctx.payments.getCardSetup(cardSetupId).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'not-found' ? new AppError('forbidden') : error
  })
  if (!user.stripeCustomerId || setup.customerId !== user.stripeCustomerId || !setup.isForTrial)
    throw new AppError('forbidden')
  if (!setup.succeeded) throw new AppError('payment-incomplete')
}

/** A plan that was paid for in another tab meanwhile is no trial. */
const requireTrialing = (user: User): User => {
  if (user.subscriptionStatus !== 'trialing') throw new AppError('trial-unavailable')
  return user
}

const createTrialSubscription = async (ctx: Ctx, user: User, trialDays: number): Promise<User> => {
  const input = { user, plan: TRIAL_PLAN, interval: 'month', name: null, trialDays } as const
  await createSubscription({ ctx, input }).catch((error: unknown) => {
    if (!(error instanceof AppError && error.code === 'already-subscribed')) throw error
  })
  const updated = requireTrialing(await refreshSubscription({ ctx, input: { userId: user.id } }))
  if (updated.stripeSubscriptionId) await recordTrialSubscription(ctx.db, user.id, updated.stripeSubscriptionId)
  return updated
}
