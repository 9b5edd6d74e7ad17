import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod'
import type { SigningKey } from './signing-key.ts'

export const accountSchema = z.object({
  sub: z.string().min(1).max(128),
  email: z.email(),
  name: z.string().default(''),
  picture: z.string().optional(),
  email_verified: z.boolean().default(true),
})
export type Account = z.infer<typeof accountSchema>

/** A renewed ID token keeps the time of its sign-in. */
const refreshClaimsSchema = z
  .object({ auth_time: z.number() })
  .and(accountSchema)
  .transform(({ auth_time: authTime, ...account }) => ({ account, authTime }))

export const TOKEN_SECONDS = 3600

/** Creates and verifies tokens with the claims of Firebase ID tokens, signed with the key of the fake. */
export const createTokens = (key: SigningKey, projectId: string) => {
  const issuer = `https://securetoken.google.com/${projectId}`
  const sign = (payload: Record<string, unknown>, audience: string, seconds: number) => {
    const now = Math.floor(Date.now() / 1000)
    return new SignJWT(payload)
      .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'JWT' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt(now)
      .setExpirationTime(now + seconds)
      .sign(key.privateKey)
  }
  const verify = async (token: string, audience: string) => {
    const { payload } = await jwtVerify(token, key.publicJwk, { issuer, audience, algorithms: ['RS256'] })
    return payload
  }
  return {
    /** `authTime`: when the person signed in, in seconds. */
    createIdToken: (account: Account, authTime: number) =>
      sign(
        {
          ...account,
          user_id: account.sub,
          auth_time: authTime,
          // Signatures are deterministic: without it, two tokens of one second would be the same token.
          jti: crypto.randomUUID(),
          firebase: {
            identities: { 'google.com': [account.sub], email: [account.email] },
            sign_in_provider: 'google.com',
          },
        },
        projectId,
        TOKEN_SECONDS,
      ),
    createRefreshToken: (account: Account, authTime: number) =>
      sign({ ...account, auth_time: authTime }, 'refresh', 30 * 86_400),
    verifyIdToken: async (token: string) => accountSchema.parse(await verify(token, projectId)),
    verifyRefreshToken: async (token: string) => refreshClaimsSchema.parse(await verify(token, 'refresh')),
  }
}
