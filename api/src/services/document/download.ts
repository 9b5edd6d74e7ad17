import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/languages.ts'
import type { ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { getDocumentSourceById } from '../../db/queries/resume/documents.ts'
import { touchResume } from '../../db/queries/resume/resumes.ts'

export interface DownloadDocumentInput {
  readonly user: User
  readonly id: string
  /** Language of the headings; undefined: the document's, the user's, English. */
  readonly language: Language | undefined
  readonly signal: AbortSignal
}

/**
 * Renders a document from its data; returns PDF bytes. The same data and language give the same bytes, because the PDF
 * carries the date of the document. Throws `not-found`, `unknown-template`, the codes of `TaskRunner`.
 */
export const downloadDocument = async ({ ctx, input }: ServiceCall<DownloadDocumentInput>): Promise<Uint8Array> => {
  const { user, signal } = input
  const document = await getDocumentSourceById(ctx.db, user.id, input.id)
  if (!document) throw new AppError('not-found')
  const { resumeId, templateId, content, createdAt: now } = document
  await touchResume(ctx.db, user.id, resumeId, ctx.clock())
  const language = input.language ?? document.language ?? user.language ?? 'en'
  const task = { content, templateId, language, now }
  return (await ctx.tasks.run('render-resume', task, { caller: user.id, signal })).bytes
}
