import { firebaseIdentity, GOOGLE_KEYS, localKeys, remoteKeys } from '../adapters/firebase/identity.ts'
import { memoryLimiter, noLimiter } from '../adapters/limiter/memory.ts'
import type { SigningKey } from '../dev/firebase/keys.ts'
import type { Clock } from '../ports/clock.ts'
import { STAND_IN_PROJECT } from './config.ts'
import type { ServiceEnv } from './env.ts'

export const identityOf = (env: ServiceEnv, clock: Clock, key: SigningKey | null) =>
  key
    ? firebaseIdentity({ projectId: STAND_IN_PROJECT, keys: localKeys({ keys: [key.publicJwk] }), clock })
    : firebaseIdentity({ projectId: env.FIREBASE_PROJECT_ID ?? '', keys: remoteKeys(GOOGLE_KEYS), clock })

export const limiterOf = (env: ServiceEnv, clock: Clock) =>
  env.RATE_LIMIT === 'off' ? noLimiter : memoryLimiter(clock)
