import type { ConfigResponse } from '#shared/api-schema/system.ts'
import { FAKE_KEYS, FAKE_SCRIPT } from '../fakes/stripe/keys.ts'
import type { EnabledFakes } from './enabled-fakes.ts'
import type { ServiceEnv } from './env.ts'

/** The project id that the stand-in's tokens are made for. */
export const FAKE_PROJECT = 'demo-faro'

const DEFAULT_MODEL = 'gpt-5.4-mini'
export const getModel = (env: ServiceEnv): string => env.OPENAI_MODEL ?? DEFAULT_MODEL

export const createPublicConfig = (env: ServiceEnv, standIns: EnabledFakes): Omit<ConfigResponse, 'version'> => ({
  signIn: standIns.signIn
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
  payments: standIns.payments
    ? { standIn: true, publishableKey: FAKE_KEYS.publishableKey, script: FAKE_SCRIPT }
    : { standIn: false, publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? '', script: null },
  advice: { model: env.OPENAI_API_KEY ? getModel(env) : null },
  contactEmail: env.CONTACT_EMAIL ?? null,
})
