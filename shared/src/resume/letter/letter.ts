import * as z from 'zod'
import { idSchema } from '../../ids.ts'
import { LIMITS } from '../schema/limits.ts'
import { localizedTextSchema } from '../schema/localized-text.ts'

/** Why a letter is written; each has a plan of its own for the paragraphs. */
export const LETTER_SITUATIONS = ['ad', 'referral', 'change', 'first-job', 'speculative'] as const
export type LetterSituation = (typeof LETTER_SITUATIONS)[number]

/** How the reader is addressed. `none`: by the full name, which says nothing about gender. */
export const HONORIFICS = ['none', 'ms', 'mr', 'mx'] as const
export type Honorific = (typeof HONORIFICS)[number]

/** The longest lists of a letter, and how many wordings a draft can have. */
export const LETTER_LIMITS = { paragraphs: 30, claims: 60, sources: 12, wordings: 100 } as const

const line = z.string().max(LIMITS.lineChars).default('')
const text = localizedTextSchema.default({})

/**
 * Where a statement about the person comes from. `path`: field of the resume's document without its language, steps
 * joined with `/`. `quote`: the text of that field, or the part of it that was used.
 */
const claimSourceSchema = z.object({ path: z.string().max(300), quote: z.string().max(LIMITS.proseChars) })
export type ClaimSource = z.infer<typeof claimSourceSchema>

/** A sentence of a paragraph that says something about the person. */
const claimSchema = z.object({
  sentence: z.string().max(LIMITS.proseChars),
  sources: z.array(claimSourceSchema).min(1).max(LETTER_LIMITS.sources),
})
export type Claim = z.infer<typeof claimSchema>

const claimList = z.array(claimSchema).max(LETTER_LIMITS.claims).optional()

const paragraphSchema = z.object({
  id: idSchema,
  text,
  /** The statements of the text that were composed from the resume. A sentence that was edited has none. */
  claims: z.object({ es: claimList, en: claimList }).default({}),
})
export type LetterParagraph = z.infer<typeof paragraphSchema>

/**
 * The letter of a document, in both languages. Its header is the `personalInfo` of the document, its design the
 * `styling`. Empty salutation and closing are written by the rules of the language and the country.
 */
export const letterSchema = z.object({
  situation: z.enum(LETTER_SITUATIONS).default('ad'),
  /** Name of the opening, as the ad has it. */
  position: text,
  company: line,
  recipient: z
    .object({
      name: line,
      honorific: z.enum(HONORIFICS).default('none'),
      role: text,
      address: z.string().max(LIMITS.proseChars).default(''),
    })
    .prefault({}),
  /** Who recommended the opening. */
  referrer: line,
  /** Why this job or this company, in the person's own words; no rule can know it. */
  reason: text,
  /** `YYYY-MM-DD` or empty. */
  date: z
    .string()
    .regex(/^(\d{4}-\d{2}-\d{2})?$/)
    .default(''),
  place: text,
  subject: text,
  salutation: text,
  closing: text,
  paragraphs: z.array(paragraphSchema).max(LETTER_LIMITS.paragraphs).default([]),
  /** Which of the wordings the draft has; each composition from the same facts takes another one. */
  wording: z
    .int()
    .min(0)
    .max(LETTER_LIMITS.wordings - 1)
    .default(0),
})
export type Letter = z.infer<typeof letterSchema>
