import type { AdviceRequest } from '#shared/scoring/advice/prepare-advice.ts'
import type { RewriteRequest } from '#shared/scoring/advice/prompt.ts'
import type { AdviceItem } from '#shared/scoring/results.ts'

/** A rewritten line. `line` is its index in the request, from 0; texts contain placeholders for personal data. */
interface Rewrite {
  readonly line: number
  readonly before: string
  readonly after: string
  readonly reason: string
}

/**
 * A model that writes advice. It receives redacted text and never changes the score. Its output matches the schema but
 * is otherwise unverified: `verifyAdvice` and `verifyRewrites` of `shared/scoring` decide what is kept. Both calls end
 * within the configured time including retries, 45 s by default. They throw `cancelled` when `signal` aborts, else
 * `provider-unavailable` with a `reason`: `refused` for an unusable response (refusal, wrong shape, truncated),
 * `unavailable` for none (rate limit, failure, timeout, open breaker).
 */
export interface Advisor {
  readonly model: string
  /** `onProgress`: gets the number of items that are written so far, from a server that sends its answer in pieces. */
  advise(request: AdviceRequest, signal: AbortSignal, onProgress?: (items: number) => void): Promise<AdviceItem[]>
  improve(request: RewriteRequest, signal: AbortSignal): Promise<Rewrite[]>
}
