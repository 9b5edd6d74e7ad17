import { Hono } from 'hono'
import * as z from 'zod'
import { CHOOSER_SCRIPT, SIGN_IN_SCRIPT } from './browser-scripts.ts'
import { CHOOSER_PAGE } from './chooser-page.ts'
import type { SigningKey } from './signing-key.ts'
import { type Account, accountSchema, createTokens, TOKEN_SECONDS } from './tokens.ts'

/**
 * Fake of Google sign-in for the real Firebase SDK, on the origin of the app. Anyone may sign in as anyone.
 *
 * Implements `accounts:signInWithIdp`, `accounts:lookup` and `token` of Identity Toolkit, the popup and redirect handler
 * (an account chooser) and a JWK set with the key of its RS256 tokens. Not implemented: passwords, phones, linking,
 * tenants, blocking functions, revocation.
 *
 * A client loads the script `signIn.script` of `/api/config`, which replaces `gapi.iframes`, and then calls
 * `connectAuthEmulator(auth, location.origin, { disableWarnings: true })` before the first `signInWithPopup`.
 */
export const createFirebaseFake = (key: SigningKey, projectId: string) => {
  const { createIdToken, createRefreshToken, verifyIdToken, verifyRefreshToken } = createTokens(key, projectId)
  return new Hono()
    .post('/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp', async (c) => {
      const account = parseAccount(await c.req.json())
      if (!account) return c.json(createErrorBody('INVALID_IDP_RESPONSE'), 400)
      const authTime = Math.floor(Date.now() / 1000)
      return c.json({
        kind: 'identitytoolkit#VerifyAssertionResponse',
        federatedId: `https://accounts.google.com/${account.sub}`,
        providerId: 'google.com',
        localId: account.sub,
        email: account.email,
        emailVerified: account.email_verified,
        displayName: account.name,
        photoUrl: account.picture,
        rawUserInfo: JSON.stringify({ ...account, id: account.sub, verified_email: account.email_verified }),
        idToken: await createIdToken(account, authTime),
        refreshToken: await createRefreshToken(account, authTime),
        expiresIn: String(TOKEN_SECONDS),
      })
    })
    .post('/identitytoolkit.googleapis.com/v1/accounts:lookup', async (c) => {
      const body = z.object({ idToken: z.string() }).safeParse(await c.req.json())
      const account = body.success ? await verifyIdToken(body.data.idToken).catch(() => null) : null
      if (!account) return c.json(createErrorBody('INVALID_ID_TOKEN'), 400)
      return c.json({ kind: 'identitytoolkit#GetAccountInfoResponse', users: [toUserInfo(account)] })
    })
    .post('/securetoken.googleapis.com/v1/token', async (c) => {
      const form = await c.req.parseBody()
      const claims = await verifyRefreshToken(String(form['refresh_token'])).catch(() => null)
      if (!claims) return c.json(createErrorBody('INVALID_REFRESH_TOKEN'), 400)
      const token = await createIdToken(claims.account, claims.authTime)
      const expires = { expires_in: String(TOKEN_SECONDS), token_type: 'Bearer', project_id: projectId }
      return c.json({
        ...expires,
        access_token: token,
        id_token: token,
        user_id: claims.account.sub,
        refresh_token: form['refresh_token'],
      })
    })
    .get('/service_accounts/v1/jwk/:account', (c) => c.json({ keys: [key.publicJwk] }))
    .get('/emulator/auth/handler', (c) => {
      c.header(
        'Content-Security-Policy',
        "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; base-uri 'none'",
      )
      c.header('Cross-Origin-Opener-Policy', 'unsafe-none')
      c.header('Cache-Control', 'no-store')
      return c.html(CHOOSER_PAGE)
    })
    .get('/__stand-in/sign-in.js', (c) => c.body(SIGN_IN_SCRIPT, 200, SCRIPT_HEADERS))
    .get('/__stand-in/chooser.js', (c) => c.body(CHOOSER_SCRIPT, 200, SCRIPT_HEADERS))
}

const SCRIPT_HEADERS = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' }

const createErrorBody = (message: string) => ({
  error: { code: 400, message, errors: [{ message, reason: 'invalid' }] },
})

const idpBodySchema = z.object({ postBody: z.string() })

/** `id_token` in the post body is plain JSON, as in Google's emulator. */
const parseAccount = (body: unknown): Account | undefined => {
  const parsedBody = idpBodySchema.safeParse(body)
  if (!parsedBody.success) return undefined
  try {
    const claims: unknown = JSON.parse(new URLSearchParams(parsedBody.data.postBody).get('id_token') ?? '')
    return accountSchema.safeParse(claims).data
  } catch {
    return undefined
  }
}

const toUserInfo = (account: Account) => {
  const profile = { email: account.email, displayName: account.name, photoUrl: account.picture }
  return {
    localId: account.sub,
    ...profile,
    emailVerified: account.email_verified,
    providerUserInfo: [{ providerId: 'google.com', federatedId: account.sub, rawId: account.sub, ...profile }],
    lastLoginAt: String(Date.now()),
    createdAt: String(Date.now()),
  }
}
