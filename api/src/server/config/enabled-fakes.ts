import { isLoopbackHost } from '../../loopback.ts'
import { assertStripeConfig, STRIPE_VARIABLES } from './assert-stripe-config.ts'
import { ConfigError, type ServiceEnv } from './env.ts'

/** The services that are replaced by a local fake, each until its own credentials are set. */
export interface EnabledFakes {
  readonly signIn: boolean
  readonly payments: boolean
}

const SIGN_IN_VARIABLES = ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY']

/** The services whose credentials are not set. */
export const getEnabledFakes = (env: ServiceEnv): EnabledFakes => ({
  signIn: env.FIREBASE_PROJECT_ID === undefined,
  payments: env.STRIPE_SECRET_KEY === undefined,
})

/** The browser needs the key and the server the project. Throws `ConfigError` when only one of the two is set. */
export const assertFirebaseConfig = ({ FIREBASE_PROJECT_ID: project, FIREBASE_API_KEY: key }: ServiceEnv): void => {
  if ((project === undefined) === (key === undefined)) return
  const [present, missing] = project ? ['PROJECT_ID', 'API_KEY'] : ['API_KEY', 'PROJECT_ID']
  throw new ConfigError(`FIREBASE_${present} also needs FIREBASE_${missing} (see README).`)
}

/** Throws `ConfigError` for a token without its database: everything would be in a file that nobody looks for. */
const assertDatabaseConfig = ({ LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: token }: ServiceEnv): void => {
  if (token !== undefined && url === undefined)
    throw new ConfigError('LIBSQL_AUTH_TOKEN also needs LIBSQL_URL (see README).')
}

/** For a server in production. Throws `ConfigError` for a public origin whose session cookies would travel over http. */
export const assertSecureOrigin = ({ ALLOW_INSECURE_HTTP: isAllowed, PUBLIC_ORIGIN: origin }: ServiceEnv): void => {
  if (isAllowed || origin === undefined || origin.startsWith('https:') || isLoopbackHost(new URL(origin).hostname))
    return
  throw new ConfigError(
    'In production PUBLIC_ORIGIN must be https. ALLOW_INSECURE_HTTP=1 permits http in a network that you trust.',
  )
}

/**
 * Refuses unsafe configurations, because the sign-in fake lets anyone sign in as anyone. Throws `ConfigError` for fakes,
 * disabled rate limits or a public origin without https in production, for the sign-in fake beside a live Stripe key or on
 * a network address, and for half a configuration of Firebase, Stripe or a database.
 */
export const assertSafeConfig = (env: ServiceEnv, fakes: EnabledFakes, host: string): void => {
  if (env.NODE_ENV === 'production' && !env.FARO_DEMO && (fakes.signIn || fakes.payments)) {
    const names = [fakes.signIn && 'sign-in', fakes.payments && 'payments'].filter(Boolean)
    const variables = [...(fakes.signIn ? SIGN_IN_VARIABLES : []), ...(fakes.payments ? STRIPE_VARIABLES : [])]
    throw new ConfigError(
      `In production no fake of ${names.join(' and ')} runs. Set ${variables.join(', ')}, or FARO_DEMO=1 for a demo (see README).`,
    )
  }
  if (env.NODE_ENV === 'production' && env.RATE_LIMIT === 'off') {
    throw new ConfigError('RATE_LIMIT=off is for load tests and is refused in production.')
  }
  if (env.NODE_ENV === 'production') assertSecureOrigin(env)
  if (fakes.signIn && /^(sk|rk)_live_/.test(env.STRIPE_SECRET_KEY ?? '')) {
    throw new ConfigError('The fake of sign-in does not run beside a live Stripe key. Set FIREBASE_*.')
  }
  if (fakes.signIn && !env.FARO_DEMO && !isLoopbackHost(host)) {
    throw new ConfigError(
      `The fake of sign-in runs on loopback alone, not on HOST=${host}. Set FIREBASE_* or FARO_DEMO=1.`,
    )
  }
  assertFirebaseConfig(env)
  assertStripeConfig(env)
  assertDatabaseConfig(env)
}

/** Whether session cookies are `Secure` on every host but this machine, also where a request came over http. */
export const requiresSecureCookies = (env: ServiceEnv): boolean =>
  env.NODE_ENV === 'production' && !env.ALLOW_INSECURE_HTTP

const describeMissingModel = ({ OPENAI_BASE_URL: url, OPENAI_MODEL: model }: ServiceEnv): string =>
  url || model
    ? `  No model is asked, though ${url ? 'OPENAI_BASE_URL' : 'OPENAI_MODEL'} is set: set OPENAI_API_KEY too (any text for a server without keys)`
    : "  Advice is the rules' own: no model is asked (OPENAI_API_KEY switches one on)"

/** Lines for the console that list what is not real. */
export const describeFakes = (env: ServiceEnv, fakes: EnabledFakes): string[] => [
  ...(fakes.signIn ? ['  Google sign-in is a fake: anyone may sign in as anyone (FIREBASE_* makes it real)'] : []),
  ...(fakes.payments ? ['  Card payments are a fake: no money moves (STRIPE_* makes them real)'] : []),
  ...(/^[sr]k_test_/.test(env.STRIPE_SECRET_KEY ?? '')
    ? ['  Card payments are in the test mode of Stripe: no money moves (live keys make them real)']
    : []),
  ...(env.OPENAI_API_KEY ? [] : [describeMissingModel(env)]),
]
