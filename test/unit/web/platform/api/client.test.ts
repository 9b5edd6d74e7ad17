import { afterEach, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { client, requestJson, requestVoid } from '#web/platform/api/client.ts'
import { trackRenewal } from '#web/platform/auth/session-events.ts'

const schema = z.object({ count: z.int() })
const answer = (body: unknown, status = 200) =>
  Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }))

afterEach(() => vi.restoreAllMocks())

it('requestJson returns the parsed body without unknown keys', async () => {
  expect(await requestJson(answer({ count: 2, extra: true }), () => schema)).toEqual({ count: 2 })
})

it.each([
  ['another shape', () => answer({ count: 'two' }), 'internal'],
  ['no JSON', () => answer('<html>'), 'internal'],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'offline'],
  ['an abort', () => Promise.reject(new DOMException('stopped', 'AbortError')), 'cancelled'],
] as const)('%s is an error with a code', async (_, call, code) => {
  await expect(requestJson(call(), () => schema)).rejects.toMatchObject({ name: 'AppError', code })
})

it('requestJson throws the code of an error body', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const body = { error: { code: 'not-analyzed', message: 'x', requestId: 'r' } }
  await expect(requestVoid(answer(body, 409))).rejects.toMatchObject({ code: 'not-analyzed' })
})

it('a request that the old session was refused is sent again with the new one, and only then', async () => {
  const answers = [401, 200, 401]
  const send = vi.spyOn(globalThis, 'fetch').mockImplementation(() => answer({}, answers.shift()))
  const renewed = Promise.withResolvers<void>()
  const request = client.api.user.$get()
  void trackRenewal(renewed.promise)
  renewed.resolve()
  expect((await request).status).toBe(200)
  expect(send).toHaveBeenCalledTimes(2)
  expect((await client.api.user.$get()).status).toBe(401)
  expect(send).toHaveBeenCalledTimes(3)
})
