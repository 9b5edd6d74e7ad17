import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ApiHarness, startApiHarness } from '../../../../contract/harness/api-harness.ts'
import { jsonRequest, readRefusal, signInToHarness } from '../../../../contract/harness/target.ts'

const MINUTE_MS = 60_000

describe('a recent sign-in', () => {
  let harness: ApiHarness
  beforeEach(async () => {
    harness = await startApiHarness()
  })
  afterEach(() => harness.close())

  const body = { googleId: 'ana' }
  const GUARDED: readonly (readonly [string, RequestInit])[] = [
    ['/api/create-subscription', jsonRequest({ plan: 'basic', email: 'ana@example.com', name: 'Ana' })],
    ['/api/subscription/change-plan', jsonRequest({ ...body, newPlan: 'basic' })],
    ['/api/subscription/cancel', jsonRequest(body)],
    ['/api/subscription/resume', jsonRequest(body)],
    ['/api/account', { method: 'DELETE' }],
  ]

  it('is required to change the plan and to delete the account, and nothing happens without it', async () => {
    const ana = await signInToHarness(harness, 'ana')
    harness.now += 5 * MINUTE_MS + 1
    for (const [path, init] of GUARDED)
      expect([path, await readRefusal(ana.fetch(path, init))]).toEqual([path, '403 reauthentication-required'])
    expect((await ana.fetch('/api/user')).status).toBe(200)
  })

  it('is asked for in the language of the request', async () => {
    const ana = await signInToHarness(harness, 'ana')
    harness.now += 6 * MINUTE_MS
    const refused = await ana.fetch('/api/account', { method: 'DELETE', headers: { 'accept-language': 'es' } })
    expect(await refused.json()).toMatchObject({
      error: { message: 'Iniciaste sesión hace un tiempo. Vuelve a iniciar sesión para confirmar que eres tú.' },
    })
  })

  it('is enough for five minutes', async () => {
    const ana = await signInToHarness(harness, 'ana')
    harness.now += 5 * MINUTE_MS
    for (const [path, init] of GUARDED.slice(0, -1))
      expect([path, (await ana.fetch(path, init)).status]).not.toEqual([path, 403])
    expect((await ana.fetch('/api/account', { method: 'DELETE' })).status).toBe(204)
  })

  it('is made by signing in again, which replaces the session', async () => {
    const ana = await signInToHarness(harness, 'ana')
    harness.now += 60 * MINUTE_MS
    const again = await signInToHarness(harness, 'ana')
    expect(await readRefusal(ana.fetch('/api/account', { method: 'DELETE' }))).toBe('403 reauthentication-required')
    expect((await again.fetch('/api/account', { method: 'DELETE' })).status).toBe(204)
  })

  it('is measured from the sign-in at the provider, not from the start of the session', async () => {
    await harness.close()
    harness = await startApiHarness({
      identity: {
        verify: async () => ({
          uid: 'ana',
          googleAccountId: null,
          email: 'ana@example.com',
          name: 'Ana',
          picture: null,
          signedInAt: harness.now - 6 * MINUTE_MS,
          tokenHash: crypto.randomUUID(),
          tokenExpiresAt: harness.now + 60 * MINUTE_MS,
        }),
      },
    })
    const ana = await signInToHarness(harness, 'ana')
    expect(await readRefusal(ana.fetch('/api/account', { method: 'DELETE' }))).toBe('403 reauthentication-required')
  })
})
