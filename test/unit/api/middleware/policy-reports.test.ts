import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMemoryRateLimiter } from '#api/adapters/rate-limiter/memory.ts'
import { type ApiHarness, startApiHarness } from '../../../contract/harness/api-harness.ts'
import { readRefusal } from '../../../contract/harness/target.ts'

const PAGE = 'http://localhost/settings?email=ana@example.com#x'
const OLD_TYPE = 'application/csp-report'
const NEW_TYPE = 'application/reports+json'
const createOldReport = (more: Record<string, unknown> = {}) => ({
  'csp-report': {
    'document-uri': PAGE,
    referrer: 'http://localhost/?name=ana',
    'violated-directive': "script-src-elem 'self'",
    'blocked-uri': 'https://evil.example/x.js?ana@example.com',
    'script-sample': 'ana@example.com',
    ...more,
  },
})
const createNewReport = (body: Record<string, unknown> = {}) => ({
  type: 'csp-violation',
  url: PAGE,
  user_agent: 'Mozilla/5.0',
  body: {
    documentURL: PAGE,
    effectiveDirective: 'require-trusted-types-for',
    blockedURL: 'trusted-types-sink',
    ...body,
  },
})

describe('reports of violations of the policy', () => {
  let harness: ApiHarness
  beforeEach(async () => {
    harness = await startApiHarness()
  })
  afterEach(() => harness.close())

  const send = (body: unknown, type: string, headers: Record<string, string> = {}) =>
    harness.fetch('/api/reports/csp', {
      method: 'POST',
      headers: { 'content-type': type, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const listLogged = () => harness.log.filter(({ event }) => event === 'csp-violation')

  it('are logged with directive, blocked origin and path, and nothing personal', async () => {
    expect((await send(createOldReport(), OLD_TYPE)).status).toBe(204)
    expect((await send([createNewReport(), { type: 'deprecation', body: {} }], NEW_TYPE)).status).toBe(204)
    expect(listLogged()).toEqual([
      {
        level: 'warn',
        event: 'csp-violation',
        directive: 'script-src-elem',
        blocked: 'https://evil.example',
        path: '/settings',
      },
      {
        level: 'warn',
        event: 'csp-violation',
        directive: 'require-trusted-types-for',
        blocked: 'trusted-types-sink',
        path: '/settings',
      },
    ])
    expect(JSON.stringify(harness.log)).not.toMatch(/ana|Mozilla|sample/)
  })

  it('need no session and no origin, because browsers send none', async () => {
    const headers = { origin: 'null', 'sec-fetch-site': 'cross-site' }
    expect((await send([createNewReport()], NEW_TYPE, headers)).status).toBe(204)
  })

  it('about other pages, extensions and made-up directives are not logged', async () => {
    await send(createOldReport({ 'document-uri': 'https://other.example/' }), OLD_TYPE)
    await send(createOldReport({ 'blocked-uri': 'chrome-extension://abc/x.js' }), OLD_TYPE)
    await send(createOldReport({ 'violated-directive': 'ana@example.com' }), OLD_TYPE)
    expect(listLogged()).toEqual([])
  })

  it('are at most 20 lines of a request', async () => {
    await send(
      Array.from({ length: 40 }, () => createNewReport()),
      NEW_TYPE,
    )
    expect(listLogged()).toHaveLength(20)
  })

  it('are refused over 16 KiB, in another type and when they are not reports', async () => {
    const long = createOldReport({ 'script-sample': 'x'.repeat(17_000) })
    expect(await readRefusal(send(long, OLD_TYPE))).toBe('413 too-large')
    expect(await readRefusal(send(createOldReport(), 'text/plain'))).toBe('415 unsupported-media')
    expect(await readRefusal(send('{', OLD_TYPE))).toBe('400 invalid-json')
    expect(await readRefusal(send({ a: 1 }, OLD_TYPE))).toBe('400 invalid-request')
  })

  it('are 30 a minute of an address', async () => {
    await harness.close()
    harness = await startApiHarness({ rateLimiter: createMemoryRateLimiter(() => harness.now) })
    for (let i = 0; i < 30; i += 1) expect((await send(createOldReport(), OLD_TYPE)).status).toBe(204)
    const refused = await send(createOldReport(), OLD_TYPE)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('60')
    expect(listLogged()).toHaveLength(30)
  })
})
