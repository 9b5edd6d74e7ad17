import { AppError } from '#shared/errors.ts'
import type { Ctx } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { type Document, getDocumentById } from '../../db/queries/resume/documents.ts'

/** Reads a document of the user. Throws `not-found` for an unknown id and for a document of another user alike. */
export const requireDocument = async (ctx: Ctx, user: User, id: string): Promise<Document> => {
  const document = await getDocumentById(ctx.db, user.id, id)
  if (!document) throw new AppError('not-found')
  return document
}
