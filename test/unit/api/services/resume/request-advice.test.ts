import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { createOpenAiAdvisor } from '#api/adapters/openai/advisor.ts'
import type { LogLine } from '#api/log.ts'
import { requestAdvice } from '#api/services/resume/request-advice.ts'
import { unsafeCast } from '#shared/cast.ts'

type Input = Parameters<typeof requestAdvice>

it.each([
  [401, { code: 'invalid_api_key', type: 'invalid_request_error' }, 'AuthenticationError 401:invalid_api_key'],
  [404, { code: 'model_not_found', type: 'invalid_request_error' }, 'NotFoundError 404:model_not_found'],
  [429, { code: 'insufficient_quota', type: 'insufficient_quota' }, 'RateLimitError 429:insufficient_quota'],
])('the log says why a model gives no advice: %i', async (status, error, fault) => {
  const server = createServer((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: { ...error, message: 'Incorrect API key provided: sk-abc' } }))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  const lines: LogLine[] = []
  const request = {
    level: 'basic',
    language: 'en',
    text: 'Ledgers',
    findings: [],
    requirements: [],
    questions: [],
    job: null,
  }
  const result = await requestAdvice(
    createOpenAiAdvisor({ apiKey: 'sk-abc', baseURL, model: 'm', clock: Date.now }),
    unsafeCast<Input[1]>({}, 'no task runs without an answer'),
    unsafeCast<Input[2]>(
      {
        analysis: {},
        advice: { request, state: {} },
        caller: 'a',
        signal: new AbortController().signal,
        onProgress: () => undefined,
        log: (line: LogLine) => lines.push(line),
      },
      'only what the adapter reads',
    ),
  )
  server.close()
  expect(result.note).toBe('advice-unavailable')
  expect(lines).toEqual([expect.objectContaining({ level: 'warn', event: 'advice-unavailable', fault })])
  expect(JSON.stringify(lines)).not.toContain('sk-abc')
})
