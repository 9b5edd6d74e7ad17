import * as z from 'zod'
import { contentSchema } from '../resume/schema/content.ts'

/** Where a parsed field came from and how sure the parser is (0–1). `line` is an index into the read lines. */
export const provenanceSchema = z.object({
  /** Path in the flat shape, entries by id: `experience/experience-1/company`. */
  path: z.string().max(200),
  page: z.int().min(1),
  line: z.int().min(0),
  confidence: z.number().min(0).max(1),
})
export type Provenance = z.infer<typeof provenanceSchema>

/** Below this the importer asks for a look. */
export const MIN_CERTAIN_CONFIDENCE = 0.6

const parsedResumeSchema = z.object({
  content: contentSchema,
  provenance: z.array(provenanceSchema),
  /** What an import could not keep: paths of the source file. */
  dropped: z.array(z.string()).default([]),
})
export type ParsedResume = z.infer<typeof parsedResumeSchema>
