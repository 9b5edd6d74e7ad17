import { unsafeCast } from '#shared/cast.ts'
import { AppError } from '#shared/errors.ts'
import { createStripeClient } from '../../adapters/stripe/client.ts'
import { createStripePayments } from '../../adapters/stripe/payments.ts'
import type { StripeFake } from '../../fakes/stripe/fake.ts'
import { FAKE_KEYS } from '../../fakes/stripe/keys.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Payments } from '../../ports/payments.ts'
import { ConfigError, type ServiceEnv } from './env.ts'

const REQUIRED_WITH_SECRET_KEY = ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

/**
 * Creates the Stripe adapter. All three keys are required: without the webhook secret, a payment in a closed tab would
 * be missed. Throws `ConfigError` when only some are set, or when test and live keys are mixed.
 */
export const createPayments = (env: ServiceEnv, clock: Clock): Payments => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env
  if (!secretKey) {
    const others = REQUIRED_WITH_SECRET_KEY.filter((name) => env[name])
    if (others.length > 0) throw new ConfigError(`${others.join(' and ')} also needs STRIPE_SECRET_KEY (see README).`)
    return unconfiguredPayments
  }
  const missing = REQUIRED_WITH_SECRET_KEY.filter((name) => !env[name])
  if (missing.length > 0 || !webhookSecret)
    throw new ConfigError(`STRIPE_SECRET_KEY also needs ${missing.join(' and ')} (see README).`)
  if (!webhookSecret.startsWith('whsec_'))
    throw new ConfigError('STRIPE_WEBHOOK_SECRET must start with whsec_; npm run stripe:setup prints it (see README).')
  assertMatchingKeys(secretKey, env.STRIPE_PUBLISHABLE_KEY ?? '')
  return createStripePayments({ stripe: createStripeClient({ secretKey }), webhookSecret, clock })
}

/** Throws `ConfigError`: every browser receives the publishable key, and a test card must not meet a live account. */
const assertMatchingKeys = (secretKey: string, publishableKey: string): void => {
  if (secretKey.startsWith('pk_')) throw new ConfigError('STRIPE_SECRET_KEY holds a publishable key (pk_…).')
  if (!/^[sr]k_/.test(secretKey)) throw new ConfigError('STRIPE_SECRET_KEY must start with sk_ or rk_.')
  if (!publishableKey.startsWith('pk_')) throw new ConfigError('STRIPE_PUBLISHABLE_KEY must start with pk_.')
  const [secretMode, publishableMode] = [secretKey, publishableKey].map(
    (key) => /^[a-z]{2}_(test|live)_/.exec(key)?.[1],
  )
  if (secretMode && publishableMode && secretMode !== publishableMode)
    throw new ConfigError(
      `STRIPE_SECRET_KEY is a ${secretMode} key and STRIPE_PUBLISHABLE_KEY a ${publishableMode} key. Take both from one mode.`,
    )
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
