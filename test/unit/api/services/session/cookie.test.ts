import { describe, expect, it } from 'vitest'
import { hashOfCookie, newCookie } from '#api/services/session/cookie.ts'

const OLD = 'an old secret of thirty-two letters'
const NEW = 'a new secret of thirty-two letters!'

describe('session cookies', () => {
  it('stay good while the secret is changed, and end with the old one', async () => {
    const old = await newCookie(OLD)
    expect(await hashOfCookie(NEW, old.value)).toBeNull()
    expect(await hashOfCookie(`${NEW}, ${OLD}`, old.value)).toBe(old.idHash)
  })

  it('are signed with the newest secret', async () => {
    const fresh = await newCookie(`${NEW},${OLD}`)
    expect(await hashOfCookie(OLD, fresh.value)).toBeNull()
    expect(await hashOfCookie(NEW, fresh.value)).toBe(fresh.idHash)
  })

  it('that nobody signed are none', async () => {
    expect(await hashOfCookie(NEW, `${'a'.repeat(64)}.${'b'.repeat(64)}`)).toBeNull()
    expect(await hashOfCookie(NEW, 'anything')).toBeNull()
  })
})
