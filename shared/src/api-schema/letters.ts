import * as z from 'zod'
import { LANGUAGES } from '../languages.ts'
import { personalInfoSchema } from '../resume/schema/content.ts'

const sentence = z.object({
  text: z.string().min(1).max(1_000),
  /** The lines of the resume that the sentence rests on. */
  quotes: z.array(z.string().max(2_000)).min(1).max(12),
})

/** Sentences of a letter about the person. Nothing of it is stored. */
export const letterRewriteBody = z.object({
  /** Language of the letter. */
  language: z.enum(LANGUAGES),
  /** Replaced by placeholders in what a model is sent. */
  personalInfo: personalInfoSchema.omit({ photo: true }),
  sentences: z.array(sentence).min(1).max(40),
})
/** Only rewrites that add no facts; `before` is the sentence as it was sent. */
export const letterRewriteResponse = z.object({
  rewrites: z.array(z.object({ before: z.string(), after: z.string() })),
})
