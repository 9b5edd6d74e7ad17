import type * as z from 'zod'
import type { uploadFields } from '#shared/api-schema/resumes.ts'
import { type ErrorCode, isErrorCode } from '#shared/errors.ts'
import { isRecord } from '#shared/is-record.ts'

/** A CV that waits for a connection. */
export interface OutboxEntry {
  /** Idempotency key of the upload. */
  readonly key: string
  /** UTC ms. */
  readonly at: number
  readonly fields: UploadFields
  /** Id of the uploaded resume; null before the upload. */
  readonly resumeId: string | null
  /** Why the server refused it; null while it can still be sent. */
  readonly error: ErrorCode | null
}
/** The form fields of its upload. */
type UploadFields = z.infer<typeof uploadFields>

const isFields = (value: unknown): value is UploadFields =>
  isRecord(value) && Object.values(value).every((field) => field === undefined || typeof field === 'string')

/** Validates a stored row; null for a row of another version. Without zod, so that the service worker starts fast. */
export const parseOutboxEntry = (stored: unknown): OutboxEntry | null => {
  if (!isRecord(stored)) return null
  const { key, at, fields, resumeId, error } = stored
  if (typeof key !== 'string' || typeof at !== 'number' || !isFields(fields)) return null
  if (resumeId !== null && typeof resumeId !== 'string') return null
  if (error !== null && !isErrorCode(error)) return null
  return { key, at, fields, resumeId, error }
}
