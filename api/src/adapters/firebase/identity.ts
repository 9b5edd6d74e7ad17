import {
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
  errors,
  type JWKSCacheInput,
  type JWTVerifyGetKey,
  jwksCache,
  jwtVerify,
} from 'jose'
import * as z from 'zod'
import { AppError } from '#shared/errors.ts'
import { sha256Hex } from '../../hash.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Identity, IdentityVerifier } from '../../ports/identity-verifier.ts'

/** JWK set with the public keys of Firebase ID tokens. */
export const GOOGLE_KEYS_URL =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'
const MAX_CLOCK_SKEW_SECONDS = 60

const claimsSchema = z.object({
  sub: z.string().min(1).max(128),
  iat: z.number(),
  exp: z.number(),
  auth_time: z.number(),
  email: z.email().max(320),
  email_verified: z.literal(true),
  name: z.string().max(1_000).optional(),
  picture: z.string().max(2_000).optional(),
  firebase: z.object({ sign_in_provider: z.string(), identities: z.record(z.string(), z.unknown()) }).optional(),
})

const googleIdentitiesSchema = z.tuple([z.string().min(1).max(128)])

const getGoogleAccountId = ({ firebase }: z.infer<typeof claimsSchema>): string | null => {
  if (firebase?.sign_in_provider !== 'google.com') return null
  return googleIdentitiesSchema.safeParse(firebase.identities['google.com']).data?.[0] ?? null
}

export interface FirebaseOptions {
  readonly projectId: string
  readonly keys: JWTVerifyGetKey
  readonly clock: Clock
}

/**
 * Verifies Firebase ID tokens (firebase.google.com/docs/auth/admin/verify-id-tokens): RS256 with a published key, issuer
 * and audience of the project, `sub`, and `exp`, `iat`, `auth_time` with 60 s of tolerance.
 */
export const createFirebaseIdentity = ({ projectId, keys, clock }: FirebaseOptions): IdentityVerifier => ({
  verify: async (idToken) => {
    const now = clock()
    const payload = await jwtVerify(idToken, keys, {
      algorithms: ['RS256'],
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
      clockTolerance: MAX_CLOCK_SKEW_SECONDS,
      currentDate: new Date(now),
      requiredClaims: ['exp', 'iat', 'auth_time', 'sub'],
    }).then(
      (result) => result.payload,
      (error: unknown) => {
        throw isTokenError(error)
          ? createRefusal(describeTokenError(error))
          : new AppError('provider-unavailable', {}, error)
      },
    )
    const claims = claimsSchema.safeParse(payload)
    const latestSeconds = now / 1000 + MAX_CLOCK_SKEW_SECONDS
    if (!claims.success) throw createRefusal('claims')
    if (claims.data.auth_time > latestSeconds || claims.data.iat > latestSeconds) throw createRefusal('iat')
    return toIdentity(claims.data, await hashSignedPart(idToken))
  },
})

/**
 * Fetches keys from a URL; they are cached, and fetched again for an unknown `kid`. The key set is created per token
 * around one cache, because on Workers a pending fetch must not be shared between requests.
 */
export const createRemoteKeys = (url: string): JWTVerifyGetKey => {
  const cache: JWKSCacheInput = {}
  const keysUrl = new URL(url)
  const options = { timeoutDuration: 5_000, [jwksCache]: cache, [customFetch]: fetchKeys }
  return (header, token) => createRemoteJWKSet(keysUrl, options)(header, token)
}

/** The keys could not be fetched, so nothing is known about the token. `statusCode` and `cause` are for the log. */
class GoogleKeysError extends Error {
  readonly statusCode: number | undefined
  constructor({ statusCode, cause }: { readonly statusCode?: number; readonly cause?: unknown }) {
    super('the keys of Google sign-in could not be fetched', { cause })
    this.statusCode = statusCode
  }
}

const keySetSchema = z.object({ keys: z.array(z.looseObject({ kty: z.string(), kid: z.string() })).min(1) })

/** Throws `GoogleKeysError` for no answer, and for one without keys, which would otherwise refuse every token and be cached. */
const fetchKeys = async (address: string, init: RequestInit): Promise<Response> => {
  const response = await fetch(address, init).catch((cause: unknown) => {
    throw new GoogleKeysError({ cause })
  })
  const keys = keySetSchema.safeParse(response.ok ? await response.json().catch(() => null) : null)
  if (!keys.success) throw new GoogleKeysError({ statusCode: response.status })
  return Response.json(keys.data)
}

export const localKeys = createLocalJWKSet

/** Whether the token is invalid; false when its keys could not be fetched. */
const isTokenError = (error: unknown): error is errors.JOSEError =>
  error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout) && error.code !== 'ERR_JOSE_GENERIC'

/** `reason` is for the log: the name of a claim or a code, never what the token says. */
const createRefusal = (reason: string): AppError => new AppError('unauthenticated', { reason })

const describeTokenError = (error: errors.JOSEError): string =>
  error instanceof errors.JWTClaimValidationFailed || error instanceof errors.JWTExpired ? error.claim : error.code

/** Excludes the signature, because base64url has several spellings of the same bytes. */
const hashSignedPart = (idToken: string): Promise<string> => sha256Hex(idToken.slice(0, idToken.lastIndexOf('.')))

const toIdentity = (claims: z.infer<typeof claimsSchema>, tokenHash: string): Identity => {
  const { sub, email, name, picture } = claims
  return {
    uid: sub,
    googleAccountId: getGoogleAccountId(claims),
    email,
    name: name?.trim() || (email.split('@')[0] ?? email),
    picture: picture && /^https:\/\//i.test(picture) ? picture : null,
    signedInAt: claims.auth_time * 1000,
    tokenHash,
    tokenExpiresAt: (claims.exp + MAX_CLOCK_SKEW_SECONDS) * 1000,
  }
}
