import { AppError } from '#shared/errors.ts'
import type { ServiceCall } from '../../context.ts'
import { truncateWal } from '../../db/queries/account/account.ts'
import type { User } from '../../db/queries/account/users.ts'
import { deleteDocumentById } from '../../db/queries/resume/documents.ts'
import { withReserve } from '../../db/with-reserve.ts'

/** Deletes a document. Throws `not-found`. */
export const deleteDocument = async ({
  ctx,
  input: { user, id },
}: ServiceCall<{ user: User; id: string }>): Promise<void> => {
  if (!(await withReserve(ctx.db, (db) => deleteDocumentById(db, user.id, id)))) throw new AppError('not-found')
  await truncateWal(ctx.db)
}
