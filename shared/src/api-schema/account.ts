import * as z from 'zod'
import { LIMITS } from '../resume/schema/limits.ts'
import { lineSchema } from './common.ts'
import { planSchema, subscriptionStatusSchema } from './subscriptions.ts'

/** The profile of the Google account that has just signed in. */
export const authSyncBody = z.object({
  googleId: lineSchema,
  email: z.email().max(320),
  name: z.string().max(LIMITS.lineChars).nullish(),
  picture: z.string().max(2_000).nullish(),
})

export const userResponse = z.object({
  id: z.string(),
  googleId: z.string(),
  email: z.string(),
  name: z.string(),
  picture: z.string().nullable(),
  subscriptionPlan: planSchema,
  subscriptionStatus: subscriptionStatusSchema,
  /** UTC ms. */
  createdAt: z.int(),
})
export type UserResponse = z.infer<typeof userResponse>

/** Analyses of the current month; `limit` -1 is unlimited. */
export const usageResponse = z.object({
  count: z.int().min(0),
  limit: z.int(),
  plan: planSchema,
  /** UTC ms at which the count starts again. */
  resetsAt: z.int(),
})
export type UsageResponse = z.infer<typeof usageResponse>

const BROWSER_FAMILIES = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung'] as const
export type BrowserFamily = (typeof BROWSER_FAMILIES)[number]
const PLATFORM_FAMILIES = ['android', 'chromeos', 'ios', 'linux', 'macos', 'windows'] as const
export type PlatformFamily = (typeof PLATFORM_FAMILIES)[number]

const countOf = z.object({ count: z.int().min(0), limit: z.int().min(0) })

/** What the account stores and what it may store, and the suggestions by the model of this UTC day. */
export const accountLimitsResponse = z.object({
  storage: z.object({ bytes: z.int().min(0), limit: z.int().min(0) }),
  resumes: countOf,
  documents: countOf,
  drafts: countOf,
  /** `resetsAt`: UTC ms at which the count starts again. */
  improvements: countOf.extend({ resetsAt: z.int() }),
})
export type AccountLimitsResponse = z.infer<typeof accountLimitsResponse>

/** The signed-in sessions of the account; times in UTC ms. `browser` and `platform` are null when not recognized. */
export const sessionsResponse = z.array(
  z.object({
    id: z.string(),
    current: z.boolean(),
    browser: z.enum(BROWSER_FAMILIES).nullable(),
    platform: z.enum(PLATFORM_FAMILIES).nullable(),
    createdAt: z.int(),
    lastSeenAt: z.int(),
    expiresAt: z.int(),
  }),
)
export type SessionsResponse = z.infer<typeof sessionsResponse>
