import type { Ctx } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { findTrial } from '../../db/queries/billing/trials.ts'
import { createPersonHashes } from './person-hashes.ts'

/** Statuses of somebody who never had a plan. */
const NEVER_SUBSCRIBED: readonly User['subscriptionStatus'][] = ['free', 'incomplete', 'incomplete_expired']

/** Days of the trial that a person can begin; 0 for none. Reads the stored state only. */
export const getTrialDays = async (ctx: Ctx, user: User): Promise<number> => {
  const { trialDays } = ctx.config
  if (trialDays === 0 || !NEVER_SUBSCRIBED.includes(user.subscriptionStatus)) return 0
  const trial = await findTrial(ctx.db, { userId: user.id, hashes: await createPersonHashes(ctx, user) })
  const canBegin = !trial || (trial.userId === user.id && trial.subscriptionId === null)
  return canBegin ? trialDays : 0
}
