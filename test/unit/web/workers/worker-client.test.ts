import { expose } from 'comlink'
import { describe, expect, it, vi } from 'vitest'
import { AppError } from '#shared/errors.ts'
import { installErrorTransfer } from '#web/workers/error-transfer.ts'
import { createWorkerClient, type WorkerLike } from '#web/workers/worker-client.ts'

interface Api {
  double(n: number): Promise<number>
  fail(): Promise<never>
  crash(): Promise<never>
  hang(): Promise<never>
}

const DEADLINE = 30_000

/** A worker over a message channel; `lives` counts the workers that run. */
const rig = (options: { cold?: number } = {}) => {
  const hangs = Promise.withResolvers<void>()
  const state = { started: 0, living: 0, order: [] as number[], hangs: hangs.promise, kill: (_: Event): void => {} }
  const start = (): WorkerLike => {
    state.started++
    state.living++
    const { port1, port2 } = new MessageChannel()
    const api: Api & { ready(): Promise<void> } = {
      ready: async () => {
        if (state.started <= (options.cold ?? 0)) throw new TypeError('no font')
      },
      double: async (n) => {
        await new Promise(setImmediate)
        state.order.push(n)
        return n * 2
      },
      fail: async () => {
        throw new AppError('encrypted', { page: 2 })
      },
      crash: async () => {
        throw new TypeError('a bug')
      },
      hang: () => {
        hangs.resolve()
        return new Promise<never>(() => {})
      },
    }
    installErrorTransfer()
    expose(api, port2)
    port1.start()
    const listeners = new Map<string, (event: Event) => void>()
    state.kill = (event) => listeners.get('error')?.(event)
    return {
      postMessage: (message, transfer) => port1.postMessage(message, transfer ?? []),
      addEventListener: (type: string, listener: (event: Event) => void) => {
        listeners.set(type, listener)
        port1.addEventListener(type, listener)
      },
      removeEventListener: (type: string, listener: (event: Event) => void) =>
        port1.removeEventListener(type, listener),
      terminate: () => {
        state.living--
        port1.close()
      },
    } as WorkerLike
  }
  return { state, bridge: createWorkerClient<Api>({ start, deadlineMs: DEADLINE, graceMs: 20 }) }
}
const never = new AbortController().signal

describe('createWorkerClient', () => {
  it('runs calls one at a time, in order', async () => {
    const { bridge, state } = rig()
    const answers = await Promise.all([1, 2, 3].map((n) => bridge.call(never, (api) => api.double(n))))
    expect(answers).toEqual([2, 4, 6])
    expect(state.order).toEqual([1, 2, 3])
    expect(state.started).toBe(1)
    bridge.close()
  })

  it('transfers an AppError with its parameters', async () => {
    const { bridge } = rig()
    await expect(bridge.call(never, (api) => api.fail())).rejects.toMatchObject({
      name: 'AppError',
      code: 'encrypted',
      params: { page: 2 },
    })
    bridge.close()
  })

  it('reports any other error as internal and continues', async () => {
    const { bridge } = rig()
    await expect(bridge.call(never, (api) => api.crash())).rejects.toMatchObject({ code: 'internal' })
    expect(await bridge.call(never, (api) => api.double(4))).toBe(8)
    bridge.close()
  })

  it('terminates a hanging worker and continues with a new one', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { bridge, state } = rig()
    const hung = bridge.call(never, (api) => api.hang())
    await state.hangs
    vi.advanceTimersByTime(DEADLINE)
    vi.useRealTimers()
    await expect(hung).rejects.toMatchObject({ code: 'timeout' })
    expect(state).toMatchObject({ started: 2, living: 1 })
    expect(await bridge.call(never, (api) => api.double(1))).toBe(2)
    bridge.close()
  })

  it('rejects at once when aborted, and runs the next call', async () => {
    const { bridge } = rig()
    const stop = new AbortController()
    const hung = bridge.call(stop.signal, (api) => api.hang())
    const next = bridge.call(never, (api) => api.double(21))
    stop.abort()
    await expect(hung).rejects.toMatchObject({ code: 'cancelled' })
    expect(await next).toBe(42)
    bridge.close()
  })

  it('never starts a call that was aborted in the queue', async () => {
    const { bridge, state } = rig()
    const stop = new AbortController()
    const first = bridge.call(never, (api) => api.double(1))
    const second = bridge.call(stop.signal, (api) => api.double(2))
    stop.abort()
    await expect(second).rejects.toMatchObject({ code: 'cancelled' })
    await first
    await bridge.call(never, (api) => api.double(3))
    expect(state.order).toEqual([1, 3])
    bridge.close()
  })

  it('starts a new worker after a failed warm-up', async () => {
    const { bridge, state } = rig({ cold: 1 })
    await expect(bridge.call(never, (api) => api.double(1))).rejects.toMatchObject({ code: 'internal' })
    expect(await bridge.call(never, (api) => api.double(2))).toBe(4)
    expect(state).toMatchObject({ started: 2, living: 1 })
    bridge.close()
  })

  it('reports a crash as internal and starts a new worker for the next call', async () => {
    const { bridge, state } = rig()
    await bridge.call(never, (api) => api.double(1))
    const hung = bridge.call(never, (api) => api.hang())
    await state.hangs
    state.kill(new Event('error'))
    await expect(hung).rejects.toMatchObject({ code: 'internal' })
    expect(await bridge.call(never, (api) => api.double(5))).toBe(10)
    bridge.close()
  })
})
