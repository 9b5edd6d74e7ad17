import * as z from 'zod'
import { BILLING_INTERVALS, PAID_PLAN_IDS, PLAN_IDS, SUBSCRIPTION_STATUSES } from '../plans.ts'
import { LIMITS } from '../resume/schema/limits.ts'
import { languageSchema, lineSchema } from './common.ts'

export const planSchema = z.enum(PLAN_IDS)
export const subscriptionStatusSchema = z.enum(SUBSCRIPTION_STATUSES)
const intervalSchema = z.enum(BILLING_INTERVALS)

export const subscriptionSyncBody = z.object({ googleId: lineSchema, email: z.email().max(320) })
export const subscriptionStatusQuery = z.object({ googleId: lineSchema.optional() })

export const planBody = z.object({ plan: z.enum(PAID_PLAN_IDS), interval: intervalSchema.default('month') })
export const createSubscriptionBody = planBody.extend({
  email: z.email().max(320),
  name: z.string().max(LIMITS.lineChars).nullish(),
})
export const confirmPaymentBody = z.object({
  paymentIntentId: z.string().regex(/^pi_\w{1,200}$/),
  googleId: lineSchema,
})
export const beginTrialBody = z.object({ googleId: lineSchema })
export const startTrialBody = z.object({ googleId: lineSchema, setupIntentId: z.string().regex(/^seti_\w{1,200}$/) })
export const cancelSubscriptionBody = z.object({ googleId: lineSchema })
export const reactivateSubscriptionBody = cancelSubscriptionBody
export const billingPortalBody = cancelSubscriptionBody.extend({ language: languageSchema.optional() })

export const changePreviewQuery = z.object({ newPlan: z.enum(PAID_PLAN_IDS) })
/** `asOf`: UTC ms from the preview. With it the change costs exactly what the preview showed. */
export const changePlanBody = z.object({
  googleId: lineSchema,
  newPlan: z.enum(PAID_PLAN_IDS),
  asOf: z.int().optional(),
})

export const subscriptionStatusResponse = z.object({
  plan: planSchema,
  status: z.enum(['active', 'inactive']),
  features: z.object({ monthlyAnalyses: z.int() }),
  /** The payment provider's own status, for banners (`past_due` …). */
  providerStatus: subscriptionStatusSchema,
  interval: intervalSchema,
  cancelAtPeriodEnd: z.boolean(),
  /** UTC ms at which the subscription renews or ends; while `trialing`, when the trial ends and the first charge is made. */
  currentPeriodEnd: z.int().nullable(),
  /** Days of the free trial that this person can start; 0 for none. */
  trialDays: z.int().min(0).default(0),
})
export type SubscriptionStatusResponse = z.infer<typeof subscriptionStatusResponse>

/** `clientSecret` is null when credit covered the whole price and the plan is already active. */
export const createSubscriptionResponse = z.object({ clientSecret: z.string().nullable(), subscriptionId: z.string() })
/** The secret that the payment provider's form saves the card of the trial with. */
export const beginTrialResponse = z.object({ clientSecret: z.string() })
export type BeginTrialResponse = z.infer<typeof beginTrialResponse>
export const changePlanResponse = z.object({ requiresPayment: z.boolean(), clientSecret: z.string().nullable() })
export type ChangePlanResponse = z.infer<typeof changePlanResponse>

/** The price of a plan change before it is made, in cents. A negative `dueNowCents` is credit for later invoices. */
export const changePreviewResponse = z.object({
  dueNowCents: z.int(),
  /** UTC ms from which the difference is prorated; send it with the change to pay the same amount. */
  asOf: z.int(),
  priceCents: z.int(),
  currency: z.string(),
  interval: intervalSchema,
  /** Null when the change begins a new period. */
  renewsAt: z.int().nullable(),
  /** The change ends a free trial today. */
  endsTrial: z.boolean().default(false),
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
      /** UTC ms. */
      createdAt: z.int(),
      url: z.string().nullable(),
      pdf: z.string().nullable(),
    }),
  ),
})
export type InvoicesResponse = z.infer<typeof invoicesResponse>
