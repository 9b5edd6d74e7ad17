import type * as z from 'zod'
import type { translateBody, translateResponse } from '#shared/api-schema/translations.ts'
import { AppError } from '#shared/errors.ts'
import { hasCapability } from '#shared/plans.ts'
import { planTranslations, verifyTranslations } from '#shared/scoring/suggestions/model-translations.ts'
import type { ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { askForImprovement } from '../resume/ask-for-improvement.ts'

export interface TranslateInput extends z.infer<typeof translateBody> {
  readonly user: User
  readonly signal: AbortSignal
}

/**
 * Asks the model for texts of a resume in the other language; those that are not faithful are dropped. Counts as one
 * suggestion of the day. Throws `plan-required`, `daily-limit`, `provider-unavailable`, and `cancelled` when `signal` aborts.
 */
export const translate = async ({
  ctx,
  input,
}: ServiceCall<TranslateInput>): Promise<z.infer<typeof translateResponse>> => {
  const { user, signal, texts, personalInfo, to } = input
  const { advisor } = ctx
  if (!hasCapability('translations', user.subscriptionPlan, user.subscriptionStatus))
    throw new AppError('plan-required')
  if (!advisor) throw new AppError('provider-unavailable')
  const plan = planTranslations(texts, personalInfo, to)
  if (plan.places.length === 0) return { translations: [] }
  const answers = await askForImprovement(ctx, user, () => advisor.improve(plan.request, signal))
  return { translations: verifyTranslations(answers, plan) }
}
