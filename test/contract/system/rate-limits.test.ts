import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMemoryRateLimiter } from '#api/adapters/rate-limiter/memory.ts'
import { sessions } from '#api/db/schema/index.ts'
import { type ApiHarness, startApiHarness } from '../harness/api-harness.ts'
import { formRequest, RESUME_TEXT, readRefusal, signInToHarness as signIn } from '../harness/target.ts'

let harness: ApiHarness
beforeEach(async () => {
  harness = await startApiHarness({ rateLimiter: createMemoryRateLimiter(() => harness.now) })
})
afterEach(() => harness.close())

describe('rates', () => {
  it('allow thirty uploads per minute and return the time to wait', async () => {
    const ana = await signIn(harness, 'ana')
    const upload = () => ana.fetch('/api/resumes/upload', formRequest({ text: RESUME_TEXT }))
    for (let i = 0; i < 30; i++) expect((await upload()).status).toBe(200)
    harness.now += 15_000
    const late = await upload()
    expect(late.headers.get('retry-after')).toBe('45')
    expect(await readRefusal(late)).toBe('429 rate-limited')
    const ben = await signIn(harness, 'ben')
    expect((await ben.fetch('/api/resumes/upload', formRequest({ text: RESUME_TEXT }))).status).toBe(200)
    harness.now += 45_000
    expect((await upload()).status).toBe(200)
  })

  it('allow thirty sign-ins per minute from one IP address', async () => {
    for (let i = 0; i < 30; i++) await signIn(harness, `user-${i}`)
    await expect(signIn(harness, 'one-more')).rejects.toThrow('429')
  })

  it('stop a client that guesses ids (A9)', async () => {
    const ana = await signIn(harness, 'ana')
    const statuses = new Map<number, number>()
    for (let i = 0; i < 1_000; i++) {
      const { status } = await ana.fetch(`/api/resumes/${i.toString(16).padStart(32, '0')}`)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect([...statuses.keys()].sort()).toEqual([404, 429])
    expect(statuses.get(429)).toBeGreaterThanOrEqual(400)
  })
})

describe('cookies', () => {
  it('with one changed character are rejected (A6)', async () => {
    await harness.close()
    harness = await startApiHarness()
    const ana = await signIn(harness, 'ana')
    const [name = '', value = ''] = ana.cookie.split('=')
    const before = await harness.ctx.db.$count(sessions)
    for (let i = 0; i < 1_000; i++) {
      const at = i % value.length
      const other = String.fromCharCode(33 + ((value.charCodeAt(at) + 1 + Math.floor(i / value.length)) % 90))
      if (other === value[at] || other === ';') continue
      const cookie = `${name}=${value.slice(0, at)}${other}${value.slice(at + 1)}`
      const response = await harness.fetch('/api/user', { headers: { cookie } })
      expect([cookie, response.status]).toEqual([cookie, 401])
    }
    expect(await harness.ctx.db.$count(sessions)).toBe(before)
    expect((await ana.fetch('/api/user')).status).toBe(200)
  })

  it('expire after 14 days without use and after 60 days in any case', async () => {
    await harness.close()
    harness = await startApiHarness()
    const day = 86_400_000
    const ana = await signIn(harness, 'ana')
    for (let i = 0; i < 4; i++) {
      harness.now += 13 * day
      expect((await ana.fetch('/api/user')).status).toBe(200)
    }
    harness.now += 9 * day
    expect((await ana.fetch('/api/user')).status).toBe(401)
    const ben = await signIn(harness, 'ben')
    harness.now += 14 * day + 1
    expect((await ben.fetch('/api/user')).status).toBe(401)
  })
})
