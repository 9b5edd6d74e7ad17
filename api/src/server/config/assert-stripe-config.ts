import { ConfigError, type ServiceEnv } from './env.ts'

export const STRIPE_VARIABLES = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

/**
 * All three keys or none: without the webhook secret, a payment in a closed tab would be missed. Every browser receives
 * the publishable key, and a test card must not meet a live account. Throws `ConfigError` when only some are set, one is
 * in the place of another, or test and live keys are mixed.
 */
export const assertStripeConfig = (env: ServiceEnv): void => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_WEBHOOK_SECRET: webhook } = env
  const present = STRIPE_VARIABLES.filter((name) => env[name])
  if (present.length === 0) return
  if (!secretKey || !publishableKey || !webhook) {
    const missing = STRIPE_VARIABLES.filter((name) => !env[name])
    const verb = present.length > 1 ? 'need' : 'needs'
    throw new ConfigError(`${present.join(' and ')} also ${verb} ${missing.join(' and ')} (see README).`)
  }
  if (secretKey.startsWith('pk_')) throw new ConfigError('STRIPE_SECRET_KEY holds a publishable key (pk_…).')
  if (!/^[sr]k_/.test(secretKey)) throw new ConfigError('STRIPE_SECRET_KEY must start with sk_ or rk_.')
  if (!publishableKey.startsWith('pk_')) throw new ConfigError('STRIPE_PUBLISHABLE_KEY must start with pk_.')
  if (!webhook.startsWith('whsec_'))
    throw new ConfigError('STRIPE_WEBHOOK_SECRET must start with whsec_; npm run stripe:setup prints it (see README).')
  const [secretMode, publishableMode] = [secretKey, publishableKey].map(
    (key) => /^[a-z]{2}_(test|live)_/.exec(key)?.[1],
  )
  if (secretMode && publishableMode && secretMode !== publishableMode)
    throw new ConfigError(
      `STRIPE_SECRET_KEY is a ${secretMode} key and STRIPE_PUBLISHABLE_KEY a ${publishableMode} key. Take both from one mode.`,
    )
}
