import * as z from 'zod'

/**
 * The score as data. `Analysis` is what is stored (codes and parameters); `AnalysisResults` is the spec's shape, its
 * sentences in the reader's language, with the ledger beside it.
 */
export const CATEGORIES = ['content', 'keywords', 'format', 'ats'] as const
const categorySchema = z.enum(CATEGORIES)
export type Category = z.infer<typeof categorySchema>

const score = z.int().min(0).max(100)
const params = z.record(z.string().max(40), z.union([z.string().max(300), z.number()]))

const evidenceSchema = z.object({
  page: z.int().min(1),
  /** Index into the read lines. */
  line: z.int().min(0).optional(),
  quote: z.string().max(300),
  /** Path of the field in the flat shape, entries by id: `experience/experience-1/description`. */
  path: z.string().max(200).optional(),
})
export type Evidence = z.infer<typeof evidenceSchema>

/** One rule's outcome: `points` of at most `weight` points of its category were gained; lost ones are the difference. */
const ledgerRowSchema = z.object({
  rule: z.string().max(60),
  category: categorySchema,
  /** Points gained, 0 to `weight`, to two decimals. */
  points: z.number().min(0).max(100),
  weight: z.number().min(0).max(100),
  evidence: z.array(evidenceSchema).max(20),
  params,
})
export type LedgerRow = z.infer<typeof ledgerRowSchema>

const jobMatchSchema = z.object({
  required: z.array(z.string().max(120)).max(200),
  preferred: z.array(z.string().max(120)).max(200),
  found: z.array(z.string().max(120)).max(400),
  missing: z.array(z.string().max(120)).max(400),
  /** In the CV, but not among the skills or bullets where a parser looks. */
  elsewhere: z.array(z.string().max(120)).max(400),
})
export type JobMatch = z.infer<typeof jobMatchSchema>

/** An advisor's remark: a sentence tied to a quote that stands in the document. */
const adviceItemSchema = z.object({
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
  ledger: z.array(ledgerRowSchema),
  /** Rules that had nothing to measure here (pasted text has no layout); their weight was shared out. */
  notMeasured: z.array(z.string().max(60)),
  /** A fault that keeps the whole score at `at` or under, whatever the rest is worth. */
  limit: z.object({ rule: z.string().max(60), at: score }).optional(),
  match: jobMatchSchema.optional(),
})
export type Analysis = z.infer<typeof analysisSchema>

/** What the API keeps of a finished run. `advice` is absent when the rules' own advice is all there is. */
const storedAnalysisSchema = z.object({
  analysis: analysisSchema,
  advice: z
    .object({ model: z.string().max(100), language: z.enum(['es', 'en']), items: z.array(adviceItemSchema) })
    .optional(),
  /** Why there is no model's advice although one is configured. */
  note: z.enum(['advice-unavailable', 'advice-refused']).optional(),
})
export type StoredAnalysis = z.infer<typeof storedAnalysisSchema>

/** The ledger as a reader sees it. */
const ledgerViewSchema = ledgerRowSchema.extend({ title: z.string(), text: z.string() })
export type LedgerView = z.infer<typeof ledgerViewSchema>

const categoryResult = z.object({ score, suggestions: z.array(z.string()) })

/** Spec section 3, "Analysis results", and what explains it. */
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
  engineVersion: z.int(),
  analyzedAt: z.int(),
  advice: z.enum(['rules', 'model']),
  note: z.string().optional(),
  ledger: z.array(ledgerViewSchema),
  notMeasured: z.array(z.object({ rule: z.string(), title: z.string() })),
  limit: z.object({ rule: z.string(), at: score, text: z.string() }).optional(),
  match: jobMatchSchema.optional(),
})
export type AnalysisResults = z.infer<typeof analysisResultsSchema>
