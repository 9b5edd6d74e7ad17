import type { Clock } from '#api/ports/clock.ts'
import { AppError } from '#shared/errors.ts'
import type { Breaker } from './breaker.ts'
import { classifyError } from './errors.ts'

/** Bounds of one call, in ms. A hang is cut at `attempt`, so that one more try fits before `whole`. */
export interface TimeLimits {
  readonly totalMs: number
  readonly attemptMs: number
  /** Pauses before the second and the third try, unless the provider names one. */
  readonly pausesMs: readonly number[]
}
export const DEFAULT_LIMITS: TimeLimits = { totalMs: 45_000, attemptMs: 25_000, pausesMs: [500, 1_500] }

const createUnavailableError = (cause?: unknown) =>
  new AppError('provider-unavailable', { reason: 'unavailable' }, cause)
const createRefusedError = (cause?: unknown) => new AppError('provider-unavailable', { reason: 'refused' }, cause)

export const REFUSED = Symbol('refused')

interface RetryTools {
  readonly limits: TimeLimits
  readonly clock: Clock
  readonly breaker: Breaker
}

/** Ends after `ms`, or rejects with the signal's reason. */
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
 * Calls until it works, at most three times and within the limits. `call` gives `REFUSED` for an answer of no use.
 * Throws as the port says.
 */
export const withRetries = async <T>(
  call: (signal: AbortSignal) => Promise<T | typeof REFUSED>,
  signal: AbortSignal,
  { limits, clock, breaker }: RetryTools,
): Promise<T> => {
  if (signal.aborted) throw toCancelledError(signal)
  if (!breaker.isCallAllowed()) throw createUnavailableError()
  const deadline = clock() + limits.totalMs
  for (let tries = 0; ; tries += 1) {
    const left = deadline - clock()
    const outcome = await runAttempt(call, signal, Math.min(limits.attemptMs, left))
    if (signal.aborted) {
      breaker.releaseTrial()
      throw toCancelledError(signal)
    }
    if ('value' in outcome) {
      breaker.recordSuccess()
      if (outcome.value === REFUSED) throw createRefusedError()
      return outcome.value
    }
    const fault = classifyError(outcome.error, clock())
    if (fault.kind === 'refused') {
      breaker.recordSuccess()
      throw createRefusedError(outcome.error)
    }
    const wait = fault.kind === 'retry' ? Math.max(fault.afterMs ?? 0, limits.pausesMs[tries] ?? 0) : 0
    if (fault.kind !== 'retry' || tries >= limits.pausesMs.length || clock() + wait >= deadline) {
      breaker.recordFailure()
      throw createUnavailableError(outcome.error)
    }
    await pause(wait, signal).catch(() => undefined)
    if (signal.aborted) {
      breaker.releaseTrial()
      throw toCancelledError(signal)
    }
  }
}

const runAttempt = async <T>(
  call: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal,
  ms: number,
): Promise<{ value: T } | { error: unknown }> => {
  const limit = AbortSignal.timeout(Math.max(1, Math.floor(ms)))
  try {
    return { value: await call(AbortSignal.any([signal, limit])) }
  } catch (error) {
    return { error }
  }
}

const toCancelledError = (signal: AbortSignal): AppError =>
  signal.reason instanceof AppError ? signal.reason : new AppError('cancelled')
