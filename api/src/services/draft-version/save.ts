import { AppError } from '#shared/errors.ts'
import { hasCapability, VERSION_LIMITS } from '#shared/plans.ts'
import type { ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { type DraftVersion, insertVersion, renameVersion } from '../../db/queries/resume/draft-versions.ts'
import { getDraft } from '../draft/get.ts'
import { readSentDocument } from '../draft/save.ts'

export interface SaveVersionInput extends Omit<DraftVersion, 'userId'> {
  readonly user: User
}

/**
 * Stores a version of a draft, or the name of one that is stored, which needs no plan. Throws `plan-required`,
 * `not-found`, `account-full` and the codes of `readSentDocument`.
 */
export const saveVersion = async ({ ctx, input }: ServiceCall<SaveVersionInput>): Promise<void> => {
  const { user, ...sent } = input
  const version = { ...sent, userId: user.id }
  if (await renameVersion(ctx.db, version)) return
  if (!hasCapability('draft-versions', user.subscriptionPlan, user.subscriptionStatus))
    throw new AppError('plan-required')
  const document = readSentDocument(version.document)
  if (await insertVersion(ctx.db, { ...version, document })) return
  await getDraft({ ctx, input: { user, id: version.draftId } })
  // Another request of the same device may have stored it meanwhile.
  if (await renameVersion(ctx.db, version)) return
  throw new AppError('account-full', { megabytes: VERSION_LIMITS.bytes / 1024 / 1024 })
}
