import type { Clock } from '#api/ports/clock.ts'
import { AppError } from '#shared/errors.ts'
import type { Breaker } from './breaker.ts'
import { faultOf } from './errors.ts'

/** Bounds of one call, in ms. A hang is cut at `attempt`, so that one more try fits before `whole`. */
export interface Limits {
  readonly whole: number
  readonly attempt: number
  /** Pauses before the second and the third try, unless the provider names one. */
  readonly pauses: readonly number[]
}
export const LIMITS: Limits = { whole: 45_000, attempt: 25_000, pauses: [500, 1_500] }

const unavailable = (cause?: unknown) => new AppError('provider-unavailable', { reason: 'unavailable' }, cause)
const refused = (cause?: unknown) => new AppError('provider-unavailable', { reason: 'refused' }, cause)

export const REFUSED = Symbol('refused')

interface Tools {
  readonly limits: Limits
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
export const attempts = async <T>(
  call: (signal: AbortSignal) => Promise<T | typeof REFUSED>,
  signal: AbortSignal,
  { limits, clock, breaker }: Tools,
): Promise<T> => {
  if (signal.aborted) throw cancelled(signal)
  if (!breaker.allows()) throw unavailable()
  const deadline = clock() + limits.whole
  for (let tries = 0; ; tries += 1) {
    const left = deadline - clock()
    const outcome = await attempt(call, signal, Math.min(limits.attempt, left))
    if (signal.aborted) {
      breaker.released()
      throw cancelled(signal)
    }
    if ('value' in outcome) {
      breaker.succeeded()
      if (outcome.value === REFUSED) throw refused()
      return outcome.value
    }
    const fault = faultOf(outcome.error, clock())
    if (fault.kind === 'refused') {
      breaker.succeeded()
      throw refused(outcome.error)
    }
    const wait = fault.kind === 'retry' ? Math.max(fault.afterMs ?? 0, limits.pauses[tries] ?? 0) : 0
    if (fault.kind !== 'retry' || tries >= limits.pauses.length || clock() + wait >= deadline) {
      breaker.failed()
      throw unavailable(outcome.error)
    }
    await pause(wait, signal).catch(() => undefined)
    if (signal.aborted) {
      breaker.released()
      throw cancelled(signal)
    }
  }
}

const attempt = async <T>(
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

const cancelled = (signal: AbortSignal): AppError =>
  signal.reason instanceof AppError ? signal.reason : new AppError('cancelled')
