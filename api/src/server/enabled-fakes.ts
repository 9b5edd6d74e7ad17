import { ConfigError, type ServiceEnv } from './env.ts'

/** Which services stand in: each gives way to its real one alone (design 3.15). */
export interface EnabledFakes {
  readonly signIn: boolean
  readonly payments: boolean
}

const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '::1', '[::1]']

export const getEnabledFakes = (env: ServiceEnv): EnabledFakes => ({
  signIn: env.FIREBASE_PROJECT_ID === undefined,
  payments: env.STRIPE_SECRET_KEY === undefined,
})

/** A stand-in lets anyone in as anyone: it stays off the network, away from live keys and out of production. */
export const assertSafeConfig = (env: ServiceEnv, standIns: EnabledFakes, host: string): void => {
  const used = [standIns.signIn && 'sign-in', standIns.payments && 'payments'].filter(Boolean).join(' and ')
  if (env.NODE_ENV === 'production' && !env.FARO_DEMO && used) {
    throw new ConfigError(
      `In production the stand-in for ${used} does not run. Set FIREBASE_* and STRIPE_*, or FARO_DEMO=1 for a demo.`,
    )
  }
  if (env.NODE_ENV === 'production' && env.RATE_LIMIT === 'off') {
    throw new ConfigError('RATE_LIMIT=off is for load tests and is refused in production.')
  }
  if (standIns.signIn && /^(sk|rk)_live_/.test(env.STRIPE_SECRET_KEY ?? '')) {
    throw new ConfigError('The sign-in stand-in does not run beside a live Stripe key. Set FIREBASE_*.')
  }
  if (standIns.signIn && !env.FARO_DEMO && !LOOPBACK_HOSTS.includes(host)) {
    throw new ConfigError(
      `The sign-in stand-in runs on loopback alone, not on HOST=${host}. Set FIREBASE_* or FARO_DEMO=1.`,
    )
  }
}

/** What is not real here, for the person who starts it. */
export const describeFakes = (env: ServiceEnv, standIns: EnabledFakes): string[] => [
  ...(standIns.signIn
    ? ['  Google sign-in is a stand-in: anyone may sign in as anyone (FIREBASE_* makes it real)']
    : []),
  ...(standIns.payments ? ['  Card payments are a stand-in: no money moves (STRIPE_* makes them real)'] : []),
  ...(env.OPENAI_API_KEY ? [] : ["  Advice is the rules' own: no model is asked (OPENAI_API_KEY switches one on)"]),
]
