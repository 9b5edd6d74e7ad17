import { AppError } from '#shared/errors.ts'
import { STORAGE_LIMITS } from '#shared/plans.ts'
import type { Ctx } from '../../context.ts'
import { getStorageUse } from '../../db/queries/account/storage.ts'

const COUNT_CODES = {
  resumes: 'too-many-resumes',
  documents: 'too-many-documents',
  drafts: 'too-many-drafts',
} as const

/**
 * The error of a row that an account has no room for: the code of its kind when there are too many, else `account-full`.
 * `kind` null: the row exists already, so only its bytes can be too many.
 */
export const createNoRoomError = async (
  ctx: Ctx,
  userId: string,
  kind: keyof typeof COUNT_CODES | null,
): Promise<AppError> => {
  const use = await getStorageUse(ctx.db, userId)
  return kind !== null && use[kind] >= STORAGE_LIMITS[kind]
    ? new AppError(COUNT_CODES[kind], { max: STORAGE_LIMITS[kind] })
    : new AppError('account-full', { megabytes: STORAGE_LIMITS.bytes / 1024 / 1024 })
}
