import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/languages.ts'
import { type ExtractedDocument, textOf } from '#shared/parser/extracted-document.ts'
import { LIMITS } from '#shared/resume/limits.ts'
import type { Ctx } from '../../context.ts'
import { insertResume } from '../../db/queries/resumes.ts'
import { rememberLanguage, type User } from '../../db/queries/users.ts'
import { extractText } from '../engine.ts'
import { safeFileName } from './file-name.ts'

export interface Upload {
  /** Wins over the text where both are there (spec section 5). */
  readonly file: { readonly bytes: Uint8Array; readonly name: string } | null
  readonly text: string | undefined
  /** The client's own reading of its file, checked against the schema. */
  readonly layout: ExtractedDocument | undefined
  readonly fileName: string | undefined
  readonly job: string | undefined
  readonly language: Language | undefined
  readonly idempotencyKey: string | null
}

/**
 * Keeps a CV to be analysed; gives its id. Throws `invalid-request` with nothing to read, `text-too-short` under 50
 * characters, and the reader's codes for a file (design section 4).
 */
export const uploadResume = async (ctx: Ctx, user: User, upload: Upload): Promise<{ resumeId: string }> => {
  const document = await read(ctx, upload)
  const originalText = clean(upload.file ? textOf(document) : (upload.text ?? textOf(document)))
  if (originalText.trim().length < LIMITS.textMin) throw new AppError('text-too-short', { min: LIMITS.textMin })
  const now = ctx.clock()
  const { id, originalText: kept } = await insertResume(ctx.db, {
    id: ctx.newId(),
    userId: user.id,
    originalText,
    fileName: safeFileName(upload.fileName ?? upload.file?.name),
    layout: document.source === 'pdf' ? document : null,
    job: upload.job ? clean(upload.job) : null,
    language: upload.language ?? null,
    createdAt: now,
    lastUsedAt: now,
    idempotencyKey: upload.idempotencyKey,
  })
  if (kept !== originalText) throw new AppError('conflict')
  if (upload.language) await rememberLanguage(ctx.db, user.id, upload.language)
  return { resumeId: id }
}

const read = async (ctx: Ctx, { file, text, layout }: Upload): Promise<ExtractedDocument> => {
  if (file) return ctx.pdfReader.read(file.bytes)
  if (layout) return layout
  if (text?.trim()) return extractText(clean(text))
  throw new AppError('invalid-request', { path: 'resume' })
}

/** Characters that a database cannot keep or that break pairs. */
const clean = (text: string): string => text.replaceAll('\0', '').toWellFormed()
