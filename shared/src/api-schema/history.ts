import * as z from 'zod'
import { percentSchema } from './common.ts'

/** One analysis of a version of a resume. */
const historyEntry = z.object({
  id: z.string(),
  fileName: z.string().nullable(),
  /** UTC ms. */
  createdAt: z.int(),
  /** Of the corrected reading, where the person corrected it. */
  overallScore: percentSchema,
  /** How much of the job ad the version has; null without an ad. */
  matchRate: percentSchema.nullable(),
  /** The position of the job ad. */
  jobTitle: z.string().nullable(),
  engineVersion: z.int(),
})
export type HistoryEntry = z.infer<typeof historyEntry>

/** The analyses of the versions of one resume, oldest first. */
export const historyResponse = z.array(historyEntry)

/** Analyses that a history has at most: the last ones. */
export const MAX_HISTORY = 24
