import * as z from 'zod'
import { lineSchema } from './common.ts'

/** What a key may do: read what is stored, upload and analyze, change and delete. None includes another. */
export const KEY_SCOPES = ['read', 'analyze', 'write'] as const
export type KeyScope = (typeof KEY_SCOPES)[number]

/** Days after which a key may end; null is never. */
export const KEY_LIFETIMES_DAYS = [7, 30, 90, 365, null] as const

/** Secret scanners find keys by this prefix and the 48 hexadecimal digits after it. */
export const KEY_PREFIX = 'faro_'
export const KEY_PATTERN = /^faro_[0-9a-f]{48}$/

export const MAX_KEY_NAME_CHARS = 60

export const createAccessKeyBody = z.object({
  name: lineSchema.max(MAX_KEY_NAME_CHARS),
  scopes: z.array(z.enum(KEY_SCOPES)).min(1).max(KEY_SCOPES.length),
  expiresInDays: z.literal(KEY_LIFETIMES_DAYS),
})

/** A key without its secret; times in UTC ms. `start`: its first characters. */
const accessKeyResponse = z.object({
  id: z.string(),
  name: z.string(),
  start: z.string(),
  scopes: z.array(z.enum(KEY_SCOPES)),
  createdAt: z.int(),
  expiresAt: z.int().nullable(),
  lastUsedAt: z.int().nullable(),
  /** Requests on this UTC day and within the last 30, and those that were answered with an error. */
  usage: z.object({ today: z.int().min(0), month: z.int().min(0), monthErrors: z.int().min(0) }),
})
export type AccessKeyResponse = z.infer<typeof accessKeyResponse>
export const accessKeysResponse = z.array(accessKeyResponse)

/** The only response with the key itself. */
export const createdAccessKeyResponse = accessKeyResponse.extend({ key: z.string() })
export type CreatedAccessKeyResponse = z.infer<typeof createdAccessKeyResponse>
