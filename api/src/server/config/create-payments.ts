import { unsafeCast } from '#shared/cast.ts'
import { AppError } from '#shared/errors.ts'
import { createStripeClient } from '../../adapters/stripe/client.ts'
import { createStripePayments } from '../../adapters/stripe/payments.ts'
import type { StripeFake } from '../../fakes/stripe/fake.ts'
import { FAKE_KEYS } from '../../fakes/stripe/keys.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Payments } from '../../ports/payments.ts'
import { assertStripeConfig } from './assert-stripe-config.ts'
import type { ServiceEnv } from './env.ts'

/** Creates the Stripe adapter; without keys one that rejects every call. Throws the `ConfigError` of `assertStripeConfig`. */
export const createPayments = (env: ServiceEnv, clock: Clock): Payments => {
  assertStripeConfig(env)
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env
  if (!secretKey || !webhookSecret) return unconfiguredPayments
  return createStripePayments({ stripe: createStripeClient({ secretKey }), webhookSecret, clock })
}

/** Without Stripe keys every payment call throws `not-configured`; the rest of the API works. */
const unconfiguredPayments = unsafeCast<Payments>(
  new Proxy({}, { get: () => () => Promise.reject(new AppError('not-configured')) }),
  'every method of the port rejects with not-configured',
)

/** Creates the Stripe adapter for the fake: in this process (Node) or at a URL (`wrangler dev`). */
export const createFakePayments = (fake: StripeFake | URL, clock: Clock): Payments =>
  createStripePayments({
    stripe: createStripeClient({
      secretKey: FAKE_KEYS.secretKey,
      ...(fake instanceof URL
        ? { baseUrl: fake.href }
        : { fetch: (input, init) => fake.fetch(new Request(input, init)) }),
    }),
    webhookSecret: FAKE_KEYS.webhookSecret,
    clock,
  })
