import * as z from 'zod'
import { bareContentSchema } from '../resume/schema/content.ts'
import { SUBJECTS, subjectSchema } from '../scoring/subject.ts'
import { percentSchema } from './common.ts'

/** What a person corrected of what was read of a CV, and the parts that are right now. */
export const correctedReadingSchema = z.object({
  content: bareContentSchema,
  checked: z.array(subjectSchema).max(SUBJECTS.length),
})
export type CorrectedReading = z.infer<typeof correctedReadingSchema>

export const correctionBody = z.object({
  /** UTC ms of the device; of several corrections the latest stands. */
  correctedAt: z.int().min(1),
  /** Null: what was read stands. */
  reading: correctedReadingSchema.nullable(),
  /** Score and match rate of the corrected reading; null while they are not computed. */
  overallScore: percentSchema.nullable(),
  matchRate: percentSchema.nullable(),
})
export type Correction = z.infer<typeof correctionBody>

/** The correction that stands; null when there never was one. */
export const correctionResponse = correctionBody.nullable()
