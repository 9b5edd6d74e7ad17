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

describe('persistent storage', () => {
  it('is requested once, after a save', async () => {
    const persist = vi.fn(async () => true)
    browser({ persisted: async () => false, persist })
    const { requestPersistenceOnce: askToPersist, persistence } = await fresh()
    await askToPersist()
    await askToPersist()
    expect(persist).toHaveBeenCalledTimes(1)
    expect(persistence.get()).toBe('persisted')
  })

  it('is not requested when it is already granted', async () => {
    const persist = vi.fn(async () => true)
    browser({ persisted: async () => true, persist })
    const { requestPersistenceOnce: askToPersist, persistence } = await fresh()
    await askToPersist()
    expect(persist).not.toHaveBeenCalled()
    expect(persistence.get()).toBe('persisted')
  })

  it('reports asking only while the browser shows a prompt', async () => {
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

  it('is optional in browsers without the API', async () => {
    browser({})
    const { requestPersistenceOnce: askToPersist, persistence } = await fresh()
    await askToPersist()
    expect(persistence.get()).toBe('unknown')
  })
})
