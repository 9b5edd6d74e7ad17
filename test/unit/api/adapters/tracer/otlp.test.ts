import { afterEach, describe, expect, it } from 'vitest'
import { createOtlpTracer, parseOtlpHeaders } from '#api/adapters/tracer/otlp.ts'
import type { LogLine } from '#api/log.ts'
import { type ApiHarness, startApiHarness } from '#test/contract/harness/api-harness.ts'
import { signInToHarness, uploadAndAnalyze } from '#test/contract/harness/target.ts'

const PARENT = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' }

const startCollector = () => {
  const calls: { url: string; headers: Headers; body: string }[] = []
  const tracer = createOtlpTracer({
    endpoint: 'http://collector.example:4318/',
    headers: { 'x-key': 'abc' },
    serviceName: 'faro',
    version: '1.2.3',
    log: () => undefined,
    fetch: async (url, init) => {
      calls.push({ url: String(url), headers: new Headers(init?.headers), body: String(init?.body) })
      return new Response('{}')
    },
  })
  const readSpans = async () => {
    await tracer.close()
    return calls.flatMap(({ body }) => JSON.parse(body).resourceSpans[0].scopeSpans[0].spans)
  }
  return { tracer, calls, readSpans }
}

let harness: ApiHarness | undefined
afterEach(async () => {
  await harness?.close()
  harness = undefined
})

describe('a trace', () => {
  it('has the request with its pattern and, below it, its tasks; and nothing about a person', async () => {
    const { tracer, calls, readSpans } = startCollector()
    harness = await startApiHarness({ tracer })
    const person = await signInToHarness(harness, 'maria-the-carpenter')
    const id = await uploadAndAnalyze(person)
    await person.fetch(`/api/resumes/${id}?q=secret`, {
      headers: { traceparent: `00-${PARENT.traceId}-${PARENT.spanId}-01` },
    })
    const spans = await readSpans()
    const analysis = spans.find(({ name }) => name === 'POST /api/resumes/:id/analyze')
    const task = spans.find(({ name }) => name.startsWith('task '))
    expect(analysis).toMatchObject({ kind: 2, status: {}, traceId: expect.stringMatching(/^[\da-f]{32}$/) })
    expect(task).toMatchObject({ kind: 1, traceId: analysis.traceId, parentSpanId: analysis.spanId })
    expect(BigInt(task.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(task.startTimeUnixNano))
    const read = spans.findLast(({ name }) => name === 'GET /api/resumes/:id')
    expect(read).toMatchObject({ traceId: PARENT.traceId, parentSpanId: PARENT.spanId })
    expect(spans.some(({ name }) => name === 'identity verify')).toBe(true)
    expect(calls[0]?.url).toBe('http://collector.example:4318/v1/traces')
    expect(calls[0]?.headers.get('x-key')).toBe('abc')
    const sent = calls.map(({ body }) => body).join('')
    for (const personal of ['maria', id, 'secret', person.id]) expect(sent).not.toContain(personal)
  })

  it('marks what failed', async () => {
    const { tracer, readSpans } = startCollector()
    const span = tracer.startRequest('not a traceparent')
    await expect(span.run('task x', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    span.end({ attributes: { 'http.response.status_code': 500 }, hasFailed: true })
    expect(await readSpans()).toMatchObject([
      { name: 'task x', status: { code: 2 } },
      {
        status: { code: 2 },
        attributes: [{ key: 'http.response.status_code', value: { intValue: '500' } }],
      },
    ])
  })

  it('is dropped where the collector does not answer, and the request does not notice', async () => {
    const tracer = createOtlpTracer({
      endpoint: 'http://collector.example',
      headers: {},
      serviceName: 'faro',
      version: '1',
      log: () => undefined,
      fetch: () => Promise.reject(new TypeError('fetch failed')),
    })
    for (let i = 0; i < 3_000; i++) tracer.startRequest(null).end({ attributes: {}, hasFailed: false })
    await expect(tracer.close()).resolves.toBeUndefined()
  })

  it('that the collector refuses is one line of the log, and one when it takes spans again', async () => {
    const [log, statuses] = [[] as LogLine[], [401, 401, 200, 200]]
    const tracer = createOtlpTracer({
      endpoint: 'http://collector.example',
      headers: {},
      serviceName: 'faro',
      version: '1',
      log: (line) => log.push(line),
      fetch: async () => new Response('', { status: statuses.shift() ?? 500 }),
    })
    for (let i = 0; i < 4; i++) {
      tracer.startRequest(null).end({ attributes: {}, hasFailed: false })
      await tracer.close()
    }
    expect(log).toMatchObject([{ event: 'traces-not-sent', fault: 'Error 401' }, { event: 'traces-sent' }])
  })

  it('takes headers as OpenTelemetry writes them', () => {
    expect(parseOtlpHeaders('x-key=a%20b, authorization = Basic x=,bad')).toEqual({
      'x-key': 'a b',
      authorization: 'Basic x=',
    })
  })
})
