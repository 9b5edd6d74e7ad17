import { unsafeCast } from '#shared/cast.ts'
import { AppError } from '#shared/errors.ts'
import { createStripeClient } from '../adapters/stripe/client.ts'
import { createStripePayments } from '../adapters/stripe/payments.ts'
import type { StripeFake } from '../fakes/stripe/fake.ts'
import { FAKE_KEYS } from '../fakes/stripe/keys.ts'
import type { Clock } from '../ports/clock.ts'
import type { Payments } from '../ports/payments.ts'
import { ConfigError, type ServiceEnv } from './env.ts'

const REQUIRED_WITH_SECRET_KEY = ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

/** Stripe by its keys, all three or none: without the webhook's secret a payment in a closed tab would never arrive. */
export const createPayments = (env: ServiceEnv, clock: Clock): Payments => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env
  if (!secretKey) return unconfiguredPayments
  const missing = REQUIRED_WITH_SECRET_KEY.filter((name) => !env[name])
  if (missing.length > 0 || !webhookSecret)
    throw new ConfigError(`STRIPE_SECRET_KEY also needs ${missing.join(' and ')} (see README).`)
  return createStripePayments({ stripe: createStripeClient({ secretKey }), webhookSecret, clock })
}

/** A Worker without Stripe's keys: every call says `not-configured`, the rest of the API is whole. */
const unconfiguredPayments = unsafeCast<Payments>(
  new Proxy({}, { get: () => () => Promise.reject(new AppError('not-configured')) }),
  'every method of the port throws the same',
)

/** The same adapter in front of the stand-in: in this process (Node), or at an address beside it (`wrangler dev`). */
export const createFakePayments = (standIn: StripeFake | URL, clock: Clock): Payments =>
  createStripePayments({
    stripe: createStripeClient({
      secretKey: FAKE_KEYS.secretKey,
      ...(standIn instanceof URL
        ? { baseUrl: standIn.href }
        : { fetch: (input, init) => standIn.fetch(new Request(input, init)) }),
    }),
    webhookSecret: FAKE_KEYS.webhookSecret,
    clock,
  })
