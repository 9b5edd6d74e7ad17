import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/languages.ts'
import { renderResume } from '#shared/renderer/render-resume.ts'
import { findTemplateById } from '#shared/templates/catalog.ts'
import type { ServiceCall } from '../../context.ts'
import { touchResume } from '../../db/queries/resumes.ts'
import type { User } from '../../db/queries/users.ts'
import { requireDocument } from './require-document.ts'

export interface DownloadDocumentInput {
  readonly user: User
  readonly id: string
  /** Language of the headings; undefined: the document's, the user's, English. */
  readonly language: Language | undefined
}

/**
 * Renders a document from its data; returns PDF bytes. The same data and language give the same bytes, because the PDF
 * carries the date of the document. Throws `not-found`, `unknown-template`.
 */
export const downloadDocument = async ({ ctx, input }: ServiceCall<DownloadDocumentInput>): Promise<Uint8Array> => {
  const { user } = input
  const {
    resumeId,
    templateId,
    customData: content,
    createdAt,
    ...document
  } = await requireDocument(ctx, user, input.id)
  await touchResume(ctx.db, user.id, resumeId, ctx.clock())
  const template = findTemplateById(templateId)
  if (!template) throw new AppError('unknown-template')
  const fonts = await ctx.fonts.load(content.styling.fontFamily)
  const language = input.language ?? document.language ?? user.language ?? 'en'
  return renderResume({ content, template, language, fonts, now: createdAt }).bytes
}
