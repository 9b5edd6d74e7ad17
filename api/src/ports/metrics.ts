import type { RateLimitName } from './rate-limiter.ts'

interface RequestFigures {
  readonly method: string
  /** Pattern of the route, which holds no id. */
  readonly route: string
  readonly status: number
  readonly seconds: number
}

/** Figures of this process for an operator. None of them is about a person. */
export interface Metrics {
  /** Who reads them sends it as a bearer token. */
  readonly token: string
  recordRequest(figures: RequestFigures): void
  /** A request that a rate limit refused. */
  recordRefusal(limit: RateLimitName): void
  /** All figures as OpenMetrics text. `sessions`: how many are not expired. */
  render(sessions: number): string
}
