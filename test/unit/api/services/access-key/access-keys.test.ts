import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMemoryRateLimiter } from '#api/adapters/rate-limiter/memory.ts'
import { accessKeys, accessKeyUsage, users } from '#api/db/schema/index.ts'
import { RATE_LIMITS } from '#api/ports/rate-limiter.ts'
import { createKey, hashKey } from '#api/services/access-key/key-format.ts'
import { runMaintenance } from '#api/services/maintenance/run.ts'
import { createdAccessKeyResponse, KEY_PATTERN } from '#shared/api-schema/access-keys.ts'
import { type ApiHarness, startApiHarness } from '../../../../contract/harness/api-harness.ts'
import { jsonRequest, readRefusal, type SignedInUser, signInToHarness } from '../../../../contract/harness/target.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

let harness: ApiHarness
beforeEach(async () => {
  harness = await startApiHarness()
})
afterEach(() => harness.close())

const setPlan = (
  plan: 'basic' | 'professional' | 'enterprise',
  status: 'active' | 'past_due' | 'canceled' | 'unpaid',
) => harness.ctx.db.update(users).set({ subscriptionPlan: plan, subscriptionStatus: status })

const signInToEnterprise = async (): Promise<SignedInUser> => {
  const ana = await signInToHarness(harness, 'ana')
  await setPlan('enterprise', 'active')
  return ana
}

const requestKey = (person: SignedInUser, expiresInDays: number | null = 7) =>
  person.fetch('/api/access-keys', jsonRequest({ name: 'script', scopes: ['read', 'write'], expiresInDays }))
const makeKey = async (person: SignedInUser, expiresInDays: number | null = 7) =>
  createdAccessKeyResponse.parse(await (await requestKey(person, expiresInDays)).json())
const call = (key: string, path = '/api/user', init: RequestInit = {}) =>
  harness.fetch(path, { ...init, headers: { ...init.headers, authorization: `Bearer ${key}` } })

describe('a key', () => {
  it('has the form that secret scanners know, with a checksum', async () => {
    const { key, keyHash, start } = await createKey()
    expect(key).toMatch(KEY_PATTERN)
    expect(start).toBe(key.slice(0, 9))
    expect(await hashKey(key)).toBe(keyHash)
    expect(await hashKey(`${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`)).toBeNull()
    expect(await hashKey(key.replace('faro_', 'FARO_'))).toBeNull()
  })

  it('is not in the database, only its hash', async () => {
    const { key } = await makeKey(await signInToEnterprise())
    const [row] = await harness.ctx.db.select().from(accessKeys)
    expect(JSON.stringify(row)).not.toContain(key)
    expect(row?.keyHash).toBe(await hashKey(key))
  })

  it('ends at its expiry, or never', async () => {
    const ana = await signInToEnterprise()
    const [week, endless] = [await makeKey(ana), await makeKey(ana, null)]
    expect(week.expiresAt).toBe(harness.now + 7 * DAY_MS)
    expect(endless.expiresAt).toBeNull()
    harness.now += 7 * DAY_MS
    expect(await readRefusal(call(week.key))).toBe('401 invalid-key')
    expect((await call(endless.key)).status).toBe(200)
    harness.now += 3_000 * DAY_MS
    expect((await call(endless.key)).status).toBe(200)
  })

  it('is made within five minutes of a sign-in only', async () => {
    const ana = await signInToEnterprise()
    harness.now += 5 * MINUTE_MS + 1
    expect(await readRefusal(requestKey(ana))).toBe('403 reauthentication-required')
    expect(await harness.ctx.db.$count(accessKeys)).toBe(0)
  })

  it('rests while the plan has no keys, and works again with it', async () => {
    const ana = await signInToEnterprise()
    const { key, id } = await makeKey(ana)
    for (const [plan, status] of [
      ['professional', 'active'],
      ['enterprise', 'canceled'],
      ['enterprise', 'unpaid'],
    ] as const) {
      await setPlan(plan, status)
      expect([plan, status, await readRefusal(call(key))]).toEqual([plan, status, '403 plan-required'])
      expect(await readRefusal(requestKey(ana))).toBe('403 plan-required')
    }
    await setPlan('enterprise', 'past_due')
    expect((await call(key)).status).toBe(200)
    await setPlan('basic', 'canceled')
    expect((await ana.fetch(`/api/access-keys/${id}`, { method: 'DELETE' })).status).toBe(204)
  })

  it('is refused beside a cookie on a poll too', async () => {
    const ana = await signInToEnterprise()
    const { key } = await makeKey(ana)
    const path = `/api/resumes/${'0'.repeat(32)}`
    const both = { headers: { cookie: ana.cookie, authorization: `Bearer ${key}` } }
    expect(await readRefusal(harness.fetch(path, both))).toBe('400 ambiguous-credentials')
  })

  it('is refused in the language of the request', async () => {
    const refused = await call('faro_x', '/api/user', { headers: { 'accept-language': 'es' } })
    expect(await refused.json()).toMatchObject({
      error: { message: 'Esta clave de acceso no existe, se ha revocado o ha caducado. Crea otra en Ajustes.' },
    })
  })
})

