import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const browser = (storage: object) => vi.stubGlobal('navigator', { storage })
const fresh = () => import('#web/storage/database/persistence.ts')

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('asking the browser to keep the drafts', () => {
  it('asks once, after a save, and remembers the answer', async () => {
    const persist = vi.fn(async () => true)
    browser({ persisted: async () => false, persist })
    const { requestPersistenceOnce: askToPersist, persistence } = await fresh()
    await askToPersist()
    await askToPersist()
    expect(persist).toHaveBeenCalledTimes(1)
    expect(persistence.get()).toBe('kept')
  })

  it('asks nothing where the promise stands already', async () => {
    const persist = vi.fn(async () => true)
    browser({ persisted: async () => true, persist })
    const { requestPersistenceOnce: askToPersist, persistence } = await fresh()
    await askToPersist()
    expect(persist).not.toHaveBeenCalled()
    expect(persistence.get()).toBe('kept')
  })

  it('says that a question stands only while the browser shows one', async () => {
    const answer = Promise.withResolvers<boolean>()
    browser({ persisted: async () => false, persist: () => answer.promise })
    const { requestPersistenceOnce: askToPersist, persistence } = await fresh()
    const asking = askToPersist()
    await vi.advanceTimersByTimeAsync(300)
    expect(persistence.get()).toBe('evictable')
    await vi.advanceTimersByTimeAsync(200)
    expect(persistence.get()).toBe('asking')
    answer.resolve(false)
    await asking
    expect(persistence.get()).toBe('evictable')
  })

  it('does without in a browser that knows no such promise', async () => {
    browser({})
    const { requestPersistenceOnce: askToPersist, persistence } = await fresh()
    await askToPersist()
    expect(persistence.get()).toBe('unknown')
  })
})
