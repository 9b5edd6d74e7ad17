import * as z from 'zod'

/** The public configuration of the server: which services are real and which are local fakes. Holds no secret. */
export const configResponse = z.object({
  version: z.string(),
  signIn: z.object({
    standIn: z.boolean(),
    apiKey: z.string(),
    authDomain: z.string(),
    projectId: z.string(),
    /** A script of the fake to load before the first sign-in; null with the real service. */
    script: z.string().nullable(),
  }),
  /** `script` replaces Stripe.js: load it before `loadStripe`, which then uses the existing `window.Stripe`. */
  payments: z.object({ standIn: z.boolean(), publishableKey: z.string(), script: z.string().nullable() }),
  advice: z.object({ model: z.string().nullable() }),
  contactEmail: z.string().nullable(),
  /** Whether the operator answers questions, and price lists promise support. */
  support: z.boolean().default(false),
  /** Days of the free trial of Professional, for who has not had one; 0: there is none. */
  trialDays: z.int().min(0).default(0),
  /** `full`: the server's disk has no room, and only reading, deleting, and signing in and out are possible. */
  storage: z.enum(['ok', 'full']).default('ok'),
})
export type ConfigResponse = z.infer<typeof configResponse>

export const healthResponse = z.object({
  status: z.literal('ok'),
  version: z.string(),
  database: z.enum(['ok', 'unavailable']),
  /** `full`: the disk has no room, and only reading, deleting and signing out are possible. */
  storage: z.enum(['ok', 'full']),
})
