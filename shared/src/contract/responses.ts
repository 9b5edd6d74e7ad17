import * as z from 'zod'
import { analysisResultsSchema } from '../analysis/results.ts'
import { ERRORS, type ErrorCode } from '../errors.ts'
import { PLAN_IDS, SUBSCRIPTION_STATUSES } from '../plans.ts'
import { templateCategorySchema } from '../templates/template.ts'

/** Answers of the API: the fields the spec reads (section 7), and what our own client adds. */
const plan = z.enum(PLAN_IDS)

const codes = Object.keys(ERRORS)
export const errorResponse = z.object({
  error: z.object({
    code: z.custom<ErrorCode>((v) => typeof v === 'string' && codes.includes(v)),
    message: z.string(),
    requestId: z.string(),
  }),
})

export const userResponse = z.object({
  id: z.string(),
  googleId: z.string(),
  email: z.string(),
  name: z.string(),
  picture: z.string().nullable(),
  subscriptionPlan: plan,
  subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES),
  createdAt: z.int(),
})
export type UserResponse = z.infer<typeof userResponse>

export const usageResponse = z.object({
  count: z.int().min(0),
  limit: z.int(),
  plan,
  /** UTC ms at which the count starts again. */
  resetsAt: z.int(),
})
export type UsageResponse = z.infer<typeof usageResponse>

export const subscriptionStatusResponse = z.object({
  plan,
  status: z.enum(['active', 'inactive']),
  features: z.object({ monthlyAnalyses: z.int() }),
  /** The provider's own word, for banners (`past_due` …). */
  providerStatus: z.enum(SUBSCRIPTION_STATUSES),
  cancelAtPeriodEnd: z.boolean(),
  currentPeriodEnd: z.int().nullable(),
})
export type SubscriptionStatusResponse = z.infer<typeof subscriptionStatusResponse>

export const uploadResponse = z.object({ resumeId: z.string() })

export const STAGES = ['queued', 'reading', 'rules', 'advice', 'done', 'failed'] as const
export const stageSchema = z.enum(STAGES)
export type Stage = z.infer<typeof stageSchema>

export const resumeResponse = z.object({
  id: z.string(),
  fileName: z.string().nullable(),
  createdAt: z.int(),
  overallScore: z.int().nullable(),
  analysisResults: analysisResultsSchema.nullable(),
  /** Where a run stands while there are no results; null when none was started. */
  stage: stageSchema.nullable(),
  error: z.custom<ErrorCode>((v) => typeof v === 'string' && codes.includes(v)).nullable(),
})
export type ResumeResponse = z.infer<typeof resumeResponse>

export const analyzeResponse = z.object({ id: z.string(), status: z.enum(['done', 'running']) })

export const templateResponse = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  category: templateCategorySchema,
  htmlTemplate: z.string(),
  isPopular: z.boolean(),
  colorSchemes: z.array(z.object({ name: z.string(), primary: z.string() })),
})
export const templatesResponse = z.array(templateResponse)

export const generateResponse = z.object({ analyzedResumeId: z.string() })

export const createSubscriptionResponse = z.object({ clientSecret: z.string(), subscriptionId: z.string() })
export const changePlanResponse = z.object({ requiresPayment: z.boolean(), clientSecret: z.string().nullable() })

/** What the browser must know of the server: which services are real, which stand in. No secret. */
export const configResponse = z.object({
  version: z.string(),
  signIn: z.object({
    standIn: z.boolean(),
    apiKey: z.string(),
    authDomain: z.string(),
    projectId: z.string(),
    /** A script of the stand-in that must be in the page before the first sign-in; null with the real service. */
    script: z.string().nullable(),
  }),
  payments: z.object({ standIn: z.boolean(), publishableKey: z.string() }),
  advice: z.object({ model: z.string().nullable() }),
  contactEmail: z.string().nullable(),
})
export type ConfigResponse = z.infer<typeof configResponse>

export const healthResponse = z.object({
  status: z.literal('ok'),
  version: z.string(),
  database: z.enum(['ok', 'unavailable']),
})
