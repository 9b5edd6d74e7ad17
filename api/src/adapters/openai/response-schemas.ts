import * as z from 'zod'
import { CATEGORIES } from '#shared/scoring/results.ts'

/** Structured output of the model. Strict: an additional key, e.g. a score, makes the whole response unusable. */
export const adviceResponseSchema = z.strictObject({
  items: z.array(
    z.strictObject({
      kind: z.enum(['suggestion', 'strength', 'improvement']),
      category: z.enum(CATEGORIES).nullable(),
      text: z.string(),
      quote: z.string(),
    }),
  ),
})

export const rewriteResponseSchema = z.strictObject({
  rewrites: z.array(z.strictObject({ line: z.int(), after: z.string(), reason: z.string() })),
})
