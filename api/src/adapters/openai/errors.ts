import { APIConnectionError, APIError, APIUserAbortError, RateLimitError } from 'openai'
import { ContentFilterFinishReasonError, LengthFinishReasonError } from 'openai/error'
import { ZodError } from 'zod'

/** What went wrong with one attempt. `retry`: the same call may work in `afterMs`. `refused`: there was an answer, of no use. */
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

/** Sorts what the SDK throws. An aborted attempt (its own time limit) counts as one to try again. */
export const classifyError = (error: unknown, now: number): ProviderFailure => {
  if (error instanceof LengthFinishReasonError || error instanceof ContentFilterFinishReasonError)
    return { kind: 'refused' }
  if (error instanceof ZodError || error instanceof SyntaxError) return { kind: 'refused' }
  if (error instanceof APIUserAbortError) return { kind: 'retry', afterMs: null }
  if (error instanceof RateLimitError)
    return error.code === 'insufficient_quota'
      ? { kind: 'unavailable' }
      : { kind: 'retry', afterMs: getRetryAfterMs(error, now) }
  if (error instanceof APIConnectionError) return { kind: 'retry', afterMs: null }
  if (error instanceof APIError && typeof error.status === 'number') {
    const again = error.status >= 500 || error.status === 408 || error.status === 409
    return again ? { kind: 'retry', afterMs: getRetryAfterMs(error, now) } : { kind: 'unavailable' }
  }
  // A body that breaks off in the middle comes as the runtime's own error (TypeError, DOMException).
  return { kind: 'retry', afterMs: null }
}
