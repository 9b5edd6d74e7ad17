import * as z from 'zod'
import { idSchema } from '../ids.ts'
import { languageSchema, lineSchema } from './common.ts'

/** Days after which a link may end; null is never. */
export const SHARE_LIFETIMES_DAYS = [7, 30, 90, 365, null] as const

export const SHARE_PASSWORD_CHARS = { min: 8, max: 128 } as const

/** Where a shared resume is: `/r/<id>`. */
export const SHARE_PATH = '/r/'

export const createShareBody = z.object({
  /** The draft that the link shows, always in its last saved version. */
  draftId: idSchema,
  name: lineSchema.max(200),
  /** Null: the language of the resume. */
  language: languageSchema.nullable().default(null),
  /** Null: everybody with the link may read it. */
  password: z.string().min(SHARE_PASSWORD_CHARS.min).max(SHARE_PASSWORD_CHARS.max).nullable(),
  expiresInDays: z.literal(SHARE_LIFETIMES_DAYS),
  hidesContact: z.boolean(),
  allowsPdf: z.boolean(),
})

/** A link to a resume; times in UTC ms. */
export const shareResponse = z.object({
  id: z.string(),
  draftId: z.string(),
  name: z.string(),
  language: languageSchema.nullable(),
  hasPassword: z.boolean(),
  hidesContact: z.boolean(),
  allowsPdf: z.boolean(),
  createdAt: z.int(),
  expiresAt: z.int().nullable(),
  /** How often the page was sent; a person who reads it twice counts twice. */
  views: z.int().min(0),
  lastViewedAt: z.int().nullable(),
})
export type ShareResponse = z.infer<typeof shareResponse>
export const sharesResponse = z.array(shareResponse)
