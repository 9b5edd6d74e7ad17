import { and, eq, lte, sql } from 'drizzle-orm'
import { DATABASE_NOW } from '../../database-time.ts'
import type { Db } from '../../db.ts'
import { breakers, rateWindows } from '../../schema/index.ts'

export interface RateWindow {
  readonly id: string
  readonly windowMs: number
  /** Requests per window. */
  readonly limit: number
  /** One statement grants at most this share of what is left, at least one request. */
  readonly share: number
}

/**
 * Takes requests of a window, which starts with its first request, in one statement: all instances together never get
 * more than `limit`. Returns how many may pass, 0 when none is left, and the ms until the window ends.
 */
export const takeRequests = async (
  db: Db,
  { id, windowMs, limit, share }: RateWindow,
): Promise<{ granted: number; msLeft: number }> => {
  const left = sql`(${limit} - count)`
  const next = sql`min(${left}, max(1, CAST(${left} * ${share} AS INTEGER)))`
  const first = Math.max(1, Math.floor(limit * share))
  const [row] = await db.all<{ granted: number; msLeft: number }>(sql`
    INSERT INTO rate_windows (id, until, count, granted)
    VALUES (${id}, ${DATABASE_NOW} + ${windowMs}, ${first}, ${first})
    ON CONFLICT (id) DO UPDATE SET
      granted = CASE WHEN until <= ${DATABASE_NOW} THEN excluded.granted ELSE ${next} END,
      count = CASE WHEN until <= ${DATABASE_NOW} THEN excluded.count ELSE count + ${next} END,
      until = CASE WHEN until <= ${DATABASE_NOW} THEN excluded.until ELSE until END
    RETURNING granted, until - ${DATABASE_NOW} AS msLeft`)
  return row ?? { granted: 0, msLeft: windowMs }
}

export interface Lease {
  readonly id: string
  /** A random number, so that a holder whose lease ended cannot end that of the next one. */
  readonly holder: number
}

/** Takes a lease for `leaseMs`; false while another holder has it. Leases are rows of the windows. */
export const takeLease = async (db: Db, { id, holder }: Lease, leaseMs: number): Promise<boolean> => {
  const { rowsAffected } = await db.run(sql`
    INSERT INTO rate_windows (id, until, count, granted) VALUES (${id}, ${DATABASE_NOW} + ${leaseMs}, ${holder}, 1)
    ON CONFLICT (id) DO UPDATE SET until = excluded.until, count = excluded.count WHERE until <= ${DATABASE_NOW}`)
  return rowsAffected > 0
}

/** Ends the lease of this holder; nobody gets it for another `pauseMs`. */
export const finishLease = async (db: Db, { id, holder }: Lease, pauseMs: number): Promise<void> => {
  await db
    .update(rateWindows)
    .set({ until: sql`${DATABASE_NOW} + ${pauseMs}` })
    .where(and(eq(rateWindows.id, id), eq(rateWindows.count, holder)))
}

/** Deletes the windows that have ended. */
export const deleteEndedWindows = async (db: Db): Promise<void> => {
  await db.delete(rateWindows).where(lte(rateWindows.until, DATABASE_NOW))
}

/** Whether a service may be called. Of all instances one may try it when its breaker was open for `openMs`. */
export const isServiceAllowed = async (
  db: Db,
  id: string,
  { openMs, trialMs }: { openMs: number; trialMs: number },
): Promise<boolean> => {
  const [row] = await db.select({ openedAt: breakers.openedAt }).from(breakers).where(eq(breakers.id, id))
  if (!row || row.openedAt === null) return true
  const { rowsAffected } = await db
    .update(breakers)
    .set({ trialUntil: sql`${DATABASE_NOW} + ${trialMs}` })
    .where(sql`${breakers.id} = ${id} AND ${breakers.openedAt} <= ${DATABASE_NOW} - ${openMs}
      AND ${breakers.trialUntil} <= ${DATABASE_NOW}`)
  return rowsAffected > 0
}

/** Counts a failure of a service; the `max`-th in a row opens its breaker. */
export const recordServiceFailure = async (db: Db, id: string, max: number): Promise<void> => {
  await db.run(sql`INSERT INTO breakers (id, failures, opened_at)
    VALUES (${id}, 1, CASE WHEN ${max} <= 1 THEN ${DATABASE_NOW} END)
    ON CONFLICT (id) DO UPDATE SET failures = failures + 1, trial_until = 0,
      opened_at = CASE WHEN failures + 1 >= ${max} THEN ${DATABASE_NOW} END`)
}

/** Closes the breaker of a service. */
export const recordServiceSuccess = async (db: Db, id: string): Promise<void> => {
  await db
    .update(breakers)
    .set({ failures: 0, openedAt: null, trialUntil: 0 })
    .where(sql`${breakers.id} = ${id} AND (${breakers.failures} > 0 OR ${breakers.openedAt} IS NOT NULL)`)
}

/** Lets the next caller try the service. */
export const releaseServiceTrial = async (db: Db, id: string): Promise<void> => {
  await db.update(breakers).set({ trialUntil: 0 }).where(eq(breakers.id, id))
}
