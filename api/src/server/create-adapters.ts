import { createFirebaseIdentity, createRemoteKeys, GOOGLE_KEYS_URL, localKeys } from '../adapters/firebase/identity.ts'
import { createOpenAiAdvisor } from '../adapters/openai/advisor.ts'
import { createMemoryRateLimiter, unlimited } from '../adapters/rate-limiter/memory.ts'
import type { SigningKey } from '../fakes/firebase/signing-key.ts'
import type { Advisor } from '../ports/advisor.ts'
import type { Clock } from '../ports/clock.ts'
import { FAKE_PROJECT, getModel } from './config.ts'
import type { ServiceEnv } from './env.ts'

/** Verifies tokens of the fake when there is a signing key, else tokens of the Firebase project. */
export const createIdentityVerifier = (env: ServiceEnv, clock: Clock, fakeKey: SigningKey | null) =>
  fakeKey
    ? createFirebaseIdentity({ projectId: FAKE_PROJECT, keys: localKeys({ keys: [fakeKey.publicJwk] }), clock })
    : createFirebaseIdentity({
        projectId: env.FIREBASE_PROJECT_ID ?? '',
        keys: createRemoteKeys(GOOGLE_KEYS_URL),
        clock,
      })

/** `RATE_LIMIT=off` disables the limits. */
export const createRateLimiter = (env: ServiceEnv, clock: Clock) =>
  env.RATE_LIMIT === 'off' ? unlimited : createMemoryRateLimiter(clock)

/** The advisor of the configured model; null without an API key. */
export const createAdvisor = (env: ServiceEnv, clock: Clock): Advisor | null =>
  env.OPENAI_API_KEY
    ? createOpenAiAdvisor({ apiKey: env.OPENAI_API_KEY, baseURL: env.OPENAI_BASE_URL, model: getModel(env), clock })
    : null
