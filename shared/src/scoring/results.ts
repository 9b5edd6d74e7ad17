import * as z from 'zod'
import { countrySchema } from '../countries.ts'
import { ANALYSIS_LEVELS } from '../plans.ts'
import { subjectSchema } from './subject.ts'

/** `Analysis` is what is stored: codes and parameters. `AnalysisResults` has the sentences in the user's language. */
export const CATEGORIES = ['content', 'keywords', 'format', 'ats'] as const
const categorySchema = z.enum(CATEGORIES)
export type Category = z.infer<typeof categorySchema>

const analysisLevelSchema = z.enum(ANALYSIS_LEVELS)
const score = z.int().min(0).max(100)
const params = z.record(z.string().max(40), z.union([z.string().max(300), z.number()]))

const evidenceSchema = z.object({
  page: z.int().min(1),
  /** Index into the extracted lines. */
  line: z.int().min(0).optional(),
  quote: z.string().max(300),
  /** Path of the field in the flat shape, entries by id: `experience/experience-1/description`. */
  path: z.string().max(200).optional(),
})
export type Evidence = z.infer<typeof evidenceSchema>

/** The country whose customs a resume was judged by; `guessed` from telephone and place. */
const resumeCountrySchema = z.object({
  code: z.union([countrySchema, z.literal('unknown')]),
  source: z.enum(['set', 'guessed', 'unknown']),
  /** 0–1; 1 when it was set. */
  confidence: z.number().min(0).max(1),
})
export type ResumeCountry = z.infer<typeof resumeCountrySchema>

/** The outcome of a rule: it gained `points` of the `weight` points it has in its category. */
const ledgerRowSchema = z.object({
  rule: z.string().max(60),
  category: categorySchema,
  /** Points gained, 0 to `weight`, to two decimals. */
  points: z.number().min(0).max(100),
  weight: z.number().min(0).max(100),
  evidence: z.array(evidenceSchema).max(20),
  params,
  /** The finding may rest on something misread: it asks, and its points are restored in proportion. */
  status: z.literal('unsure').optional(),
  /** Confidence (0–1) in what the finding rests on; missing when it is certain. */
  confidence: z.number().min(0).max(1).optional(),
})
export type LedgerRow = z.infer<typeof ledgerRowSchema>

/** One thing that a job ad asks for, compared with the resume. */
export const matchedRequirementSchema = z.object({
  kind: z.enum(['term', 'certificate', 'title', 'experience', 'language', 'degree']),
  /** As the ad writes it. */
  name: z.string().max(120),
  level: z.enum(['required', 'preferred']),
  /** `unclear`: part of it is told. `elsewhere`: in the text, but in no field that a parser reads. */
  status: z.enum(['met', 'unclear', 'elsewhere', 'missing']),
  /** Field in the flat shape where it stands or could stand. */
  path: z.string().max(200),
  evidence: evidenceSchema.optional(),
  /** The part of the resume where it could stand, when it does not. */
  place: evidenceSchema.optional(),
})
export type MatchedRequirement = z.infer<typeof matchedRequirementSchema>

const jobMatchSchema = z.object({
  title: z.string().max(120).optional(),
  /** 0–100; not part of the score. Missing in results of older versions, and when the ad asks for nothing known. */
  rate: score.optional(),
  requirements: z.array(matchedRequirementSchema).max(200).optional(),
  required: z.array(z.string().max(120)).max(200),
  preferred: z.array(z.string().max(120)).max(200),
  found: z.array(z.string().max(120)).max(400),
  /** Not found, or unclear. */
  missing: z.array(z.string().max(120)).max(400),
  /** In the resume, but in no field where recruiters and parsers search. */
  elsewhere: z.array(z.string().max(120)).max(400),
})
export type JobMatch = z.infer<typeof jobMatchSchema>

/** A sentence written by a model, tied to a quote of the resume. */
export const adviceItemSchema = z.object({
  kind: z.enum(['suggestion', 'strength', 'improvement']),
  category: categorySchema.optional(),
  text: z.string().max(600),
  quote: z.string().max(300),
})
export type AdviceItem = z.infer<typeof adviceItemSchema>

export const analysisSchema = z.object({
  engineVersion: z.int().min(1),
  /** UTC ms of the run. */
  now: z.int(),
  overallScore: score,
  categories: z.record(categorySchema, z.object({ score })),
  /** Missing in results of older versions. */
  country: resumeCountrySchema.optional(),
  /** Percent of the words of the page that stand in fields. Missing in results of older versions. */
  understood: score.optional(),
  ledger: z.array(ledgerRowSchema),
  /** Rules that could not measure this document, such as layout rules on pasted text. The others share their weight. */
  notMeasured: z.array(z.string().max(60)),
  /** The rule that limits the overall score to at most `at`. */
  limit: z.object({ rule: z.string().max(60), at: score }).optional(),
  match: jobMatchSchema.optional(),
})
export type Analysis = z.infer<typeof analysisSchema>

/** What the API stores of a finished run. `advice` is absent when no model gave any. */
const storedAnalysisSchema = z.object({
  analysis: analysisSchema,
  advice: z
    .object({
      model: z.string().max(100),
      language: z.enum(['es', 'en']),
      items: z.array(adviceItemSchema),
      /** Missing in results of older versions, which are basic. */
      level: analysisLevelSchema.optional(),
    })
    .optional(),
  /** Why a configured model gave no advice. */
  note: z.enum(['advice-unavailable', 'advice-refused', 'advice-daily-limit']).optional(),
})
export type StoredAnalysis = z.infer<typeof storedAnalysisSchema>

/** A ledger row with its sentences. */
const ledgerViewSchema = ledgerRowSchema.extend({
  title: z.string(),
  text: z.string(),
  /** Points of the overall score (0–100) that fixing it alone gains. Missing in results of older versions. */
  gain: z.number().min(0).max(100).optional(),
  /** The rule whose finding it only follows from, and which is shown instead. */
  follows: z.string().max(60).optional(),
})
export type LedgerView = z.infer<typeof ledgerViewSchema>

const categoryResult = z.object({ score, suggestions: z.array(z.string()) })

/** Response of the API and the CLI (docs/product.md). */
export const analysisResultsSchema = z.object({
  overallScore: score,
  categories: z.object({
    content: categoryResult,
    keywords: categoryResult,
    format: categoryResult,
    ats: categoryResult,
  }),
  strengths: z.array(z.string()),
  improvementAreas: z.array(z.string()),
  /** Missing in results of older versions. */
  country: resumeCountrySchema.optional(),
  /** Percent of the words of the page that were understood. Missing in results of older versions. */
  understood: score.optional(),
  /** What may have been misread, each with the field to look at; no finding accuses of it. */
  questions: z
    .array(
      z.object({
        text: z.string(),
        rules: z.array(z.string()),
        /** Missing in results of older versions. */
        subject: subjectSchema.optional(),
        path: z.string().optional(),
      }),
    )
    .optional(),
  engineVersion: z.int(),
  analyzedAt: z.int(),
  advice: z.enum(['rules', 'model']),
  /** What the advice of a model covers; missing without any. */
  adviceLevel: analysisLevelSchema.optional(),
  note: z.string().optional(),
  ledger: z.array(ledgerViewSchema),
  notMeasured: z.array(z.object({ rule: z.string(), title: z.string() })),
  limit: z.object({ rule: z.string(), at: score, text: z.string() }).optional(),
  match: jobMatchSchema.optional(),
})
export type AnalysisResults = z.infer<typeof analysisResultsSchema>
