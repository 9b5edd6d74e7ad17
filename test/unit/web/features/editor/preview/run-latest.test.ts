import { describe, expect, it } from 'vitest'
import { createLatestRunner } from '#web/features/editor/preview/run-latest.ts'

describe('createLatestRunner', () => {
  it('runs at once, then once more for all requests made meanwhile', async () => {
    let release = () => {}
    let runs = 0
    const queue = createLatestRunner(() => {
      runs++
      return new Promise<void>((resolve) => {
        release = resolve
      })
    })
    for (let n = 0; n < 5; n++) queue.request()
    expect(runs).toBe(1)
    release()
    await new Promise((resolve) => setTimeout(resolve))
    expect(runs).toBe(2)
    release()
    await new Promise((resolve) => setTimeout(resolve))
    expect(runs).toBe(2)
    queue.request()
    expect(runs).toBe(3)
  })
})
