import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFirebaseIdentity, localKeys } from '#api/adapters/firebase/identity.ts'
import { deleteExpiredRows } from '#api/db/queries/system/maintenance.ts'
import { sessions, usedIdTokens, users } from '#api/db/schema/index.ts'
import { loadSigningKey, type SigningKey } from '#api/fakes/firebase/signing-key.ts'
import { createTokens } from '#api/fakes/firebase/tokens.ts'
import { type ApiHarness, startApiHarness } from '../../../../contract/harness/api-harness.ts'
import { jsonRequest, readRefusal } from '../../../../contract/harness/target.ts'

const HOUR_MS = 3_600_000
const ACCOUNT = { sub: 'ana', email: 'ana@example.com', name: 'Ana', email_verified: true }

describe('an ID token', () => {
  let key: SigningKey
  let harness: ApiHarness
  beforeEach(async () => {
    key = await loadSigningKey()
    harness = await startApiHarness({
      identity: createFirebaseIdentity({
        projectId: 'demo',
        keys: localKeys({ keys: [key.publicJwk] }),
        clock: () => harness.now,
      }),
    })
    harness.now = Date.now()
  })
  afterEach(() => harness.close())

  const createToken = () => createTokens(key, 'demo').createIdToken(ACCOUNT, Math.floor(harness.now / 1000))
  const use = (token: string, language = 'en') =>
    harness.fetch(
      '/api/auth/sync',
      jsonRequest({ googleId: 'ana', email: 'ana@example.com' }, 'POST', {
        authorization: `Bearer ${token}`,
        'accept-language': language,
      }),
    )

  it('starts one session of twenty that are asked for at once', async () => {
    const token = await createToken()
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await use(token)).status))
    expect(statuses.sort()).toEqual([200, ...Array.from({ length: 19 }, () => 401)])
    expect(await harness.ctx.db.$count(sessions)).toBe(1)
  })

  it('is refused with its own code and sentence when used again, and a new sign-in works', async () => {
    const token = await createToken()
    expect((await use(token)).status).toBe(200)
    expect(await readRefusal(use(token))).toBe('401 sign-in-used')
    expect(await (await use(token, 'es')).json()).toMatchObject({
      error: { message: 'Este inicio de sesión ya se usó. Inicia sesión de nuevo; tu trabajo está a salvo.' },
    })
    expect((await use(await createToken())).status).toBe(200)
  })

  it('is refused with a log line that says why while the clock of the server is wrong', async () => {
    const token = await createToken()
    harness.now += 2 * HOUR_MS
    expect(await readRefusal(use(token))).toBe('401 unauthenticated')
    expect(harness.log.filter(({ event }) => event === 'sign-in-refused')).toEqual([
      { level: 'warn', event: 'sign-in-refused', reason: 'exp' },
    ])
  })

  it('is the same token with another spelling of its signature', async () => {
    const token = await createToken()
    expect((await use(token)).status).toBe(200)
    // The last character of 256 bytes in base64url has four unused bits.
    const respelled = token.slice(0, -1) + String.fromCharCode(token.charCodeAt(token.length - 1) + 1)
    expect((await use(respelled)).status).toBe(401)
    expect(await harness.ctx.db.$count(sessions)).toBe(1)
  })

  it('creates no account again after the account was deleted', async () => {
    const token = await createToken()
    const first = await use(token)
    const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    expect((await harness.fetch('/api/account', { method: 'DELETE', headers: { cookie } })).status).toBe(204)
    expect(await readRefusal(use(token))).toBe('401 sign-in-used')
    expect(await harness.ctx.db.$count(users)).toBe(0)
  })

  it('is remembered until it has expired', async () => {
    const token = await createToken()
    await use(token)
    const expire = (ms: number) =>
      deleteExpiredRows(harness.ctx.db, { now: harness.now + ms, idleSince: harness.now - HOUR_MS })
    await expire(HOUR_MS)
    expect(await harness.ctx.db.$count(usedIdTokens)).toBe(1)
    harness.now += HOUR_MS + 61_000
    expect(await readRefusal(use(token))).toBe('401 unauthenticated')
    await expire(0)
    expect(await harness.ctx.db.$count(usedIdTokens)).toBe(0)
  })
})
