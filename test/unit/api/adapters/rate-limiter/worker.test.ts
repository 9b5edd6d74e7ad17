import { expect, it } from 'vitest'
import { createWorkerRateLimiter } from '#api/adapters/rate-limiter/worker.ts'

it('counts at the edge what has a binding, and everything else exactly', async () => {
  const asked: string[] = []
  const binding = { limit: async ({ key }: { key: string }) => ({ success: key !== 'busy' }) }
  const limiter = createWorkerRateLimiter(
    { call: binding },
    {
      count: async (name, key) => {
        asked.push(`${name} ${key}`)
        return 7
      },
    },
  )
  expect(await limiter.count('call', 'ana')).toBe(0)
  expect(await limiter.count('call', 'busy')).toBe(60)
  expect(await limiter.count('upload', 'ana')).toBe(7)
  expect(await limiter.count('sign-in', '10.0.0.1')).toBe(7)
  expect(asked).toEqual(['upload ana', 'sign-in 10.0.0.1'])
})
