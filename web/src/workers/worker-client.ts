import { type Endpoint, type Remote, wrap } from 'comlink'
import { unsafeCast } from '#shared/cast.ts'
import { AppError, type ErrorCode } from '#shared/errors.ts'
import { asAppError, installErrorTransfer } from './error-transfer.ts'
import type { ReadyApi } from './serve-worker.ts'

/** The part of a `Worker` that the client uses. */
export interface WorkerLike extends Endpoint {
  terminate(): void
}

export interface WorkerClientOptions {
  /** Creates a worker whose script calls `serveWorker`. */
  readonly start: () => WorkerLike
  /** Longest run of one call on a warm worker, ms. After that the worker is terminated and a new one started. */
  readonly deadlineMs: number
  /** Longest start of a worker, ms. Its script may have to be downloaded. */
  readonly startDeadlineMs?: number
  /** Time that a cancelled call has to finish before its worker is terminated, ms. */
  readonly graceMs?: number
}

export interface WorkerClient<Api> {
  /**
   * Queues one call; calls run one at a time. Throws the worker's `AppError`, `cancelled` as soon as `signal` aborts,
   * `timeout` past the deadline, or `internal` when the worker crashes or does not start.
   */
  call<T>(signal: AbortSignal, run: (api: Remote<Api>) => Promise<T>): Promise<T>
  /** Starts the worker ahead of the first call. */
  warm(): void
  /** Terminates the worker; the next call starts a new one. */
  close(): void
}

interface RunningWorker<Api> {
  readonly api: Remote<Api>
  readonly ready: Promise<void>
  /** Rejects with the reason when the worker is terminated; never resolves. */
  readonly ended: Promise<never>
  end(reason: ErrorCode, cause?: unknown): void
}

/** Makes a client; the worker starts with `warm` or the first call. */
export const createWorkerClient = <Api extends object>(options: WorkerClientOptions): WorkerClient<Api> => {
  const { start, deadlineMs, startDeadlineMs = 30_000, graceMs = 400 } = options
  installErrorTransfer()
  let current: RunningWorker<Api> | undefined
  let queue: Promise<unknown> = Promise.resolve()

  const getWorker = (): RunningWorker<Api> => {
    current ??= startWorker<Api>(start, (ended) => {
      if (current === ended) current = undefined
    })
    return current
  }

  const runCall = async <T>(worker: RunningWorker<Api>, signal: AbortSignal, run: (api: Remote<Api>) => Promise<T>) => {
    await raceWithDeadline(startDeadlineMs, () => worker.end('internal', 'the worker did not start'), [
      worker.ready,
      worker.ended,
    ])
    if (signal.aborted) throw new AppError('cancelled')
    const endLateWorker = (): void => {
      worker.end('timeout')
      getWorker()
    }
    return raceWithDeadline(deadlineMs, endLateWorker, [run(worker.api), worker.ended])
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
        busy = getWorker()
        return await runCall(busy, signal, run)
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

  return { call, warm: () => void getWorker(), close: () => current?.end('cancelled') }
}

const startWorker = <Api extends object>(
  start: () => WorkerLike,
  onEnd: (worker: RunningWorker<Api>) => void,
): RunningWorker<Api> => {
  const worker = start()
  const api = wrap<Api & ReadyApi>(worker)
  const ended = Promise.withResolvers<never>()
  ended.promise.catch(() => {})
  const ready = Promise.resolve(api.ready())
  ready.catch(() => {})
  const running: RunningWorker<Api> = {
    api: unsafeCast<Remote<Api>>(api, 'the same proxy, without ready'),
    ready: ready.then(() => undefined),
    ended: ended.promise,
    end: (reason, cause) => {
      worker.terminate()
      onEnd(running)
      ended.reject(new AppError(reason, {}, cause))
    },
  }
  // The warm-up failed, for example offline without fonts: the next call starts another worker.
  running.ready.catch((cause: unknown) => running.end('internal', cause))
  worker.addEventListener('error', (event) => running.end('internal', 'message' in event ? event.message : 'error'))
  worker.addEventListener('messageerror', () => running.end('internal', 'messageerror'))
  return running
}

/** The first of `promises` to settle. Calls `onDeadline` after `ms`, which is expected to make one of them reject. */
const raceWithDeadline = async <T>(ms: number, onDeadline: () => void, promises: readonly Promise<T>[]): Promise<T> => {
  const timer = setTimeout(onDeadline, ms)
  try {
    return await Promise.race(promises)
  } finally {
    clearTimeout(timer)
  }
}
