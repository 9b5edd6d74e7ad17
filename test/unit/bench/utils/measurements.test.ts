import { createServer } from 'node:http'
import { describe, expect, it } from 'vitest'
import { compare, measure } from '#test/utils/measurement/benchmark.ts'
import { runLoad, summarizeLoad } from '#test/utils/measurement/http-load.ts'
import { readResponse } from '#test/utils/measurement/read-response.ts'

describe('a figure without a measurement', () => {
  it.each([{ atMost: 0 }, { atLeast: 0 }])('fails with limit %o and is not written as 0', (limit) => {
    expect(measure('answers', Number.NaN, limit)).toMatchObject({ ours: null, passed: false })
  })

  it.each([
    [Number.NaN, 5],
    [5, Number.NaN],
    [0, 5],
    [5, 0],
  ])('fails beside a peer: %d and %d', (ours, value) => {
    const row = compare('answers a second', ours, { name: 'peer', value }, { atMost: 1.25 })
    expect(row.passed).toBe(false)
  })

  it('passes where it was measured', () => {
    expect(measure('answers that failed', 0, { atMost: 0 }).passed).toBe(true)
    expect(compare('ms', 5, { name: 'peer', value: 10 }, { atMost: 1.25 })).toMatchObject({ ratio: 0.5, passed: true })
  })
})

describe('the load', () => {
  it('counts answers and those that failed', async () => {
    const server = createServer(({ url }, response) => {
      response.writeHead(url === '/bad' ? 500 : 200).end(url === '/chunks' ? undefined : 'x')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const run = (path: string) =>
      runLoad({ url: `http://127.0.0.1:${port}${path}`, headers: {}, connections: 2, seconds: 0.05 })
    const [good, bad] = [await run('/'), await run('/bad')]
    expect(good).toMatchObject({ errors: 0 })
    expect(good.perSecond).toBeGreaterThan(0)
    expect(bad.errors).toBeGreaterThan(0)
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await expect(run('/')).rejects.toThrow('nothing was measured')
  })

  it('has no figures without an answer', () => {
    expect(() => summarizeLoad({ latencies: [], bad: 3, seconds: 1 })).toThrow('nothing was measured')
    expect(summarizeLoad({ latencies: [1, 3], bad: 0, seconds: 2 })).toEqual({ perSecond: 1, p99: 3, errors: 0 })
  })
})

describe('an answer on a connection', () => {
  it.each([
    ['of a known length', 'HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nabc'],
    ['in chunks', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n'],
    ['in one empty chunk', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['without a body', 'HTTP/1.1 304 Not Modified\r\nETag: "x"\r\n\r\n'],
  ])('%s ends where the next one starts', (_, answer) => {
    const status = answer.includes('304') ? 304 : 200
    expect(readResponse(`${answer}HTTP/1.1 500`)).toEqual({ status, length: answer.length })
    expect(readResponse(answer.slice(0, -1))).toBeNull()
  })
})
