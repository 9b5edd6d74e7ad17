import * as z from 'zod'
import { idSchema } from '../ids.ts'
import { LANGUAGES } from '../languages.ts'
import { BILLING_INTERVALS, PAID_PLAN_IDS } from '../plans.ts'
import { strictContentSchema } from '../resume/schema/content.ts'
import { LIMITS } from '../resume/schema/limits.ts'
import { IDEMPOTENCY_HEADER } from './headers.ts'

/** Bodies and queries of the API (spec section 7, wire additions of design section 1). */
const line = z.string().trim().min(1).max(LIMITS.lineChars)

const languageSchema = z.enum(LANGUAGES)
export const idParam = z.object({ id: idSchema })
export const languageQuery = z.object({ language: languageSchema.optional() })

export const authSyncBody = z.object({
  googleId: line,
  email: z.email().max(320),
  name: z.string().max(LIMITS.lineChars).nullish(),
  picture: z.string().max(2_000).nullish(),
})

export const subscriptionSyncBody = z.object({ googleId: line, email: z.email().max(320) })
export const subscriptionStatusQuery = z.object({ googleId: line.optional() })

/** The fields of the multipart upload besides the file `resume`. `layout` is the JSON of a `ReadDocument`. */
export const uploadFields = z.object({
  text: z.string().max(LIMITS.textChars).optional(),
  fileName: z.string().max(LIMITS.lineChars).optional(),
  layout: z.string().max(6_000_000).optional(),
  type: z.enum(['pdf', 'text']).optional(),
  job: z.string().max(20_000).optional(),
  language: languageSchema.optional(),
})

/** `text`: the CV as it stands now in its editor, where it has moved on from what was uploaded. Nothing of it is stored. */
export const improveBody = z.object({ text: z.string().max(LIMITS.textChars).optional() })

export const generateBody = z.object({
  templateId: z.string().min(1).max(64),
  customData: strictContentSchema,
  language: languageSchema.optional(),
})

export const planBody = z.object({ plan: z.enum(PAID_PLAN_IDS), interval: z.enum(BILLING_INTERVALS).default('month') })
export const createSubscriptionBody = planBody.extend({
  email: z.email().max(320),
  name: z.string().max(LIMITS.lineChars).nullish(),
})
export const confirmBody = z.object({ paymentIntentId: z.string().regex(/^pi_\w{1,200}$/), googleId: line })
export const cancelBody = z.object({ googleId: line })
export const resumeBody = cancelBody
export const portalBody = cancelBody.extend({ language: languageSchema.optional() })
export const changePreviewQuery = z.object({ newPlan: z.enum(PAID_PLAN_IDS) })
/** `asOf` is the preview's: with it the change costs what the preview said. */
export const changePlanBody = z.object({ googleId: line, newPlan: z.enum(PAID_PLAN_IDS), asOf: z.int().optional() })

export const idempotencyHeaders = z.object({ [IDEMPOTENCY_HEADER]: z.string().min(8).max(128).optional() })

export const nameBody = z.object({ name: line.max(200) })
/** `baseVersion` 0 makes a new draft. */
export const draftBody = z.object({ name: z.string().max(200), baseVersion: z.int().min(0), document: z.unknown() })
export const draftVersionQuery = z.object({ baseVersion: z.coerce.number().int().min(1) })
export const sinceQuery = z.object({ since: z.coerce.number().int().min(0).optional() })
