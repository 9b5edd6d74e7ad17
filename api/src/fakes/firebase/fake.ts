import { Hono } from 'hono'
import * as z from 'zod'
import { CHOOSER_SCRIPT, SIGN_IN_SCRIPT } from './browser-scripts.ts'
import { CHOOSER_PAGE } from './chooser-page.ts'
import type { SigningKey } from './signing-key.ts'
import { type Account, accountSchema, createTokens, TOKEN_SECONDS } from './tokens.ts'

/**
 * Google sign-in without Google, on the app's own origin, for the real Firebase SDK.
 *
 * What it speaks: `accounts:signInWithIdp`, `accounts:lookup` and `token` of Identity Toolkit, the popup and redirect
 * handler (an account chooser), a JWK set. Tokens are RS256 as Google's, so the API verifies them on its one path.
 * What it leaves out: passwords, phones, linking, tenants, blocking functions, revocation. Anyone may sign in as anyone.
 *
 * The client: when `/api/config` says `signIn.script`, put that script in the page once before the first sign-in (it
 * gives the SDK the `gapi.iframes` that it would else load from Google), then call
 * `connectAuthEmulator(auth, location.origin, { disableWarnings: true })` and `signInWithPopup` as ever:
 *
 *     const loadScript = (src: string) =>
 *       new Promise<void>((resolve, reject) => {
 *         const script = document.createElement('script')
 *         script.src = src
 *         script.onload = () => resolve()
 *         script.onerror = () => reject(new Error('script'))
 *         document.head.append(script)
 *       })
 *     if (config.signIn.script) await loadScript(config.signIn.script)
 *
 * In a browser test: click `[data-account="ana@example.com"]` in the popup, or fill `#name` and `#email` and press
 * `#continue`; `#cancel` closes it.
 */
export const createFirebaseFake = (key: SigningKey, projectId: string) => {
  const {
    createIdToken: idToken,
    createRefreshToken: refreshToken,
    verifyIdToken: openIdToken,
    verifyRefreshToken: openRefreshToken,
  } = createTokens(key, projectId)
  return new Hono()
    .post('/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp', async (c) => {
      const account = parseAccount(await c.req.json())
      if (!account) return c.json(createErrorBody('INVALID_IDP_RESPONSE'), 400)
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
        idToken: await idToken(account),
        refreshToken: await refreshToken(account),
        expiresIn: String(TOKEN_SECONDS),
      })
    })
    .post('/identitytoolkit.googleapis.com/v1/accounts:lookup', async (c) => {
      const body = z.object({ idToken: z.string() }).safeParse(await c.req.json())
      const account = body.success ? await openIdToken(body.data.idToken).catch(() => null) : null
      if (!account) return c.json(createErrorBody('INVALID_ID_TOKEN'), 400)
      return c.json({ kind: 'identitytoolkit#GetAccountInfoResponse', users: [toUserInfo(account)] })
    })
    .post('/securetoken.googleapis.com/v1/token', async (c) => {
      const form = await c.req.parseBody()
      const account = await openRefreshToken(String(form['refresh_token'])).catch(() => null)
      if (!account) return c.json(createErrorBody('INVALID_REFRESH_TOKEN'), 400)
      const token = await idToken(account)
      const expires = { expires_in: String(TOKEN_SECONDS), token_type: 'Bearer', project_id: projectId }
      return c.json({
        ...expires,
        access_token: token,
        id_token: token,
        user_id: account.sub,
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

/** `id_token` in the post body is plain JSON here, as in Google's own emulator. */
const parseAccount = (body: unknown): Account | undefined => {
  const read = idpBodySchema.safeParse(body)
  if (!read.success) return undefined
  try {
    const claims: unknown = JSON.parse(new URLSearchParams(read.data.postBody).get('id_token') ?? '')
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
