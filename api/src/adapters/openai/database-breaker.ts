import type { Db } from '#api/db/db.ts'
import {
  isServiceAllowed,
  recordServiceFailure,
  recordServiceSuccess,
  releaseServiceTrial,
} from '#api/db/queries/system/shared-limits.ts'
import { type Breaker, MAX_FAILURES, OPEN_MS } from './breaker.ts'

/** Added to the time of a call with its retries, so that a second trial starts only when the first one was lost. */
const TRIAL_MARGIN_MS = 15_000

/**
 * A breaker that all instances of one database share, on the database's clock. `local` decides while the database does
 * not answer. `callMs`: longest call with its retries.
 */
export const createDatabaseBreaker = (openDb: () => Db, service: string, local: Breaker, callMs: number): Breaker => ({
  isCallAllowed: () =>
    isServiceAllowed(openDb(), service, { openMs: OPEN_MS, trialMs: callMs + TRIAL_MARGIN_MS }).catch(() =>
      local.isCallAllowed(),
    ),
  recordSuccess: () => recordServiceSuccess(openDb(), service).catch(() => local.recordSuccess()),
  recordFailure: () => recordServiceFailure(openDb(), service, MAX_FAILURES).catch(() => local.recordFailure()),
  releaseTrial: () => releaseServiceTrial(openDb(), service).catch(() => local.releaseTrial()),
})
