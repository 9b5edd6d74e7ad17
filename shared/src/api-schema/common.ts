import * as z from 'zod'
import { removeDirectionControls } from '../direction-controls.ts'
import { ERRORS, type ErrorCode } from '../errors.ts'
import { idSchema } from '../ids.ts'
import { LANGUAGES } from '../languages.ts'
import { LIMITS } from '../resume/schema/limits.ts'
import { IDEMPOTENCY_HEADER } from './headers.ts'

/** One required line of text, trimmed. */
export const lineSchema = z.string().trim().min(1).max(LIMITS.lineChars)
/** A score or a rate. */
export const percentSchema = z.int().min(0).max(100)
export const languageSchema = z.enum(LANGUAGES)

export const idParam = z.object({ id: idSchema })
export const languageQuery = z.object({ language: languageSchema.optional() })
export const renameBody = z.object({
  name: z.string().max(200).transform(removeDirectionControls).pipe(lineSchema),
})
export const idempotencyHeaders = z.object({ [IDEMPOTENCY_HEADER]: z.string().min(8).max(128).optional() })

const codes = Object.keys(ERRORS)
export const errorCodeSchema = z.custom<ErrorCode>((value) => typeof value === 'string' && codes.includes(value))

/** The body of every response that is not 2xx. */
export const errorResponse = z.object({
  error: z.object({ code: errorCodeSchema, message: z.string(), requestId: z.string() }),
})
