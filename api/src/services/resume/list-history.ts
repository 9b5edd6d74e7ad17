import { type HistoryEntry, MAX_HISTORY } from '#shared/api-schema/history.ts'
import { AppError } from '#shared/errors.ts'
import { hasCapability } from '#shared/plans.ts'
import { getFileStem, isSameResume } from '#shared/scoring/same-resume.ts'
import type { ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { getVersionTexts, listVersionNames, listVersionScores } from '../../db/queries/resume/history.ts'

/**
 * Lists the analyses of the versions of a resume, oldest first: those of files of a like name and text. Throws
 * `plan-required`, and `not-found` for a resume that is not analyzed too.
 */
export const listHistory = async ({
  ctx,
  input: { user, id },
}: ServiceCall<{ user: User; id: string }>): Promise<HistoryEntry[]> => {
  if (!hasCapability('analysis-history', user.subscriptionPlan, user.subscriptionStatus))
    throw new AppError('plan-required')
  const names = await listVersionNames(ctx.db, user.id, id)
  const own = names.find((row) => row.id === id)
  if (!own) throw new AppError('not-found')
  const stem = getFileStem(own.fileName ?? '')
  const alike = names.filter((row) => row.id === id || (stem !== '' && getFileStem(row.fileName ?? '') === stem))
  const texts = await getVersionTexts(
    ctx.db,
    user.id,
    alike.slice(0, MAX_HISTORY).map((row) => row.id),
  )
  const ownText = texts.get(id) ?? ''
  const versions = [...texts].filter(([, text]) => isSameResume(ownText, text)).map(([version]) => version)
  return listVersionScores(ctx.db, user.id, versions)
}
