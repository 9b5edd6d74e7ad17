import type { AccountLimitsResponse } from '#shared/api-schema/account.ts'
import { getDailyImprovements, STORAGE_LIMITS } from '#shared/plans.ts'
import type { ServiceCall } from '../../context.ts'
import { countDailyUse } from '../../db/queries/account/daily-usage.ts'
import { getStorageUse } from '../../db/queries/account/storage.ts'
import type { User } from '../../db/queries/account/users.ts'
import { getUsageDay } from './usage-month.ts'

/** Returns what an account stores and its suggestions by the model of this UTC day, each with its limit. */
export const getAccountLimits = async ({
  ctx,
  input: { user },
}: ServiceCall<{ user: User }>): Promise<AccountLimitsResponse> => {
  const { day, end } = getUsageDay(ctx.clock())
  const [use, improvements] = await Promise.all([
    getStorageUse(ctx.db, user.id),
    countDailyUse(ctx.db, { userId: user.id, day, kind: 'improvement' }),
  ])
  const limit = getDailyImprovements(user.subscriptionPlan, user.subscriptionStatus)
  return {
    storage: { bytes: use.bytes, limit: STORAGE_LIMITS.bytes },
    resumes: { count: use.resumes, limit: STORAGE_LIMITS.resumes },
    documents: { count: use.documents, limit: STORAGE_LIMITS.documents },
    drafts: { count: use.drafts, limit: STORAGE_LIMITS.drafts },
    improvements: { count: improvements, limit, resetsAt: end },
  }
}
