import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMetrics } from '#api/adapters/metrics/open-metrics.ts'
import { createProcessGauges } from '#api/adapters/metrics/process-gauges.ts'
import { AppError } from '#shared/errors.ts'
import { type ApiHarness, startApiHarness } from '#test/contract/harness/api-harness.ts'
import { signInToHarness, uploadResume } from '#test/contract/harness/target.ts'

const TOKEN = 'token-of-an-operator'
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
const readGauges = createProcessGauges(() => [{ pool: 'files', waiting: 2, running: 1 }])
const create = () => createMetrics({ token: TOKEN, readGauges })

describe('the metrics', () => {
  it('are OpenMetrics text: each family once, counters in _total, cumulative buckets, an end', () => {
    const metrics = create()
    for (const seconds of [0.001, 0.02, 90])
      metrics.recordRequest({ method: 'GET', route: '/api/a"b', status: 200, seconds })
    metrics.recordRefusal('upload')
    const text = metrics.render(7)
    const lines = text.split('\n')
    expect(text.endsWith('# EOF\n')).toBe(true)
    const families = lines.filter((line) => line.startsWith('# TYPE ')).map((line) => line.split(' ')[2])
    expect(new Set(families).size).toBe(families.length)
    expect(lines).toContain('faro_rate_refusals_total{limit="upload"} 1')
    expect(lines).toContain('faro_sessions 7')
    expect(lines).toContain('faro_tasks{pool="files",state="waiting"} 2')
    const series = '{method="GET",route="/api/a\\"b",status="200"'
    expect(lines).toContain(`faro_request_duration_seconds_bucket${series},le="0.005"} 1`)
    expect(lines).toContain(`faro_request_duration_seconds_bucket${series},le="0.025"} 2`)
    expect(lines).toContain(`faro_request_duration_seconds_bucket${series},le="60"} 2`)
    expect(lines).toContain(`faro_request_duration_seconds_bucket${series},le="+Inf"} 3`)
    expect(lines).toContain(`faro_request_duration_seconds_count${series}} 3`)
    for (const line of lines.filter((line) => line && !line.startsWith('#')))
      expect(line).toMatch(/^[a-z_]+(\{[^}]*\})? -?\d+(\.\d+)?(e[+-]\d+)?$/)
  })

  it('have one series for all methods that nobody knows', () => {
    const metrics = create()
    for (const method of ['BREW', 'X1', 'X2']) metrics.recordRequest({ method, route: 'none', status: 404, seconds: 1 })
    expect(metrics.render(0)).toContain('_count{method="other",route="none",status="404"} 3')
  })
})

describe('GET /api/metrics', () => {
  let harness: ApiHarness
  beforeEach(async () => {
    const rateLimiter = { count: async (name: string) => (name === 'analyze' ? 5 : 0) }
    harness = await startApiHarness({ metrics: create(), rateLimiter })
  })
  afterEach(() => harness.close())

  it('does not exist without a token', async () => {
    const without = await startApiHarness()
    expect((await without.fetch('/api/metrics', bearer(TOKEN))).status).toBe(404)
    await without.close()
  })

  it.each([{}, bearer('another-token-of-one'), { headers: { authorization: TOKEN } }])('refuses %o', async (init) => {
    expect((await harness.fetch('/api/metrics', init)).status).toBe(401)
  })

  it('counts by pattern and status, and tells nothing about a person', async () => {
    const person = await signInToHarness(harness, 'maria-the-carpenter')
    const id = await uploadResume(person)
    await person.fetch(`/api/resumes/${id}?q=secret`)
    await person.fetch(`/api/resumes/${id}/analyze`, { method: 'POST' })
    const response = await harness.fetch('/api/metrics', bearer(TOKEN))
    const text = await response.text()
    expect(response.headers.get('content-type')).toMatch(/^application\/openmetrics-text; version=1\.0\.0/)
    expect(text).toContain('_count{method="GET",route="/api/resumes/:id",status="200"} 1')
    expect(text).toContain('faro_rate_refusals_total{limit="analyze"} 1')
    expect(text).toContain('faro_sessions 1')
    for (const personal of ['maria', id, 'secret', '127.0.0.1', person.id]) expect(text).not.toContain(personal)
  })

  it('counts failures too', async () => {
    const failing = await startApiHarness({
      metrics: create(),
      identity: { verify: async () => Promise.reject(new AppError('not-configured')) },
    })
    await failing.fetch('/api/no-such-route')
    expect(await (await failing.fetch('/api/metrics', bearer(TOKEN))).text()).toContain('status="404"} 1')
    await failing.close()
  })
})
