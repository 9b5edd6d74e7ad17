import { trust } from '#shared/cast.ts'
import { AppError } from '#shared/errors.ts'
import { stripeClient } from '../adapters/stripe/client.ts'
import { stripePayments } from '../adapters/stripe/payments.ts'
import { STAND_IN_KEYS } from '../dev/stripe/keys.ts'
import type { StandIn } from '../dev/stripe/stand-in.ts'
import type { Clock } from '../ports/clock.ts'
import type { Payments } from '../ports/payments.ts'
import { ConfigError, type ServiceEnv } from './env.ts'

const BESIDE_THE_KEY = ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

/** Stripe by its keys, all three or none: without the webhook's secret a payment in a closed tab would never arrive. */
export const stripeOf = (env: ServiceEnv, clock: Clock): Payments => {
  const missing = BESIDE_THE_KEY.filter((name) => env.STRIPE_SECRET_KEY && !env[name])
  if (missing.length > 0) throw new ConfigError(`STRIPE_SECRET_KEY also needs ${missing.join(' and ')} (see README).`)
  return stripePayments({
    stripe: stripeClient({ secretKey: env.STRIPE_SECRET_KEY ?? '' }),
    webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? crypto.randomUUID(),
    clock,
  })
}

/** The same adapter in front of the stand-in: in this process (Node), or at an address beside it (`wrangler dev`). */
export const standInPayments = (standIn: StandIn | URL, clock: Clock): Payments =>
  stripePayments({
    stripe: stripeClient({
      secretKey: STAND_IN_KEYS.secretKey,
      ...(standIn instanceof URL
        ? { baseUrl: standIn.href }
        : { fetch: (input, init) => standIn.fetch(new Request(input, init)) }),
    }),
    webhookSecret: STAND_IN_KEYS.webhookSecret,
    clock,
  })
