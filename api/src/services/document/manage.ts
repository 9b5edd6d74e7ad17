import { AppError } from '#shared/errors.ts'
import type { Ctx } from '../../context.ts'
import { scrub } from '../../db/queries/account.ts'
import { deleteDocument, documentOf, documentsOf, renameDocument } from '../../db/queries/documents.ts'
import type { User } from '../../db/queries/users.ts'

export const listDocuments = (ctx: Ctx, user: User) => documentsOf(ctx.db, user.id)

/** A generated document with its data, so that another device can go on editing it. */
export const getDocument = async (ctx: Ctx, user: User, id: string) => {
  const found = await documentOf(ctx.db, user.id, id)
  if (!found) throw new AppError('not-found')
  const { resumeId, templateId, customData, name, language, createdAt } = found
  return { id: found.id, resumeId, templateId, customData, name, language, createdAt }
}

export const nameDocument = async (ctx: Ctx, user: User, id: string, name: string): Promise<void> => {
  if (!(await renameDocument(ctx.db, user.id, id, name))) throw new AppError('not-found')
}

export const removeDocument = async (ctx: Ctx, user: User, id: string): Promise<void> => {
  if (!(await deleteDocument(ctx.db, user.id, id))) throw new AppError('not-found')
  await scrub(ctx.db)
}