describe('the use of a key', () => {
  it('is counted by day, kept for three months, and not counted for a revoked one', async () => {
    const ana = await signInToEnterprise()
    const { key, id } = await makeKey(ana, null)
    await call(key)
    harness.now += DAY_MS
    await call(key, '/api/resumes')
    await call(key, '/api/account')
    const rows = () => harness.ctx.db.select().from(accessKeyUsage)
    await expect.poll(rows, { timeout: 30_000 }).toEqual([
      { keyId: id, day: '2026-11-20', requests: 1, errors: 0 },
      { keyId: id, day: '2026-11-21', requests: 2, errors: 1 },
    ])
    harness.now += 89 * DAY_MS
    await runMaintenance({ ctx: harness.ctx, input: { maxClosures: 1 } })
    expect(await rows()).toMatchObject([{ day: '2026-11-21' }])
    const again = await signInToHarness(harness, 'ana')
    await again.fetch(`/api/access-keys/${id}`, { method: 'DELETE' })
    expect(await rows()).toEqual([])
  })

  it('is limited by key: another key and the person go on', async () => {
    await harness.close()
    harness = await startApiHarness({ rateLimiter: createMemoryRateLimiter(() => harness.now) })
    const ana = await signInToEnterprise()
    const [first, second] = [await makeKey(ana), await makeKey(ana)]
    for (let i = 0; i < RATE_LIMITS.call; i++) expect((await call(first.key, '/api/templates')).status).toBe(200)
    expect(await readRefusal(call(first.key))).toBe('429 rate-limited')
    expect((await call(second.key)).status).toBe(200)
    expect((await ana.fetch('/api/user')).status).toBe(200)
    const upload = () => {
      const body = new FormData()
      body.set('text', 'x')
      return { method: 'POST', body }
    }
    // Of both keys and the person together.
    for (let i = 0; i < RATE_LIMITS.upload; i++) await ana.fetch('/api/resumes/upload', upload())
    await harness.ctx.db
      .update(accessKeys)
      .set({ scopes: ['analyze'] })
      .where(eq(accessKeys.id, second.id))
    expect(await readRefusal(call(second.key, '/api/resumes/upload', upload()))).toBe('429 rate-limited')
  })

  it('cannot be guessed without end', async () => {
    await harness.close()
    harness = await startApiHarness({ rateLimiter: createMemoryRateLimiter(() => harness.now) })
    for (let i = 0; i < RATE_LIMITS.call; i++) expect((await call((await createKey()).key)).status).toBe(401)
    expect(await readRefusal(call((await createKey()).key))).toBe('429 rate-limited')
  })
})
