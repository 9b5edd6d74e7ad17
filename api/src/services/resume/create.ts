import type { Country } from '#shared/countries.ts'
import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/languages.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'
import type { Ctx, ServiceCall } from '../../context.ts'
import { type User, updateUserLanguage } from '../../db/queries/account/users.ts'
import { insertResume } from '../../db/queries/resume/resumes.ts'
import { createNoRoomError } from '../storage/no-room-error.ts'
import { sanitizeFileName } from './sanitize-file-name.ts'

export interface CreateResumeInput {
  readonly user: User
  /** Takes precedence over `layout` and `text`. */
  readonly file: { readonly bytes: Uint8Array; readonly name: string } | null
  /** The document that the client extracted itself, as JSON. Takes precedence over `text`. */
  readonly layout: string | undefined
  /** Pasted text; ignored when there is a file or a layout. */
  readonly text: string | undefined
  readonly fileName: string | undefined
  /** Text of the job ad. */
  readonly job: string | undefined
  readonly language: Language | undefined
  /** Whose customs the resume is judged by; undefined to guess it. */
  readonly country: Country | undefined
  readonly idempotencyKey: string | null
  /** Aborts when the caller is gone. */
  readonly signal: AbortSignal
}

/**
 * Stores a resume to be analyzed and returns its id. Throws `invalid-request` without any content, `text-too-short`
 * below 50 characters, `conflict` when the key was used for another text, `too-many-resumes` or `account-full` without
 * room in the account, and the error codes of the tasks.
 */
export const createResume = async ({ ctx, input }: ServiceCall<CreateResumeInput>): Promise<{ resumeId: string }> => {
  const { layout, originalText } = await extractUpload(ctx, input)
  if (originalText.trim().length < LIMITS.minTextChars)
    throw new AppError('text-too-short', { min: LIMITS.minTextChars })
  const now = ctx.clock()
  const stored = await insertResume(ctx.db, {
    id: ctx.newId(),
    userId: input.user.id,
    originalText,
    fileName: sanitizeFileName(input.fileName ?? input.file?.name),
    layout,
    job: input.job ? removeInvalidCharacters(input.job) : null,
    language: input.language ?? null,
    country: input.country ?? null,
    createdAt: now,
    idempotencyKey: input.idempotencyKey,
  })
  if (!stored) throw await createNoRoomError(ctx, input.user.id, 'resumes')
  if (stored.originalText !== originalText) throw new AppError('conflict')
  if (input.language) await updateUserLanguage(ctx.db, input.user.id, input.language)
  return { resumeId: stored.id }
}

interface ExtractedUpload {
  readonly layout: string | null
  readonly originalText: string
}

const extractUpload = async (
  ctx: Ctx,
  { user, file, text, layout, signal }: CreateResumeInput,
): Promise<ExtractedUpload> => {
  const request = { caller: user.id, signal }
  const extracted = file
    ? await ctx.tasks.run('extract-file', { bytes: file.bytes }, request)
    : layout
      ? await ctx.tasks.run('check-layout', { layout }, request)
      : null
  if (extracted) return { layout: extracted.layout, originalText: removeInvalidCharacters(extracted.text) }
  if (!text?.trim()) throw new AppError('invalid-request', { path: 'resume' })
  return { layout: null, originalText: removeInvalidCharacters(text) }
}

/** Removes NUL characters, which the database cannot store, and replaces unpaired surrogates. */
const removeInvalidCharacters = (text: string): string => text.replaceAll('\0', '').toWellFormed()
