import * as z from 'zod'
import { ANALYSIS_STAGES } from '../analysis-stages.ts'
import { countrySchema } from '../countries.ts'
import { changeSchema } from '../resume/edits/changes.ts'
import { documentSchema } from '../resume/schema/document.ts'
import { LIMITS } from '../resume/schema/limits.ts'
import { analysisResultsSchema } from '../scoring/results.ts'
import { errorCodeSchema, languageSchema } from './common.ts'

/** The multipart fields besides the file `resume`. `layout` is an `ExtractedDocument` as JSON. */
export const uploadFields = z.object({
  text: z.string().max(LIMITS.textChars).optional(),
  fileName: z.string().max(LIMITS.lineChars).optional(),
  layout: z.string().max(6_000_000).optional(),
  type: z.enum(['pdf', 'text']).optional(),
  job: z.string().max(LIMITS.jobAdChars).optional(),
  language: languageSchema.optional(),
  /** Whose customs the CV is judged by; guessed from telephone and place when it is missing. */
  country: countrySchema.optional(),
})
export const uploadResponse = z.object({ resumeId: z.string() })

export const resumeResponse = z.object({
  id: z.string(),
  fileName: z.string().nullable(),
  /** UTC ms. */
  createdAt: z.int(),
  overallScore: z.int().nullable(),
  analysisResults: analysisResultsSchema.nullable(),
  /** Text of the job ad that it was compared with; only beside results. */
  job: z.string().nullish(),
  /** The stage of the latest run while there are no results; null when no run was started. */
  stage: z.enum(ANALYSIS_STAGES).nullable(),
  error: errorCodeSchema.nullable(),
  /** Items of advice that the model has written so far, in the stage `advice` of a server that can tell. */
  adviceItems: z.int().min(0).nullish(),
})
export type ResumeResponse = z.infer<typeof resumeResponse>

const resumeSummaryResponse = resumeResponse.omit({ analysisResults: true, job: true })
export const resumesResponse = z.array(resumeSummaryResponse)

/** CVs of one page of the list. A shorter page is the last one. */
export const RESUMES_PER_PAGE = 100

/** `cursor`: `createdAt.id` of the last CV of the page before. */
export const resumesQuery = z.object({
  cursor: z
    .string()
    .regex(/^\d{1,15}\.[\w-]{1,64}$/)
    .optional(),
})

/** The cursor of the page after `rows`; null after the last page. */
export const createResumesCursor = (rows: readonly { createdAt: number; id: string }[]): string | null => {
  const last = rows.at(-1)
  return last && rows.length >= RESUMES_PER_PAGE ? `${last.createdAt}.${last.id}` : null
}

export const analyzeResponse = z.object({ id: z.string(), status: z.enum(['done', 'running']) })

/** `text`: the current text of the editor when it differs from the upload. It is not stored. */
export const improveBody = z.object({ text: z.string().max(LIMITS.textChars).optional() })

/** One change of `document` to accept or reject. It applies only while `before` still stands at `path`. */
const improveChange = changeSchema.extend({ reason: z.string(), source: z.enum(['rules', 'model']) })
export type ImproveChange = z.infer<typeof improveChange>
export const improveResponse = z.object({
  document: documentSchema,
  changes: z.array(improveChange),
  advice: z.enum(['rules', 'model']),
  /** A message for the user: only rules were used, or the model did not answer. */
  note: z.string().nullable(),
  /** Why a configured model gave no changes: `daily-limit` or `provider-unavailable`. */
  noteCode: errorCodeSchema.optional(),
})
export type ImproveResponse = z.infer<typeof improveResponse>
