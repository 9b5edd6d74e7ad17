import { beforeEach, describe, expect, it, vi } from 'vitest'

const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
}

beforeEach(() => {
  stored.clear()
  vi.resetModules()
  vi.stubGlobal('localStorage', storage)
  const events = new EventTarget()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
})

describe('account hint', () => {
  it('is stored, notifies listeners and holds only the account id', async () => {
    const {
      getAccountHint: accountHint,
      onAccountHint,
      setAccountHint,
    } = await import('#web/platform/auth/account-hint.ts')
    const heard = vi.fn()
    const stop = onAccountHint(heard)
    setAccountHint('a1')
    expect(accountHint()).toBe('a1')
    expect([...stored]).toEqual([['faro.account', 'a1']])
    setAccountHint(null)
    stop()
    setAccountHint('a2')
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('is held in memory where storage is blocked', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
    const { getAccountHint: accountHint, setAccountHint } = await import('#web/platform/auth/account-hint.ts')
    expect(accountHint()).toBeNull()
    setAccountHint('a1')
    expect(accountHint()).toBe('a1')
  })

  it('is cleared once on a 401', async () => {
    const { setAccountHint, getAccountHint: accountHint } = await import('#web/platform/auth/account-hint.ts')
    const { onSessionEnded, reportSessionEnded: sessionEnded } = await import('#web/platform/auth/session-events.ts')
    const heard = vi.fn()
    onSessionEnded(heard)
    setAccountHint('a1')
    sessionEnded()
    sessionEnded()
    expect(accountHint()).toBeNull()
    expect(heard).toHaveBeenCalledTimes(1)
  })
})
