import { type Endpoint, type Remote, wrap } from 'comlink'
import { unsafeCast } from '#shared/cast.ts'
import { AppError, type ErrorCode } from '#shared/errors.ts'
import { asAppError, installErrorTransfer } from './error-transfer.ts'
import type { ReadyApi } from './serve-worker.ts'

/** The part of a `Worker` that the bridge uses. */
export interface WorkerLike extends Endpoint {
  terminate(): void
}

export interface WorkerClientOptions {
  /** Starts a fresh worker, whose script calls `serve(api, warm)`. */
  readonly start: () => WorkerLike
  /** Longest a call may run once the worker is warm, in ms; then the worker is ended, and a new one warmed. */
  readonly deadlineMs: number
  /** Longest the start of a worker may take (its script comes over the network the first time), in ms. */
  readonly startDeadlineMs?: number
  /** How long a cancelled call may still run out before its worker is ended, in ms. */
  readonly graceMs?: number
}

export interface WorkerClient<Api> {
  /**
   * Runs one call after those before it. Throws the `AppError` that the worker threw; `cancelled` as soon as `signal`
   * aborts (waiting or running); `timeout` past the deadline; `internal` when the worker dies or does not start.
   */
  call<T>(signal: AbortSignal, run: (api: Remote<Api>) => Promise<T>): Promise<T>
  /** Starts the worker now, so that the first call does not wait for it. */
  warm(): void
  /** Ends the worker; the next call starts a new one. */
  close(): void
}

interface RunningWorker<Api> {
  readonly api: Remote<Api>
  readonly ready: Promise<void>
  /** Never fulfilled; rejected when the worker is ended, with the reason. */
  readonly ended: Promise<never>
  end(reason: ErrorCode, cause?: unknown): void
}

export const createWorkerClient = <Api extends object>(options: WorkerClientOptions): WorkerClient<Api> => {
  const { start, deadlineMs, startDeadlineMs: bootMs = 30_000, graceMs = 400 } = options
  installErrorTransfer()
  let live: RunningWorker<Api> | undefined
  let queue: Promise<unknown> = Promise.resolve()

  const alive = (): RunningWorker<Api> => {
    live ??= startWorker<Api>(start, (gone) => {
      if (live === gone) live = undefined
    })
    return live
  }

  const runNow = async <T>(worker: RunningWorker<Api>, signal: AbortSignal, run: (api: Remote<Api>) => Promise<T>) => {
    await raceWithDeadline(bootMs, () => worker.end('internal', 'the worker did not start'), [
      worker.ready,
      worker.ended,
    ])
    if (signal.aborted) throw new AppError('cancelled')
    const late = (): void => {
      worker.end('timeout')
      alive()
    }
    return raceWithDeadline(deadlineMs, late, [run(worker.api), worker.ended])
  }

  const call = <T>(signal: AbortSignal, run: (api: Remote<Api>) => Promise<T>): Promise<T> => {
    const aborted = Promise.withResolvers<never>()
    aborted.promise.catch(() => {})
    let busy: RunningWorker<Api> | undefined
    let grace: ReturnType<typeof setTimeout> | undefined
    const abort = (): void => {
      aborted.reject(new AppError('cancelled'))
      grace = setTimeout(() => busy?.end('cancelled'), graceMs)
    }
    signal.addEventListener('abort', abort, { once: true })
    if (signal.aborted) abort()

    const work = queue.then(async () => {
      try {
        if (signal.aborted) throw new AppError('cancelled')
        busy = alive()
        return await runNow(busy, signal, run)
      } catch (error) {
        throw asAppError(error)
      } finally {
        busy = undefined
        clearTimeout(grace)
        signal.removeEventListener('abort', abort)
      }
    })
    queue = work.catch(() => {})
    return Promise.race([work, aborted.promise])
  }

  return { call, warm: () => void alive(), close: () => live?.end('cancelled') }
}

const startWorker = <Api extends object>(
  start: () => WorkerLike,
  onEnd: (gone: RunningWorker<Api>) => void,
): RunningWorker<Api> => {
  const worker = start()
  const api = wrap<Api & ReadyApi>(worker)
  const ended = Promise.withResolvers<never>()
  ended.promise.catch(() => {})
  const ready = Promise.resolve(api.ready())
  ready.catch(() => {})
  const fresh: RunningWorker<Api> = {
    api: unsafeCast<Remote<Api>>(api, 'the same proxy, without ready'),
    ready: ready.then(() => undefined),
    ended: ended.promise,
    end: (reason, cause) => {
      worker.terminate()
      onEnd(fresh)
      ended.reject(new AppError(reason, {}, cause))
    },
  }
  // What it warms with did not come (fonts, when the line drops): the next call starts another one.
  fresh.ready.catch((cause: unknown) => fresh.end('internal', cause))
  worker.addEventListener('error', (event) => fresh.end('internal', 'message' in event ? event.message : 'error'))
  worker.addEventListener('messageerror', () => fresh.end('internal', 'messageerror'))
  return fresh
}

/** The first of `promises`, or after `ms` whatever `late` makes of them. */
const raceWithDeadline = async <T>(ms: number, late: () => void, promises: readonly Promise<T>[]): Promise<T> => {
  const timer = setTimeout(late, ms)
  try {
    return await Promise.race(promises)
  } finally {
    clearTimeout(timer)
  }
}
