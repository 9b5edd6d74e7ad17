import { firebaseIdentity, GOOGLE_KEYS, localKeys, remoteKeys } from '../adapters/firebase/identity.ts'
import { memoryLimiter, noLimiter } from '../adapters/limiter/memory.ts'
import { openAiAdvisor } from '../adapters/openai/advisor.ts'
import type { SigningKey } from '../fakes/firebase/keys.ts'
import type { Advisor } from '../ports/advisor.ts'
import type { Clock } from '../ports/clock.ts'
import { FAKE_PROJECT, modelOf } from './config.ts'
import type { ServiceEnv } from './env.ts'

export const identityOf = (env: ServiceEnv, clock: Clock, key: SigningKey | null) =>
  key
    ? firebaseIdentity({ projectId: FAKE_PROJECT, keys: localKeys({ keys: [key.publicJwk] }), clock })
    : firebaseIdentity({ projectId: env.FIREBASE_PROJECT_ID ?? '', keys: remoteKeys(GOOGLE_KEYS), clock })

export const limiterOf = (env: ServiceEnv, clock: Clock) =>
  env.RATE_LIMIT === 'off' ? noLimiter : memoryLimiter(clock)

/** The model, when there is a key for one. */
export const advisorOf = (env: ServiceEnv, clock: Clock): Advisor | null =>
  env.OPENAI_API_KEY
    ? openAiAdvisor({ apiKey: env.OPENAI_API_KEY, baseURL: env.OPENAI_BASE_URL, model: modelOf(env), clock })
    : null
