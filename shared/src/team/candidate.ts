import * as z from 'zod'
import { bareContentSchema } from '../resume/schema/content.ts'
import { type Analysis, analysisSchema, matchedRequirementSchema } from '../scoring/results.ts'

/** What a board keeps of a CV. */
export const candidateContentSchema = bareContentSchema
export type CandidateContent = z.infer<typeof candidateContentSchema>

/** A requirement of the ad without its quotes, for the table of a board. */
export const requirementOutcomeSchema = matchedRequirementSchema.pick({
  kind: true,
  name: true,
  level: true,
  status: true,
})
export type RequirementOutcome = z.infer<typeof requirementOutcomeSchema>

/** The result of a CV against the ad of its opening, computed on the device of the member who added it. */
export const candidateAnalysisSchema = analysisSchema
  .pick({ engineVersion: true, overallScore: true, categories: true })
  .extend({
    /** 0–100; null when the ad asks for nothing that was understood. */
    matchRate: z.int().min(0).max(100).nullable(),
    requirements: z.array(matchedRequirementSchema).max(200),
  })
export type CandidateAnalysis = z.infer<typeof candidateAnalysisSchema>

/** The part of an analysis that a board keeps. */
export const toCandidateAnalysis = ({
  engineVersion,
  overallScore,
  categories,
  match,
}: Analysis): CandidateAnalysis => ({
  engineVersion,
  overallScore,
  categories,
  matchRate: match?.rate ?? null,
  requirements: match?.requirements ?? [],
})

/** Requirements as the table of a board needs them. */
export const toOutcomes = (requirements: CandidateAnalysis['requirements']): RequirementOutcome[] =>
  requirements.map(({ kind, name, level, status }) => ({ kind, name, level, status }))
