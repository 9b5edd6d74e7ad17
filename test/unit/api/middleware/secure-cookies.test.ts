import { describe, expect, it } from 'vitest'
import { startApiHarness } from '../../../contract/harness/api-harness.ts'
import { jsonRequest } from '../../../contract/harness/target.ts'

const signInAt = async (origin: string, requireSecureCookies: boolean): Promise<string> => {
  const harness = await startApiHarness({ requireSecureCookies })
  const body = { googleId: 'ana', email: 'ana@example.com' }
  const response = await harness.fetch(
    '/api/auth/sync',
    jsonRequest(body, 'POST', { authorization: 'Bearer x.ana.y' }),
    origin,
  )
  await harness.close()
  return response.headers.getSetCookie()[0] ?? ''
}

describe('session cookies', () => {
  it('are Secure in production, also over http behind a proxy that does not say https', async () => {
    const cookie = await signInAt('http://faro.example', true)
    expect(cookie).toMatch(/^__Host-faro=/)
    expect(cookie).toContain('; Secure')
  })

  it('are plain on this machine and in a network that permits http', async () => {
    for (const cookie of [
      await signInAt('http://localhost', true),
      await signInAt('http://192.168.1.20:8787', false),
    ]) {
      expect(cookie).toMatch(/^faro=/)
      expect(cookie).not.toContain('Secure')
    }
  })
})
