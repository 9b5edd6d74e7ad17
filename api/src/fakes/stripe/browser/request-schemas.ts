import * as z from 'zod'

const cardSchema = z.object({ number: z.string(), exp_month: z.number().int(), exp_year: z.number().int() })

/** The bodies that the Stripe.js fake sends. */
export const confirmBodySchema = z.object({ client_secret: z.string(), card: cardSchema.optional() })
export const authenticationBodySchema = z.object({ client_secret: z.string(), yes: z.boolean() })
