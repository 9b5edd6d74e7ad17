import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/languages.ts'
import { extractText } from '#shared/parser/extract-text.ts'
import { type ExtractedDocument, getDocumentText } from '#shared/parser/extracted-document.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'
import type { Ctx, ServiceCall } from '../../context.ts'
import { insertResume } from '../../db/queries/resumes.ts'
import { type User, updateUserLanguage } from '../../db/queries/users.ts'
import { sanitizeFileName } from './sanitize-file-name.ts'

export interface CreateResumeInput {
  readonly user: User
  /** Takes precedence over `layout` and `text`. */
  readonly file: { readonly bytes: Uint8Array; readonly name: string } | null
  /** The document that the client extracted itself, validated by its schema. Takes precedence over `text`. */
  readonly layout: ExtractedDocument | undefined
  /** Pasted text; ignored when there is a file or a layout. */
  readonly text: string | undefined
  readonly fileName: string | undefined
  /** Text of the job ad. */
  readonly job: string | undefined
  readonly language: Language | undefined
  readonly idempotencyKey: string | null
  /** Aborts when the caller is gone. */
  readonly signal: AbortSignal
}

/**
 * Stores a resume to be analyzed and returns its id. Throws `invalid-request` without any content, `text-too-short`
 * below 50 characters, `conflict` when the key was used for another text, and the error codes of `PdfExtractor`.
 */
export const createResume = async ({ ctx, input }: ServiceCall<CreateResumeInput>): Promise<{ resumeId: string }> => {
  const { document, originalText } = await extractUpload(ctx, input)
  if (originalText.trim().length < LIMITS.minTextChars)
    throw new AppError('text-too-short', { min: LIMITS.minTextChars })
  const now = ctx.clock()
  const stored = await insertResume(ctx.db, {
    id: ctx.newId(),
    userId: input.user.id,
    originalText,
    fileName: sanitizeFileName(input.fileName ?? input.file?.name),
    layout: document.source === 'text' ? null : document,
    job: input.job ? removeInvalidCharacters(input.job) : null,
    language: input.language ?? null,
    createdAt: now,
    lastUsedAt: now,
    idempotencyKey: input.idempotencyKey,
  })
  if (stored.originalText !== originalText) throw new AppError('conflict')
  if (input.language) await updateUserLanguage(ctx.db, input.user.id, input.language)
  return { resumeId: stored.id }
}

interface ExtractedUpload {
  readonly document: ExtractedDocument
  readonly originalText: string
}

/** The text of a file or a layout is always derived from its lines, so the two cannot disagree. */
const extractUpload = async (
  ctx: Ctx,
  { user, file, text, layout, signal }: CreateResumeInput,
): Promise<ExtractedUpload> => {
  const document = file ? await ctx.pdfExtractor.extract(file.bytes, { caller: user.id, signal }) : layout
  if (document) return { document, originalText: removeInvalidCharacters(getDocumentText(document)) }
  if (!text?.trim()) throw new AppError('invalid-request', { path: 'resume' })
  const originalText = removeInvalidCharacters(text)
  return { document: extractText(originalText), originalText }
}

/** Removes NUL characters, which the database cannot store, and replaces unpaired surrogates. */
const removeInvalidCharacters = (text: string): string => text.replaceAll('\0', '').toWellFormed()
