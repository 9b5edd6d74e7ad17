import { AppError } from '#shared/errors.ts'
import type { ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { type DraftVersion, getVersionById, listVersionsByDraft } from '../../db/queries/resume/draft-versions.ts'

/** The versions of a draft in the account without their documents, newest first; none for an unknown draft. */
export const listVersions = ({ ctx, input: { user, draftId } }: ServiceCall<{ user: User; draftId: string }>) =>
  listVersionsByDraft(ctx.db, user.id, draftId)

/** A version with its document. Throws `not-found`. */
export const getVersion = async ({
  ctx,
  input: { user, draftId, id },
}: ServiceCall<{ user: User; draftId: string; id: string }>): Promise<Omit<DraftVersion, 'userId' | 'draftId'>> => {
  const version = await getVersionById(ctx.db, user.id, draftId, id)
  if (!version) throw new AppError('not-found')
  const { savedAt, reason, name, document } = version
  return { id, savedAt, reason, name, document }
}
