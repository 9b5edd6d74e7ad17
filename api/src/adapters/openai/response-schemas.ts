import * as z from 'zod'
import { CATEGORIES } from '#shared/scoring/results.ts'

/** What the model has to answer. Strict: an extra key (a score, say) makes the whole answer refused. */
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
  rewrites: z.array(z.strictObject({ line: z.int(), before: z.string(), after: z.string(), reason: z.string() })),
})
