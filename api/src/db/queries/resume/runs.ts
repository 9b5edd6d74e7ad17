import { and, eq, gt, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import { type AnalysisStage, RUNNING_STAGES } from '#shared/analysis-stages.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { getMonthlyLimit, PAID_PLAN_IDS, SUBSCRIPTION_STATUSES, UNLIMITED } from '#shared/plans.ts'
import type { StoredAnalysis } from '#shared/scoring/results.ts'
import type { Db } from '../../db.ts'
import { isUniqueViolation } from '../../errors.ts'
import { analysisRuns, resumes, users } from '../../schema/index.ts'
import { countBytes, fitsReplaced } from '../account/storage.ts'

export type Run = typeof analysisRuns.$inferSelect

/** Runs that count against the limit: charged in this month, or reserved with a valid lease. */
const countsAgainstLimit = (userId: string, month: string, now: number): SQL =>
  sql`${analysisRuns.userId} = ${userId} AND ${analysisRuns.month} = ${month} AND (${analysisRuns.state} = 'charged'
    OR (${analysisRuns.state} = 'reserved' AND ${analysisRuns.leaseUntil} > ${now}))`

/** Runs of `month` (`YYYY-MM`) that count against the limit at `now` (UTC ms). */
export const countUsedRuns = async (db: Db, userId: string, month: string, now: number): Promise<number> =>
  db.$count(analysisRuns, countsAgainstLimit(userId, month, now))

/** The limit of the user's current plan, evaluated within the statement that checks it. */
const selectMonthlyLimit = (userId: string): SQL => {
  const cases = PAID_PLAN_IDS.flatMap((plan) =>
    SUBSCRIPTION_STATUSES.map(
      (status) => sql`WHEN ${users.subscriptionPlan} = ${plan} AND ${users.subscriptionStatus} = ${status}
        THEN ${getMonthlyLimit(plan, status)}`,
    ),
  )
  return sql`(SELECT CASE ${sql.join(cases, sql` `)} ELSE 0 END FROM ${users} WHERE ${users.id} = ${userId})`
}

export interface Reservation {
  readonly runId: string
  readonly userId: string
  readonly resumeId: string
  /** `YYYY-MM`, UTC. */
  readonly month: string
  /** UTC ms. */
  readonly now: number
  readonly leaseUntil: number
  readonly idempotencyKey: string | null
}

/**
 * Reserves one analysis of the month in one conditional statement, so that concurrent requests never exceed the limit
 * and a resume has one active run. False when the limit is reached, a run is active, or the idempotency key was used.
 */
export const reserveRun = async (db: Db, reservation: Reservation): Promise<boolean> => {
  const running = sql`SELECT 1 FROM ${analysisRuns} WHERE ${analysisRuns.resumeId} = ${reservation.resumeId}
    AND ${analysisRuns.state} = 'reserved' AND ${analysisRuns.leaseUntil} > ${reservation.now}`
  const used = sql`(SELECT count(*) FROM ${analysisRuns} WHERE ${countsAgainstLimit(reservation.userId, reservation.month, reservation.now)})`
  const limit = selectMonthlyLimit(reservation.userId)
  try {
    const [inserted] = await db.batch([
      db.run(sql`INSERT INTO ${analysisRuns}
        (id, user_id, resume_id, month, state, lease_until, created_at, idempotency_key)
        SELECT ${reservation.runId}, ${reservation.userId}, ${reservation.resumeId}, ${reservation.month}, 'reserved', ${reservation.leaseUntil}, ${reservation.now}, ${reservation.idempotencyKey}
        WHERE NOT EXISTS (${running}) AND (${limit} = ${UNLIMITED} OR ${used} < ${limit})`),
      db
        .update(resumes)
        .set({
          runId: reservation.runId,
          stage: 'queued',
          error: null,
          revision: NEXT_REVISION,
          lastUsedAt: reservation.now,
        })
        .where(
          and(
            eq(resumes.id, reservation.resumeId),
            eq(resumes.userId, reservation.userId),
            hasLease(reservation.runId, reservation.now),
          ),
        ),
    ])
    return inserted.rowsAffected > 0
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

const NEXT_REVISION = sql`${resumes.revision} + 1`

const hasLease = (runId: string, now: number): SQL =>
  sql`EXISTS (SELECT 1 FROM ${analysisRuns} WHERE ${analysisRuns.id} = ${runId}
    AND ${analysisRuns.state} = 'reserved' AND ${analysisRuns.leaseUntil} > ${now})`

/** The run that holds the lease of a resume at `now` (UTC ms). */
export const getActiveRun = async (db: Db, resumeId: string, now: number): Promise<Run | undefined> =>
  (
    await db
      .select()
      .from(analysisRuns)
      .where(
        and(eq(analysisRuns.resumeId, resumeId), eq(analysisRuns.state, 'reserved'), gt(analysisRuns.leaseUntil, now)),
      )
  )[0]

/** The run of a user that was reserved with a key; undefined without one. */
export const getRunByIdempotencyKey = async (db: Db, userId: string, key: string): Promise<Run | undefined> =>
  (
    await db
      .select()
      .from(analysisRuns)
      .where(and(eq(analysisRuns.userId, userId), eq(analysisRuns.idempotencyKey, key)))
  )[0]

/** Extends the lease. False when it was lost: the run must stop and write nothing. Times in UTC ms. */
export const renewLease = async (db: Db, runId: string, now: number, leaseUntil: number): Promise<boolean> => {
  const done = await db
    .update(analysisRuns)
    .set({ leaseUntil })
    .where(and(eq(analysisRuns.id, runId), eq(analysisRuns.state, 'reserved'), gt(analysisRuns.leaseUntil, now)))
  return done.rowsAffected > 0
}

/** Stores the stage of a run; no effect when another run holds the resume. */
export const updateStage = async (db: Db, resumeId: string, runId: string, stage: AnalysisStage): Promise<void> => {
  await db
    .update(resumes)
    .set({ stage, revision: NEXT_REVISION })
    .where(and(eq(resumes.id, resumeId), eq(resumes.runId, runId)))
}

/** Stores how many items of advice are written so far; no effect when the run has ended. */
export const updateAdviceItems = async (db: Db, runId: string, items: number): Promise<void> => {
  await db
    .update(analysisRuns)
    .set({ adviceItems: items })
    .where(and(eq(analysisRuns.id, runId), eq(analysisRuns.state, 'reserved')))
}

export interface Settlement {
  readonly runId: string
  readonly userId: string
  readonly resumeId: string
  readonly month: string
  readonly monthStart: number
  readonly now: number
}

type Outcome = { results: StoredAnalysis; score: number; charged: boolean } | { error: ErrorCode }

/**
 * Stores outcome, charge and usage of a run in one batch. `lost`, without effect, when the lease was lost; `full` when
 * the account has no room for the results: the run has failed then and is not charged.
 */
export const settleRun = async (
  db: Db,
  settlement: Settlement,
  outcome: Outcome,
): Promise<'settled' | 'full' | 'lost'> => {
  const isHeldByRun = and(
    eq(resumes.id, settlement.resumeId),
    eq(resumes.runId, settlement.runId),
    hasLease(settlement.runId, settlement.now),
  )
  const set =
    'error' in outcome
      ? { stage: 'failed' as const, error: outcome.error, revision: NEXT_REVISION }
      : {
          stage: 'done' as const,
          error: null,
          analysisResults: outcome.results,
          overallScore: outcome.score,
          lastUsedAt: settlement.now,
          revision: NEXT_REVISION,
        }
  const charged = !('error' in outcome) && outcome.charged
  const [written, refused] = await db.batch([
    db
      .update(resumes)
      .set(set)
      .where(and(isHeldByRun, 'error' in outcome ? undefined : fitsResults(settlement.userId, outcome.results))),
    db
      .update(resumes)
      .set({ stage: 'failed', error: 'account-full', revision: NEXT_REVISION })
      .where(and(isHeldByRun, notInArray(resumes.stage, ['done', 'failed']))),
    db
      .update(analysisRuns)
      .set({
        state: charged
          ? sql`CASE WHEN EXISTS (SELECT 1 FROM ${resumes} WHERE ${resumes.id} = ${settlement.resumeId}
              AND ${resumes.runId} = ${settlement.runId} AND ${resumes.stage} = 'done') THEN 'charged' ELSE 'released' END`
          : 'released',
        settledAt: settlement.now,
        ...(!charged && { idempotencyKey: null }),
      })
      .where(
        and(
          eq(analysisRuns.id, settlement.runId),
          eq(analysisRuns.state, 'reserved'),
          gt(analysisRuns.leaseUntil, settlement.now),
        ),
      ),
    updateMonthlyCount(db, settlement.userId, settlement.month, settlement.monthStart),
  ])
  if (refused.rowsAffected > 0) return 'full'
  return written.rowsAffected > 0 ? 'settled' : 'lost'
}

/** Results replace those of an earlier run; ones that are not larger always have room. */
const fitsResults = (userId: string, results: StoredAnalysis): SQL =>
  fitsReplaced(userId, countBytes(JSON.stringify(results)), sql`ifnull(octet_length(analysis_results), 0)`)

/** Recomputes the usage columns of the user's row from the runs. */
const updateMonthlyCount = (db: Db, userId: string, month: string, monthStart: number) =>
  db
    .update(users)
    .set({
      monthlyAnalysisCount: sql`(SELECT count(*) FROM ${analysisRuns} WHERE ${analysisRuns.userId} = ${userId}
        AND ${analysisRuns.month} = ${month} AND ${analysisRuns.state} = 'charged')`,
      lastAnalysisReset: sql`max(${users.lastAnalysisReset}, ${monthStart})`,
    })
    .where(eq(users.id, userId))

/** Resets the count at the start of a month. `monthStart`: UTC ms. */
export const resetMonthlyCount = async (db: Db, userId: string, monthStart: number): Promise<void> => {
  await db
    .update(users)
    .set({ monthlyAnalysisCount: 0, lastAnalysisReset: monthStart })
    .where(and(eq(users.id, userId), lt(users.lastAnalysisReset, monthStart)))
}

/** Releases runs, on cancellation or shutdown, and marks their resumes as failed with `error`. `now`: UTC ms. */
export const releaseRuns = async (db: Db, runIds: readonly string[], now: number, error: ErrorCode): Promise<void> => {
  if (runIds.length === 0) return
  const held = and(inArray(analysisRuns.id, [...runIds]), eq(analysisRuns.state, 'reserved'))
  await db.batch([
    db
      .update(resumes)
      .set({ stage: 'failed', error, revision: NEXT_REVISION })
      .where(and(inArray(resumes.runId, [...runIds]), inArray(resumes.stage, RUNNING_STAGES))),
    db.update(analysisRuns).set({ state: 'released', settledAt: now, idempotencyKey: null }).where(held),
  ])
}
