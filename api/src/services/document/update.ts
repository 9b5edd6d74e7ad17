import { AppError } from '#shared/errors.ts'
import type { ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { updateDocumentName } from '../../db/queries/resume/documents.ts'

/** Renames a document. Throws `not-found`. */
export const updateDocument = async ({
  ctx,
  input: { user, id, name },
}: ServiceCall<{ user: User; id: string; name: string }>): Promise<void> => {
  if (!(await updateDocumentName(ctx.db, user.id, id, name))) throw new AppError('not-found')
}
