import { describe, expect, it } from 'vitest'
import { createFairQueue } from '#api/adapters/task-runner/fair-queue.ts'

const LIMITS = { maxWaiting: 6, maxWaitingPerCaller: 4, maxRunningPerCaller: 1 }

/** Starts all items one after the other. */
const drain = (queue: ReturnType<typeof createFairQueue<string>>): string[] => {
  const order: string[] = []
  for (let next = queue.start(); next; next = queue.start()) {
    order.push(next.item)
    queue.finish(next.caller)
  }
  return order
}

describe('the queue of files', () => {
  it('lets callers take turns', () => {
    const queue = createFairQueue<string>(LIMITS)
    for (const item of ['a1', 'a2', 'a3']) queue.push('a', item)
    queue.push('b', 'b1')
    queue.push('c', 'c1')
    expect(drain(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'a3'])
  })

  it('lets a caller who came during an item go before the next item of its caller', () => {
    const queue = createFairQueue<string>(LIMITS)
    for (const item of ['a1', 'a2']) queue.push('a', item)
    queue.start()
    queue.push('b', 'b1')
    queue.finish('a')
    expect(drain(queue)).toEqual(['b1', 'a2'])
  })

  it('starts another caller while one has as many running as it may', () => {
    const queue = createFairQueue<string>(LIMITS)
    for (const item of ['a1', 'a2']) queue.push('a', item)
    expect(queue.start()?.item).toBe('a1')
    expect(queue.start()).toBeUndefined()
    queue.push('b', 'b1')
    expect(queue.start()?.item).toBe('b1')
    queue.finish('a')
    expect(queue.start()?.item).toBe('a2')
  })

  it('is bounded for one caller and for all, and has room again when an item starts', () => {
    const queue = createFairQueue<string>(LIMITS)
    expect(['a1', 'a2', 'a3', 'a4', 'a5'].map((item) => queue.push('a', item))).toEqual([true, true, true, true, false])
    expect(['b1', 'b2', 'b3'].map((item) => queue.push('b', item))).toEqual([true, true, false])
    queue.start()
    expect(queue.push('b', 'b3')).toBe(true)
    expect(queue.push('c', 'c1')).toBe(false)
  })

  it('tries an item again in the next turn of its caller, before its others', () => {
    const queue = createFairQueue<string>(LIMITS)
    for (const item of ['a1', 'a2']) queue.push('a', item)
    queue.push('b', 'b1')
    expect(queue.start()?.item).toBe('a1')
    queue.finish('a', 'a1 again')
    expect(drain(queue)).toEqual(['b1', 'a1 again', 'a2'])
  })

  it('removes an item that waits, not one that runs', () => {
    const queue = createFairQueue<string>(LIMITS)
    for (const item of ['a1', 'a2']) queue.push('a', item)
    queue.start()
    expect(queue.remove('a', 'a1')).toBe(false)
    expect(queue.remove('a', 'a2')).toBe(true)
    queue.finish('a')
    expect(drain(queue)).toEqual([])
  })

  it('keeps nothing of what it is cleared of', () => {
    const queue = createFairQueue<string>(LIMITS)
    for (const item of ['a1', 'a2']) queue.push('a', item)
    queue.push('b', 'b1')
    expect(queue.clear()).toEqual(['a1', 'a2', 'b1'])
    expect(queue.start()).toBeUndefined()
  })
})
