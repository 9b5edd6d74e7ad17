import { describe, expect, it } from 'vitest'
import { createCookie, verifyCookie } from '#api/services/session/cookie.ts'

const OLD = 'an old secret of thirty-two letters'
const NEW = 'a new secret of thirty-two letters!'

describe('session cookies', () => {
  it('remain valid while the secret is rotated, and end with the old secret', async () => {
    const old = await createCookie(OLD)
    expect(await verifyCookie(NEW, old.value)).toBeNull()
    expect(await verifyCookie(`${NEW}, ${OLD}`, old.value)).toBe(old.idHash)
  })

  it('are signed with the newest secret', async () => {
    const fresh = await createCookie(`${NEW},${OLD}`)
    expect(await verifyCookie(OLD, fresh.value)).toBeNull()
    expect(await verifyCookie(NEW, fresh.value)).toBe(fresh.idHash)
  })

  it('without a valid signature are rejected', async () => {
    expect(await verifyCookie(NEW, `${'a'.repeat(64)}.${'b'.repeat(64)}`)).toBeNull()
    expect(await verifyCookie(NEW, 'anything')).toBeNull()
  })
})
