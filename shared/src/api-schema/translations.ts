import * as z from 'zod'
import { LANGUAGES } from '../languages.ts'
import { personalInfoSchema } from '../resume/schema/content.ts'

/** Texts of a resume in the other language. Nothing of it is stored. */
export const translateBody = z.object({
  /** Language of the translations. */
  to: z.enum(LANGUAGES),
  /** Replaced by placeholders in what a model is sent. */
  personalInfo: personalInfoSchema.omit({ photo: true }),
  texts: z.array(z.string().min(1).max(4_000)).min(1).max(40),
})

/** Only translations with the same figures; `index` is that of the text. */
export const translateResponse = z.object({ translations: z.array(z.object({ index: z.int(), text: z.string() })) })
