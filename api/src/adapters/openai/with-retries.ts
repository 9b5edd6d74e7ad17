import type { Clock } from '#api/ports/clock.ts'
import { AppError } from '#shared/errors.ts'
import type { Breaker } from './breaker.ts'
import { classifyError } from './errors.ts'

/** Time limits of one call. `attemptMs` is short enough for a second attempt within `totalMs`. */
export interface TimeLimits {
  readonly totalMs: number
  readonly attemptMs: number
  /** Pauses before the second and third attempt, unless the provider demands a longer one. */
  readonly pausesMs: readonly number[]
}
/** Slow models on own hardware need more time; a second attempt would only make them slower. */
export const createTimeLimits = (totalMs: number): TimeLimits =>
  totalMs > DEFAULT_LIMITS.totalMs
    ? { totalMs, attemptMs: totalMs, pausesMs: DEFAULT_LIMITS.pausesMs }
    : { totalMs, attemptMs: Math.min(DEFAULT_LIMITS.attemptMs, totalMs), pausesMs: DEFAULT_LIMITS.pausesMs }

export const DEFAULT_LIMITS: TimeLimits = { totalMs: 45_000, attemptMs: 25_000, pausesMs: [500, 1_500] }

const createUnavailableError = (cause?: unknown) =>
  new AppError('provider-unavailable', { reason: 'unavailable' }, cause)
const createRefusedError = (cause?: unknown) => new AppError('provider-unavailable', { reason: 'refused' }, cause)

/** Marks an unusable response, e.g. a refusal. */
export const REFUSED = Symbol('refused')

interface RetryTools {
  readonly limits: TimeLimits
  readonly clock: Clock
  readonly breaker: Breaker
}

/** Resolves after `ms`; rejects with the reason of the signal when it aborts. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })

/**
 * Makes up to three attempts within the time limits. `call` returns `REFUSED` for an unusable response. Throws
 * `cancelled` when `signal` aborts, else `provider-unavailable` with the reason `refused` or `unavailable`.
 */
export const withRetries = async <T>(
  call: (signal: AbortSignal) => Promise<T | typeof REFUSED>,
  signal: AbortSignal,
  { limits, clock, breaker }: RetryTools,
): Promise<T> => {
  if (signal.aborted) throw toCancelledError(signal)
  if (!(await breaker.isCallAllowed())) throw createUnavailableError()
  const deadline = clock() + limits.totalMs
  for (let retries = 0; ; retries += 1) {
    const remainingMs = deadline - clock()
    const outcome = await runAttempt(call, signal, Math.min(limits.attemptMs, remainingMs))
    if (signal.aborted) {
      await breaker.releaseTrial()
      throw toCancelledError(signal)
    }
    if ('value' in outcome) {
      await breaker.recordSuccess()
      if (outcome.value === REFUSED) throw createRefusedError()
      return outcome.value
    }
    const failure = classifyError(outcome.error, clock())
    if (failure.kind === 'refused') {
      await breaker.recordSuccess()
      throw createRefusedError(outcome.error)
    }
    const waitMs = failure.kind === 'retry' ? Math.max(failure.afterMs ?? 0, limits.pausesMs[retries] ?? 0) : 0
    if (failure.kind !== 'retry' || retries >= limits.pausesMs.length || clock() + waitMs >= deadline) {
      await breaker.recordFailure()
      throw createUnavailableError(outcome.error)
    }
    await pause(waitMs, signal).catch(() => undefined)
    if (signal.aborted) {
      await breaker.releaseTrial()
      throw toCancelledError(signal)
    }
  }
}

const runAttempt = async <T>(
  call: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal,
  ms: number,
): Promise<{ value: T } | { error: unknown }> => {
  const timeout = AbortSignal.timeout(Math.max(1, Math.floor(ms)))
  try {
    return { value: await call(AbortSignal.any([signal, timeout])) }
  } catch (error) {
    return { error }
  }
}

const toCancelledError = (signal: AbortSignal): AppError =>
  signal.reason instanceof AppError ? signal.reason : new AppError('cancelled')
