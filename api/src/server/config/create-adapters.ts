import {
  createFirebaseIdentity,
  createRemoteKeys,
  GOOGLE_KEYS_URL,
  localKeys,
} from '../../adapters/firebase/identity.ts'
import { createOpenAiAdvisor } from '../../adapters/openai/advisor.ts'
import { createBreaker } from '../../adapters/openai/breaker.ts'
import { createDatabaseBreaker } from '../../adapters/openai/database-breaker.ts'
import { createTimeLimits } from '../../adapters/openai/with-retries.ts'
import { createDatabaseRateLimiter } from '../../adapters/rate-limiter/database.ts'
import { createMemoryRateLimiter, unlimited } from '../../adapters/rate-limiter/memory.ts'
import { createSupportWebhook } from '../../adapters/support-webhook/support-webhook.ts'
import type { Db } from '../../db/db.ts'
import type { SigningKey } from '../../fakes/firebase/signing-key.ts'
import type { Advisor } from '../../ports/advisor.ts'
import type { Clock } from '../../ports/clock.ts'
import type { RateLimiter } from '../../ports/rate-limiter.ts'
import type { SupportDesk } from '../../ports/support-desk.ts'
import type { ServiceEnv } from './env.ts'
import { FAKE_PROJECT, getModel, isSupportOpen } from './public-config.ts'

/** Verifies tokens of the fake when there is a signing key, else tokens of the Firebase project. */
export const createIdentityVerifier = (env: ServiceEnv, clock: Clock, fakeKey: SigningKey | null) =>
  fakeKey
    ? createFirebaseIdentity({ projectId: FAKE_PROJECT, keys: localKeys({ keys: [fakeKey.publicJwk] }), clock })
    : createFirebaseIdentity({
        projectId: env.FIREBASE_PROJECT_ID ?? '',
        keys: createRemoteKeys(GOOGLE_KEYS_URL),
        clock,
      })

/** Counts in the shared database; in this process without one. `RATE_LIMIT=off` disables the limits. */
export const createRateLimiter = (env: ServiceEnv, clock: Clock, openDb: (() => Db) | null): RateLimiter => {
  if (env.RATE_LIMIT === 'off') return unlimited
  const fallback = createMemoryRateLimiter(clock)
  return openDb ? createDatabaseRateLimiter({ openDb, clock, fallback }) : fallback
}

/** The advisor of the configured model, whose breaker is in the shared database; null without an API key. */
export const createAdvisor = (env: ServiceEnv, clock: Clock, openDb: (() => Db) | null): Advisor | null => {
  if (!env.OPENAI_API_KEY) return null
  const local = createBreaker(clock)
  const limits = createTimeLimits(env.OPENAI_TIMEOUT_SECONDS * 1_000)
  return createOpenAiAdvisor({
    apiKey: env.OPENAI_API_KEY,
    baseURL: env.OPENAI_BASE_URL,
    model: getModel(env),
    clock,
    limits,
    maxTokens: env.OPENAI_MAX_TOKENS,
    breaker: openDb ? createDatabaseBreaker(openDb, 'advisor', local, limits.totalMs) : local,
  })
}

/** Whether questions are taken, and where they are sent besides the database. */
export const createSupportDesk = (env: ServiceEnv): SupportDesk => ({
  isOpen: isSupportOpen(env),
  notify: env.SUPPORT_WEBHOOK === undefined ? null : createSupportWebhook(env.SUPPORT_WEBHOOK),
})
