import * as z from 'zod'
import { contentSchema } from '../resume/schema/content.ts'

/** The line that a field came from (an index into the document's lines) and the parser's confidence (0–1). */
export const provenanceSchema = z.object({
  /** Path in the flat shape, entries by id: `experience/experience-1/company`. */
  path: z.string().max(200),
  page: z.int().min(1),
  line: z.int().min(0),
  confidence: z.number().min(0).max(1),
})
export type Provenance = z.infer<typeof provenanceSchema>

/** Fields below this confidence are marked for review. */
export const MIN_CERTAIN_CONFIDENCE = 0.6

const parsedResumeSchema = z.object({
  content: contentSchema,
  provenance: z.array(provenanceSchema),
  /** Paths of the source file without a field in the resume (imports of data only). */
  dropped: z.array(z.string()).default([]),
})
export type ParsedResume = z.infer<typeof parsedResumeSchema>
