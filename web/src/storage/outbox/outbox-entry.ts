import type * as z from 'zod'
import type { uploadFields } from '#shared/api-schema/resumes.ts'
import { type ErrorCode, isErrorCode } from '#shared/errors.ts'

/** A CV that waits to be sent. */
export interface OutboxEntry {
  /** The idempotency key: however often it is tried, the server keeps one CV. */
  readonly key: string
  /** UTC ms. */
  readonly at: number
  readonly fields: UploadFields
  /** Where it has arrived; its analysis is what is left to do. */
  readonly resumeId: string | null
  /** Why it was refused; null while it may still go. */
  readonly error: ErrorCode | null
}
/** The form of its upload: strings alone. */
type UploadFields = z.infer<typeof uploadFields>

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isFields = (value: unknown): value is UploadFields =>
  isRecord(value) && Object.values(value).every((field) => field === undefined || typeof field === 'string')

/** Reads a stored row; null for one of another version. By hand: the service worker starts faster without zod. */
export const parseOutboxEntry = (stored: unknown): OutboxEntry | null => {
  if (!isRecord(stored)) return null
  const { key, at, fields, resumeId, error } = stored
  if (typeof key !== 'string' || typeof at !== 'number' || !isFields(fields)) return null
  if (resumeId !== null && typeof resumeId !== 'string') return null
  if (error !== null && !isErrorCode(error)) return null
  return { key, at, fields, resumeId, error }
}
