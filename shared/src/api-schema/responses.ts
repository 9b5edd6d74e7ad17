import * as z from 'zod'
import { ERRORS, type ErrorCode } from '../errors.ts'
import { LANGUAGES } from '../languages.ts'
import { BILLING_INTERVALS, PLAN_IDS, SUBSCRIPTION_STATUSES } from '../plans.ts'
import { changeSchema } from '../resume/edits/changes.ts'
import { contentSchema } from '../resume/schema/content.ts'
import { documentSchema } from '../resume/schema/document.ts'
import { analysisResultsSchema } from '../scoring/results.ts'
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
  interval: z.enum(BILLING_INTERVALS),
  cancelAtPeriodEnd: z.boolean(),
  /** UTC ms at which the subscription renews, or ends. */
  currentPeriodEnd: z.int().nullable(),
})
export type SubscriptionStatusResponse = z.infer<typeof subscriptionStatusResponse>

export const uploadResponse = z.object({ resumeId: z.string() })

const STAGES = ['queued', 'reading', 'rules', 'advice', 'done', 'failed'] as const
const stageSchema = z.enum(STAGES)
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

/** `clientSecret` is null when credit paid for everything: the plan is active already. */
export const createSubscriptionResponse = z.object({ clientSecret: z.string().nullable(), subscriptionId: z.string() })
export const changePlanResponse = z.object({ requiresPayment: z.boolean(), clientSecret: z.string().nullable() })
export type ChangePlanResponse = z.infer<typeof changePlanResponse>

/** What a change of plan costs, before it is made. Cents; `dueNowCents` below zero is credit for the next invoices. */
export const changePreviewResponse = z.object({
  dueNowCents: z.int(),
  /** UTC ms that the difference is reckoned from; a change that is asked for with it costs just this. */
  asOf: z.int(),
  priceCents: z.int(),
  currency: z.string(),
  interval: z.enum(BILLING_INTERVALS),
  renewsAt: z.int().nullable(),
  cancelAtPeriodEnd: z.boolean(),
})
export type ChangePreviewResponse = z.infer<typeof changePreviewResponse>

export const portalResponse = z.object({ url: z.url() })

const INVOICE_STATUSES = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const
export const invoicesResponse = z.object({
  invoices: z.array(
    z.object({
      id: z.string(),
      number: z.string().nullable(),
      status: z.enum(INVOICE_STATUSES),
      totalCents: z.int(),
      currency: z.string(),
      createdAt: z.int(),
      url: z.string().nullable(),
      pdf: z.string().nullable(),
    }),
  ),
})
export type InvoicesResponse = z.infer<typeof invoicesResponse>

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
  /** `script` stands in for Stripe.js: load it before `loadStripe`, which then takes the `window.Stripe` it finds. */
  payments: z.object({ standIn: z.boolean(), publishableKey: z.string(), script: z.string().nullable() }),
  advice: z.object({ model: z.string().nullable() }),
  contactEmail: z.string().nullable(),
})
export type ConfigResponse = z.infer<typeof configResponse>

export const healthResponse = z.object({
  status: z.literal('ok'),
  version: z.string(),
  database: z.enum(['ok', 'unavailable']),
})

const resumeSummaryResponse = resumeResponse.omit({ analysisResults: true })
export const resumesResponse = z.array(resumeSummaryResponse)

const language = z.enum(LANGUAGES).nullable()
const documentSummaryResponse = z.object({
  id: z.string(),
  resumeId: z.string(),
  templateId: z.string(),
  name: z.string(),
  language,
  createdAt: z.int(),
})
export const documentsResponse = z.array(documentSummaryResponse)
export const documentResponse = documentSummaryResponse.extend({ customData: contentSchema })

const draftSummaryResponse = z.object({
  id: z.string(),
  name: z.string(),
  version: z.int().min(1),
  deleted: z.boolean(),
  updatedAt: z.int(),
})
export const draftsResponse = z.array(draftSummaryResponse)
/** `document` is a stored resume document: bring it up to date with `migrateDocument`. */
export const draftResponse = draftSummaryResponse.extend({ document: z.unknown() })
export const draftSavedResponse = z.object({ version: z.int().min(1), updatedAt: z.int() })
/** 409 of a save: the error, and what another device saved meanwhile. The client has its own half. */
export const draftConflictResponse = errorResponse.extend({ current: draftResponse })

export const sessionsResponse = z.array(
  z.object({ current: z.boolean(), createdAt: z.int(), lastSeenAt: z.int(), expiresAt: z.int() }),
)

/** One change of `document` for a person to accept: `before` must still stand at `path` then. */
const improveChange = changeSchema.extend({ reason: z.string(), source: z.enum(['rules', 'model']) })
export type ImproveChange = z.infer<typeof improveChange>
export const improveResponse = z.object({
  document: documentSchema,
  changes: z.array(improveChange),
  advice: z.enum(['rules', 'model']),
  /** Said to the reader: that these are the rules' changes alone, or that the model did not answer. */
  note: z.string().nullable(),
})
export type ImproveResponse = z.infer<typeof improveResponse>
