import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sessions } from '#api/db/schema/index.ts'
import { detectDevice } from '#api/services/session/detect-device.ts'
import { sessionsResponse } from '#shared/api-schema/account.ts'
import { type ApiHarness, startApiHarness } from '../../../../contract/harness/api-harness.ts'
import {
  readAccountExport,
  readRefusal,
  type SignedInUser,
  signInToHarness,
} from '../../../../contract/harness/target.ts'

const DAY_MS = 86_400_000

describe('the sessions of an account', () => {
  let harness: ApiHarness
  beforeEach(async () => {
    harness = await startApiHarness()
  })
  afterEach(() => harness.close())

  const list = async (person: SignedInUser) =>
    sessionsResponse.parse(await (await person.fetch('/api/account/sessions')).json())

  it('leave out those that have ended by themselves', async () => {
    await signInToHarness(harness, 'ana')
    harness.now += 15 * DAY_MS
    const ana = await signInToHarness(harness, 'ana')
    expect(await list(ana)).toHaveLength(1)
  })

  it('are deleted with the account and are in its export, without anything that identifies a device', async () => {
    const ana = await signInToHarness(harness, 'ana')
    await signInToHarness(harness, 'ana')
    const files = await readAccountExport(ana)
    const account: { sessions: Record<string, unknown>[] } = JSON.parse(files['account.json'] ?? '')
    expect(account.sessions).toHaveLength(2)
    expect(Object.keys(account.sessions[0] ?? {}).sort()).toEqual([
      'browser',
      'createdAt',
      'expiresAt',
      'lastSeenAt',
      'platform',
      'signedInAt',
    ])
    await ana.fetch('/api/account', { method: 'DELETE' })
    expect(await harness.ctx.db.$count(sessions)).toBe(0)
  })

  it('are ended one by one by their owner alone', async () => {
    const [phone, laptop] = [await signInToHarness(harness, 'ana'), await signInToHarness(harness, 'ana')]
    const ben = await signInToHarness(harness, 'ben')
    const other = (await list(laptop)).find(({ current }) => !current)?.id
    expect(await readRefusal(ben.fetch(`/api/account/sessions/${other}`, { method: 'DELETE' }))).toBe('404 not-found')
    expect((await laptop.fetch(`/api/account/sessions/${other}`, { method: 'DELETE' })).status).toBe(204)
    expect(await readRefusal(phone.fetch('/api/user'))).toBe('401 unauthenticated')
    expect(await readRefusal(laptop.fetch(`/api/account/sessions/${other}`, { method: 'DELETE' }))).toBe(
      '404 not-found',
    )
    const [own] = await list(laptop)
    const ended = await laptop.fetch(`/api/account/sessions/${own?.id}`, { method: 'DELETE' })
    expect(ended.headers.getSetCookie()[0]).toContain('Max-Age=0')
    expect(await readRefusal(laptop.fetch('/api/user'))).toBe('401 unauthenticated')
  })
})

describe('a device', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      'chrome',
      'windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0',
      'edge',
      'windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      'safari',
      'macos',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
      'chrome',
      'ios',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
      'samsung',
      'android',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'firefox', 'linux'],
    [
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
      'chrome',
      'chromeos',
    ],
    ['Mozilla/5.0 (unheard-of)', null, null],
    ['curl/8.5.0', null, null],
    [undefined, null, null],
  ])('of %s is %s on %s', (userAgent, browser, platform) => {
    expect(detectDevice(userAgent)).toEqual({ browser, platform })
  })
})
