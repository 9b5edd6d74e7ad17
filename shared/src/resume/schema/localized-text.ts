import * as z from 'zod'
import { LIMITS } from './limits.ts'

/** Prose of a document, by language. */
export const localizedTextSchema = z.object({
  es: z.string().max(LIMITS.proseChars).optional(),
  en: z.string().max(LIMITS.proseChars).optional(),
})
export type LocalizedText = z.infer<typeof localizedTextSchema>
