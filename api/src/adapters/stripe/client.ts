import { Stripe } from 'stripe'
import { STRIPE_API_VERSION } from './names.ts'

export interface StripeClientOptions {
  readonly secretKey: string
  /** URL of the fake, e.g. `http://127.0.0.1:1234`; Stripe when absent. */
  readonly baseUrl?: string
  readonly fetch?: typeof globalThis.fetch
}

const parseAddress = (baseUrl: string) => {
  const { hostname, port, protocol } = new URL(baseUrl)
  const secure = protocol === 'https:'
  return { host: hostname, port: port || (secure ? 443 : 80), protocol: secure ? 'https' : 'http' } as const
}

/** The Stripe SDK over `fetch`, for Node and workerd, pinned to one API version; 20 s timeout and two retries. */
export const createStripeClient = ({ secretKey, baseUrl, fetch }: StripeClientOptions): Stripe =>
  new Stripe(secretKey, {
    apiVersion: STRIPE_API_VERSION,
    httpClient: Stripe.createFetchHttpClient(fetch),
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
    appInfo: { name: 'faro' },
    ...(baseUrl && parseAddress(baseUrl)),
  })
