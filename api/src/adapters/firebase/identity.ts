import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  type JWKSCacheInput,
  type JWTVerifyGetKey,
  jwksCache,
  jwtVerify,
} from 'jose'
import * as z from 'zod'
import { AppError } from '#shared/errors.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Identity, IdentityVerifier } from '../../ports/identity-verifier.ts'

/** Where Google publishes the keys of Firebase ID tokens, as a JWK set. */
export const GOOGLE_KEYS_URL =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'
const LEEWAY_SECONDS = 60

const claimsSchema = z.object({
  sub: z.string().min(1).max(128),
  iat: z.number(),
  auth_time: z.number(),
  email: z.email().max(320),
  email_verified: z.literal(true),
  name: z.string().max(1_000).optional(),
  picture: z.string().max(2_000).optional(),
})

export interface FirebaseOptions {
  readonly projectId: string
  readonly keys: JWTVerifyGetKey
  readonly clock: Clock
}

/**
 * Checks Firebase ID tokens as Google asks (firebase.google.com/docs/auth/admin/verify-id-tokens): RS256 alone by a
 * published key, issuer and audience of the project, `sub`, and `exp`, `iat`, `auth_time` with 60 s of leeway.
 */
export const createFirebaseIdentity = ({ projectId, keys, clock }: FirebaseOptions): IdentityVerifier => ({
  verify: async (idToken) => {
    const now = clock()
    const payload = await jwtVerify(idToken, keys, {
      algorithms: ['RS256'],
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
      clockTolerance: LEEWAY_SECONDS,
      currentDate: new Date(now),
      requiredClaims: ['exp', 'iat', 'auth_time', 'sub'],
    }).then(
      (result) => result.payload,
      (error: unknown) => {
        throw isTokenError(error) ? new AppError('unauthenticated') : new AppError('provider-unavailable', {}, error)
      },
    )
    const read = claimsSchema.safeParse(payload)
    const latest = now / 1000 + LEEWAY_SECONDS
    if (!read.success || read.data.auth_time > latest || read.data.iat > latest) throw new AppError('unauthenticated')
    return toIdentity(read.data)
  },
})

/**
 * Keys from an address, kept for as long as jose keeps them and asked for again when a new `kid` comes. The set is made
 * anew for each token around one cache: on Workers a pending fetch must not be shared between requests.
 */
export const createRemoteKeys = (url: string): JWTVerifyGetKey => {
  const cache: JWKSCacheInput = {}
  const address = new URL(url)
  return (header, token) => createRemoteJWKSet(address, { timeoutDuration: 5_000, [jwksCache]: cache })(header, token)
}

export const localKeys = createLocalJWKSet

/** Everything but a failure to fetch the keys is the token's own fault. */
const isTokenError = (error: unknown): boolean =>
  error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout) && error.code !== 'ERR_JOSE_GENERIC'

const toIdentity = ({ sub, email, name, picture }: z.infer<typeof claimsSchema>): Identity => ({
  uid: sub,
  email,
  name: name?.trim() || (email.split('@')[0] ?? email),
  picture: picture && /^https:\/\//i.test(picture) ? picture : null,
})
