import { afterEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '#shared/errors.ts'
import { getErrorMessage, parseErrorResponse, toAppError } from '#web/platform/api/errors.ts'

afterEach(() => vi.restoreAllMocks())

describe('parseErrorResponse', () => {
  const warn = () => vi.spyOn(console, 'warn').mockImplementation(() => {})

  it('returns the code of the body and logs "status: body"', async () => {
    const log = warn()
    const body = JSON.stringify({ error: { code: 'limit-reached', message: 'x', requestId: 'r' } })
    expect((await parseErrorResponse(new Response(body, { status: 402 }))).code).toBe('limit-reached')
    expect(log).toHaveBeenCalledWith(`402: ${body}`)
  })

  it('logs the status text when the body is empty', async () => {
    const log = warn()
    await parseErrorResponse(new Response('', { status: 502, statusText: 'Bad Gateway' }))
    expect(log).toHaveBeenCalledWith('502: Bad Gateway')
  })

  it.each([
    [502, '<html>proxy</html>', 'provider-unavailable'],
    [413, 'too big', 'too-large'],
    [500, '{"error":{"code":"__proto__"}}', 'internal'],
    [418, 'null', 'internal'],
  ])('maps status %i with any other body to its code', async (status, body, code) => {
    warn()
    expect((await parseErrorResponse(new Response(body, { status }))).code).toBe(code)
  })

  it('returns the seconds of Retry-After', async () => {
    warn()
    const error = await parseErrorResponse(new Response('', { status: 429, headers: { 'retry-after': '7' } }))
    expect(getErrorMessage(error, 'en')).toContain('7 s')
  })
})

describe('toAppError', () => {
  it.each([
    [new AppError('scanned'), 'scanned'],
    [new TypeError('Failed to fetch'), 'offline'],
    [new TypeError('NetworkError when attempting to fetch resource.'), 'offline'],
    [new TypeError('x is undefined'), 'internal'],
    [new DOMException('stopped', 'AbortError'), 'cancelled'],
    ['a string', 'internal'],
  ] as const)('%s is %s', (thrown, code) => {
    expect(toAppError(thrown).code).toBe(code)
  })

  it('has a message in both languages', () => {
    expect(getErrorMessage(new AppError('offline'), 'es')).toContain('No tienes conexión')
    expect(getErrorMessage(new AppError('offline'), 'en')).toContain('offline')
  })
})
