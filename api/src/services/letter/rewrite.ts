import type * as z from 'zod'
import type { letterRewriteBody, letterRewriteResponse } from '#shared/api-schema/letters.ts'
import { AppError } from '#shared/errors.ts'
import { planLetterRewrites, verifyLetterRewrites } from '#shared/letter/model-rewrites.ts'
import { hasCapability } from '#shared/plans.ts'
import type { ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { askForImprovement } from '../resume/ask-for-improvement.ts'

export interface RewriteLetterInput extends z.infer<typeof letterRewriteBody> {
  readonly user: User
  readonly signal: AbortSignal
}

/**
 * Asks the model for other wordings of the sentences of a letter; those that add a fact are dropped. Counts as one
 * suggestion of the day. Throws `plan-required`, `daily-limit`, `provider-unavailable`, and `cancelled` when `signal` aborts.
 */
export const rewriteLetter = async ({
  ctx,
  input,
}: ServiceCall<RewriteLetterInput>): Promise<z.infer<typeof letterRewriteResponse>> => {
  const { user, signal, sentences, personalInfo, language } = input
  const { advisor } = ctx
  if (!hasCapability('letter-rewrites', user.subscriptionPlan, user.subscriptionStatus))
    throw new AppError('plan-required')
  if (!advisor) throw new AppError('provider-unavailable')
  const plan = planLetterRewrites(sentences, personalInfo, language)
  if (plan.sentences.length === 0) return { rewrites: [] }
  const answers = await askForImprovement(ctx, user, () => advisor.improve(plan.request, signal))
  return { rewrites: verifyLetterRewrites(answers, plan) }
}
