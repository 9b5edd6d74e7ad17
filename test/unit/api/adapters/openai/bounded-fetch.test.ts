import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createOpenAiAdvisor } from '#api/adapters/openai/advisor.ts'

let answer: (response: ServerResponse) => void = () => undefined
const requests: { url: string; authorization: string | undefined }[] = []
const server = createServer((request, response) => {
  requests.push({ url: request.url ?? '', authorization: request.headers.authorization })
  response.on('error', () => undefined)
  request.resume().on('end', () => answer(response))
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const ask = () => {
  requests.length = 0
  const limits = { totalMs: 30_000, attemptMs: 20_000, pausesMs: [1, 1] }
  const advisor = createOpenAiAdvisor({ apiKey: 'secret', baseURL: `${url}/v1`, model: 'm', clock: Date.now, limits })
  return advisor.advise(
    { text: 'A resume', findings: [], requirements: [], language: 'en', level: 'basic' },
    new AbortController().signal,
  )
}

/** Sends spaces until the reader leaves or 200 MB are sent. */
const flood = (status: number) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' })
  const chunk = Buffer.alloc(256 * 1024, 0x20)
  let sent = 0
  const more = () => {
    while (sent < 200_000_000 && !response.destroyed) {
      sent += chunk.length
      if (!response.write(chunk)) return
    }
    response.end()
  }
  response.on('drain', more)
  response.on('close', () => floods.push(sent))
  more()
}
const floods: number[] = []

it.each([200, 400])('reads no more than 1 MiB of an answer with status %i', async (status) => {
  floods.length = 0
  answer = flood(status)
  await expect(ask()).rejects.toMatchObject({ code: 'provider-unavailable' })
  await expect.poll(() => floods.length).toBe(1)
  expect(floods[0]).toBeLessThan(20_000_000)
  expect(requests).toHaveLength(1)
})

it.each([301, 302, 307, 308])('does not follow a redirect (%i)', async (status) => {
  answer = (response) => response.writeHead(status, { location: `${url}/elsewhere` }).end()
  await expect(ask()).rejects.toMatchObject({ code: 'provider-unavailable' })
  expect(requests.map((request) => request.url)).toEqual(['/v1/chat/completions'])
})
