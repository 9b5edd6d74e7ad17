import { APIConnectionError, APIError, APIUserAbortError, RateLimitError } from 'openai/core/error'
import { ZodError } from 'zod'
import { ResponseTooLargeError } from './bounded-fetch.ts'

/** Outcome of a failed attempt. `retry`: may succeed after `afterMs`. `refused`: the response was unusable. */
export type ProviderFailure =
  | { readonly kind: 'retry'; readonly afterMs: number | null }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unavailable' }

const SECOND_MS = 1_000

const getRetryAfterMs = (error: APIError, now: number): number | null => {
  const header = error.headers?.get('retry-after-ms')
  if (header && Number.isFinite(Number(header))) return Number(header)
  const value = error.headers?.get('retry-after')
  if (!value) return null
  if (Number.isFinite(Number(value))) return Number(value) * SECOND_MS
  const at = Date.parse(value)
  return Number.isNaN(at) ? null : Math.max(0, at - now)
}

/** Classifies an error of the SDK. An attempt that exceeded its own time limit is retried. `now`: UTC ms. */
export const classifyError = (error: unknown, now: number): ProviderFailure => {
  if (error instanceof ResponseTooLargeError || error instanceof ZodError || error instanceof SyntaxError)
    return { kind: 'refused' }
  if (error instanceof APIUserAbortError) return { kind: 'retry', afterMs: null }
  if (error instanceof RateLimitError)
    return error.code === 'insufficient_quota'
      ? { kind: 'unavailable' }
      : { kind: 'retry', afterMs: getRetryAfterMs(error, now) }
  if (error instanceof APIConnectionError) return { kind: 'retry', afterMs: null }
  if (error instanceof APIError && typeof error.status === 'number') {
    const isTransient = error.status >= 500 || error.status === 408 || error.status === 409
    return isTransient ? { kind: 'retry', afterMs: getRetryAfterMs(error, now) } : { kind: 'unavailable' }
  }
  // A response that breaks off causes an error of the runtime (TypeError, DOMException).
  return { kind: 'retry', afterMs: null }
}
