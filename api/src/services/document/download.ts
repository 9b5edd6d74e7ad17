import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/languages.ts'
import type { Ctx } from '../../context.ts'
import { documentOf } from '../../db/queries/documents.ts'
import { touchResume } from '../../db/queries/resumes.ts'
import type { User } from '../../db/queries/users.ts'
import { drawResume } from '../engine.ts'

/** The document's PDF, drawn again from its data: the same data, language and date give the same bytes. */
export const downloadDocument = async (
  ctx: Ctx,
  user: User,
  id: string,
  asked: Language | undefined,
): Promise<Uint8Array> => {
  const document = await documentOf(ctx.db, user.id, id)
  if (!document) throw new AppError('not-found')
  await touchResume(ctx.db, user.id, document.resumeId, ctx.clock())
  return drawResume(ctx, {
    content: document.customData,
    templateId: document.templateId,
    language: asked ?? document.language ?? user.language ?? 'en',
    now: document.createdAt,
  })
}
