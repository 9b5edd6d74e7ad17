import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMemoryRateLimiter } from '#api/adapters/rate-limiter/memory.ts'
import { shares, users } from '#api/db/schema/index.ts'
import { RATE_LIMITS } from '#api/ports/rate-limiter.ts'
import { shareResponse } from '#shared/api-schema/shares.ts'
import { AppError } from '#shared/errors.ts'
import { createEmptyDocument } from '#shared/resume/schema/document.ts'
import { type ApiHarness, startApiHarness } from '../harness/api-harness.ts'
import { jsonRequest, type SignedInUser, signInToHarness as signIn } from '../harness/target.ts'

const DAY_MS = 86_400_000
const PASSWORD = 'faro-en-la-costa'

let harness: ApiHarness
let address = '192.0.2.1'
beforeEach(async () => {
  const rateLimiter = createMemoryRateLimiter(() => harness.now)
  harness = await startApiHarness({ rateLimiter, getClientAddress: () => address })
})
afterEach(() => harness.close())

const setPlan = (subscriptionStatus: 'active' | 'canceled') =>
  harness.ctx.db.update(users).set({ subscriptionPlan: 'professional', subscriptionStatus })

const createShare = async (ana: SignedInUser, password: string | null, expiresInDays: number | null) => {
  const document = createEmptyDocument('doc-1', 'es')
  await ana.fetch('/api/drafts/doc-1', jsonRequest({ name: 'x', baseVersion: 0, document }, 'PUT'))
  const body = { draftId: 'doc-1', name: 'x', password, expiresInDays, hidesContact: false, allowsPdf: true }
  const response = await ana.fetch('/api/shares', jsonRequest(body))
  expect(response.status).toBe(201)
  return shareResponse.parse(await response.json()).id
}

const tryPassword = (id: string, password: string) =>
  harness.fetch(`/r/${id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ password }).toString(),
  })

describe('links to resumes', () => {
  it('expire, and go on after a change of plan', async () => {
    const ana = await signIn(harness, 'ana')
    await setPlan('active')
    const id = await createShare(ana, null, 7)
    await setPlan('canceled')
    expect((await harness.fetch(`/r/${id}`)).status).toBe(200)
    harness.now += 7 * DAY_MS - 1
    expect((await harness.fetch(`/r/${id}`)).status).toBe(200)
    harness.now += 1
    expect((await harness.fetch(`/r/${id}`)).status).toBe(404)
    expect((await harness.fetch(`/r/${id}/pdf`)).status).toBe(404)
  })

  it('have their text where the pages cannot be drawn', async () => {
    const { tasks } = harness.ctx
    await harness.close()
    harness = await startApiHarness({
      tasks: {
        run: (name, input, options) =>
          name === 'draw-pages' ? Promise.reject(new AppError('too-complex')) : tasks.run(name, input, options),
      },
    })
    const ana = await signIn(harness, 'ana')
    await setPlan('active')
    const page = await harness.fetch(`/r/${await createShare(ana, null, null)}`)
    const html = await page.text()
    expect([page.status, html.includes('<svg'), html.includes('@page')]).toEqual([200, false, false])
    expect(html).toContain('<main>')
    expect(harness.log).toContainEqual(expect.objectContaining({ level: 'warn', event: 'share-pages' }))
  })

  it('are drawn once for each version, and for nobody who asks for the headers alone', async () => {
    const { tasks } = harness.ctx
    let drawn = 0
    await harness.close()
    harness = await startApiHarness({
      tasks: {
        run: (name, input, options) => {
          if (name === 'draw-pages') drawn++
          return tasks.run(name, input, options)
        },
      },
    })
    const ana = await signIn(harness, 'ana')
    await setPlan('active')
    const id = await createShare(ana, null, null)
    const readPage = async (method: string) => {
      const page = await harness.fetch(`/r/${id}`, { method })
      return [page.status, (await page.text()).includes('<h1>Nora</h1>'), drawn]
    }
    expect(await readPage('HEAD')).toEqual([200, false, 0])
    expect(await readPage('GET')).toEqual([200, false, 1])
    expect(await readPage('GET')).toEqual([200, false, 1])
    const document = createEmptyDocument('doc-1', 'es')
    const named = { ...document, personalInfo: { ...document.personalInfo, fullName: 'Nora' } }
    await ana.fetch('/api/drafts/doc-1', jsonRequest({ name: 'x', baseVersion: 1, document: named }, 'PUT'))
    expect(await readPage('GET')).toEqual([200, true, 2])
  })

  it('take few tries of a password, of one address and of all', async () => {
    const ana = await signIn(harness, 'ana')
    await setPlan('active')
    const id = await createShare(ana, PASSWORD, null)
    for (let i = 0; i < RATE_LIMITS['share-password']; i++)
      expect((await tryPassword(id, `wrong-${i}`)).status).toBe(403)
    const refused = await tryPassword(id, PASSWORD)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    address = '192.0.2.2'
    expect((await tryPassword(id, PASSWORD)).status).toBe(200)
    let passed = 0
    for (let i = 3; passed < RATE_LIMITS['share-passwords'] && i < 100; i++) {
      address = `192.0.2.${i}`
      if ((await tryPassword(id, `wrong-${i}`)).status === 429) break
      passed++
    }
    expect(passed).toBe(RATE_LIMITS['share-passwords'] - RATE_LIMITS['share-password'] - 1)
    harness.now += 61_000
    expect((await tryPassword(id, PASSWORD)).status).toBe(200)
  })

  it('refuse a form that is too long, which is no error of the server', async () => {
    expect((await tryPassword('0'.repeat(32), 'x'.repeat(10_000))).status).toBe(413)
    expect(harness.log.filter(({ level }) => level === 'error')).toEqual([])
  })

  it('keep no password, and write no id of a link to the log', async () => {
    const ana = await signIn(harness, 'ana')
    await setPlan('active')
    const id = await createShare(ana, PASSWORD, null)
    await tryPassword(id, PASSWORD)
    const [row] = await harness.ctx.db.select().from(shares)
    expect(row?.passwordHash).toMatch(/^3\$[0-9a-f]{32}\$[0-9a-f]{64}$/)
    expect(JSON.stringify(harness.log)).not.toContain(id)
  })
})
