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
  const verify = async (token: string, audience: string): Promise<Account> => {
    const { payload } = await jwtVerify(token, key.publicJwk, { issuer, audience, algorithms: ['RS256'] })
    return accountSchema.parse(payload)
  }
  return {
    createIdToken: (account: Account) =>
      sign(
        {
          ...account,
          user_id: account.sub,
          auth_time: Math.floor(Date.now() / 1000),
          firebase: {
            identities: { 'google.com': [account.sub], email: [account.email] },
            sign_in_provider: 'google.com',
          },
        },
        projectId,
        TOKEN_SECONDS,
      ),
    createRefreshToken: (account: Account) => sign({ ...account }, 'refresh', 30 * 86_400),
    verifyIdToken: (token: string) => verify(token, projectId),
    verifyRefreshToken: (token: string) => verify(token, 'refresh'),
  }
}
