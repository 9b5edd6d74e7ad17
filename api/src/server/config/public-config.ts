import type { ConfigResponse } from '#shared/api-schema/system.ts'
import { FAKE_KEYS, FAKE_SCRIPT } from '../../fakes/stripe/keys.ts'
import type { EnabledFakes } from './enabled-fakes.ts'
import type { ServiceEnv } from './env.ts'

/** Project id in the tokens of the Firebase fake. */
export const FAKE_PROJECT = 'demo-faro'

const DEFAULT_MODEL = 'gpt-5.4-mini'
/** Name of the configured model. */
export const getModel = (env: ServiceEnv): string => env.OPENAI_MODEL ?? DEFAULT_MODEL

/** Whether the operator answers questions: `SUPPORT`, or else whether people or tickets have an address to go to. */
export const isSupportOpen = ({ SUPPORT, SUPPORT_WEBHOOK, CONTACT_EMAIL }: ServiceEnv): boolean =>
  SUPPORT === undefined ? SUPPORT_WEBHOOK !== undefined || CONTACT_EMAIL !== undefined : SUPPORT === 'on'

/** The response of `GET /api/config` without version and storage; contains no secret. */
export const createPublicConfig = (
  env: ServiceEnv,
  fakes: EnabledFakes,
): Omit<ConfigResponse, 'version' | 'storage'> => ({
  signIn: fakes.signIn
    ? {
        standIn: true,
        apiKey: 'demo',
        authDomain: 'localhost',
        projectId: FAKE_PROJECT,
        script: '/__stand-in/sign-in.js',
      }
    : {
        standIn: false,
        apiKey: env.FIREBASE_API_KEY ?? '',
        authDomain: env.FIREBASE_AUTH_DOMAIN ?? `${env.FIREBASE_PROJECT_ID}.firebaseapp.com`,
        projectId: env.FIREBASE_PROJECT_ID ?? '',
        script: null,
      },
  payments: fakes.payments
    ? { standIn: true, publishableKey: FAKE_KEYS.publishableKey, script: FAKE_SCRIPT }
    : { standIn: false, publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? '', script: null },
  advice: { model: env.OPENAI_API_KEY ? getModel(env) : null },
  contactEmail: env.CONTACT_EMAIL ?? null,
  support: isSupportOpen(env),
  trialDays: env.TRIAL_DAYS,
})
