import { trust } from '#shared/cast.ts'
import { AppError } from '#shared/errors.ts'
import { stripeClient } from '../adapters/stripe/client.ts'
import { stripePayments } from '../adapters/stripe/payments.ts'
import type { StripeFake } from '../fakes/stripe/fake.ts'
import { FAKE_KEYS } from '../fakes/stripe/keys.ts'
import type { Clock } from '../ports/clock.ts'
import type { Payments } from '../ports/payments.ts'
import { ConfigError, type ServiceEnv } from './env.ts'

const BESIDE_THE_KEY = ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

/** Stripe by its keys, all three or none: without the webhook's secret a payment in a closed tab would never arrive. */
export const stripeOf = (env: ServiceEnv, clock: Clock): Payments => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env
  if (!secretKey) return noPayments
  const missing = BESIDE_THE_KEY.filter((name) => !env[name])
  if (missing.length > 0 || !webhookSecret)
    throw new ConfigError(`STRIPE_SECRET_KEY also needs ${missing.join(' and ')} (see README).`)
  return stripePayments({ stripe: stripeClient({ secretKey }), webhookSecret, clock })
}

/** A Worker without Stripe's keys: every call says `not-configured`, the rest of the API is whole. */
const noPayments = trust<Payments>(
  new Proxy({}, { get: () => () => Promise.reject(new AppError('not-configured')) }),
  'every method of the port throws the same',
)

/** The same adapter in front of the stand-in: in this process (Node), or at an address beside it (`wrangler dev`). */
export const fakePayments = (standIn: StripeFake | URL, clock: Clock): Payments =>
  stripePayments({
    stripe: stripeClient({
      secretKey: FAKE_KEYS.secretKey,
      ...(standIn instanceof URL
        ? { baseUrl: standIn.href }
        : { fetch: (input, init) => standIn.fetch(new Request(input, init)) }),
    }),
    webhookSecret: FAKE_KEYS.webhookSecret,
    clock,
  })
