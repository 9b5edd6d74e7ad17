import type { Stripe } from '@stripe/stripe-js'
import type { ConfigResponse } from '#shared/api-schema/system.ts'
import { AppError } from '#shared/errors.ts'

/** An ad blocker may block the script without an error event. */
const DEADLINE_MS = 15_000

let loaded: Stripe | undefined
let loading: Promise<Stripe> | undefined

/**
 * Loads Stripe.js once. Throws `provider-unavailable` when the script does not load (the next call tries again), and
 * `not-configured` without a publishable key.
 */
export const loadStripeClient = (config: ConfigResponse['payments']): Promise<Stripe> => {
  if (loaded) return Promise.resolve(loaded)
  loading ??= load(config)
    .then((stripe) => {
      loaded = stripe
      return stripe
    })
    .finally(() => {
      loading = undefined
    })
  return loading
}

const load = async ({ publishableKey, script }: ConfigResponse['payments']): Promise<Stripe> => {
  if (!publishableKey) throw new AppError('not-configured')
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new AppError('provider-unavailable')), DEADLINE_MS)
  try {
    return await Promise.race([importStripe(publishableKey, script), late])
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('provider-unavailable', {}, error)
  } finally {
    clearTimeout(timer)
  }
}

const importStripe = async (publishableKey: string, script: string | null): Promise<Stripe> => {
  const [{ loadStripe }] = await Promise.all([import('@stripe/stripe-js/pure'), script && addScript(script)])
  const stripe = await loadStripe(publishableKey)
  if (!stripe) throw new AppError('provider-unavailable')
  return stripe
}

/** Loads the fake of Stripe.js; `loadStripe` then uses the `window.Stripe` that it defines. */
const addScript = (src: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.type = 'module'
    script.src = src
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new AppError('provider-unavailable'))
    }
    document.head.append(script)
  })
