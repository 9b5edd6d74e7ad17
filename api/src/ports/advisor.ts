import type { AdviceRequest } from '#shared/scoring/advice/prepare-advice.ts'
import type { RewriteRequest } from '#shared/scoring/advice/prompt.ts'
import type { AdviceItem } from '#shared/scoring/results.ts'

/** A line that a model would write differently. `line` counts from 0 in the request; texts hold placeholders. */
interface Rewrite {
  readonly line: number
  readonly before: string
  readonly after: string
  readonly reason: string
}

/**
 * A model that writes advice. It sees redacted text alone and never moves the score. What it answers fits the schema
 * and is otherwise unchecked: `proven` and `acceptRewrites` of `shared/analysis` decide what is kept.
 *
 * Both calls end within 45 s, retries included. They throw `AppError('cancelled')` when `signal` was aborted, else
 * `AppError('provider-unavailable', {reason})`: `refused` when the answer was of no use (a refusal, a wrong shape, cut
 * short), `unavailable` when there was none (rate, fault, time, breaker open).
 */
export interface Advisor {
  readonly model: string
  advise(request: AdviceRequest, signal: AbortSignal): Promise<AdviceItem[]>
  improve(request: RewriteRequest, signal: AbortSignal): Promise<Rewrite[]>
}
