import { and, eq, gt, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { AnalysisStage } from '#shared/api-schema/resumes.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { getMonthlyLimit, PAID_PLAN_IDS, SUBSCRIPTION_STATUSES, UNLIMITED } from '#shared/plans.ts'
import type { StoredAnalysis } from '#shared/scoring/results.ts'
import type { Db } from '../db.ts'
import { isUniqueViolation } from '../errors.ts'
import { analysisRuns, resumes, users } from '../schema.ts'

export type Run = typeof analysisRuns.$inferSelect

/** What counts against the limit: what was charged this month, and what is running now. */
const countsAgainstLimit = (userId: string, month: string, now: number): SQL =>
  sql`${analysisRuns.userId} = ${userId} AND ${analysisRuns.month} = ${month} AND (${analysisRuns.state} = 'charged'
    OR (${analysisRuns.state} = 'reserved' AND ${analysisRuns.leaseUntil} > ${now}))`

export const countUsedRuns = async (db: Db, userId: string, month: string, now: number): Promise<number> =>
  db.$count(analysisRuns, countsAgainstLimit(userId, month, now))

/** The limit as the user's row says it at this very moment, from the one table of plans. */
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
  readonly month: string
  readonly now: number
  readonly leaseUntil: number
  readonly idempotencyKey: string | null
}

/**
 * Takes one analysis of the month for a run, in one conditional statement: never more than the limit under any
 * concurrency, and one live run a resume. False when it could not be had.
 */
export const reserveRun = async (db: Db, r: Reservation): Promise<boolean> => {
  const running = sql`SELECT 1 FROM ${analysisRuns} WHERE ${analysisRuns.resumeId} = ${r.resumeId}
    AND ${analysisRuns.state} = 'reserved' AND ${analysisRuns.leaseUntil} > ${r.now}`
  const used = sql`(SELECT count(*) FROM ${analysisRuns} WHERE ${countsAgainstLimit(r.userId, r.month, r.now)})`
  const limit = selectMonthlyLimit(r.userId)
  try {
    const [inserted] = await db.batch([
      db.run(sql`INSERT INTO ${analysisRuns}
        (id, user_id, resume_id, month, state, lease_until, created_at, idempotency_key)
        SELECT ${r.runId}, ${r.userId}, ${r.resumeId}, ${r.month}, 'reserved', ${r.leaseUntil}, ${r.now}, ${r.idempotencyKey}
        WHERE NOT EXISTS (${running}) AND (${limit} = ${UNLIMITED} OR ${used} < ${limit})`),
      db
        .update(resumes)
        .set({ runId: r.runId, stage: 'queued', error: null, revision: NEXT_REVISION, lastUsedAt: r.now })
        .where(and(eq(resumes.id, r.resumeId), eq(resumes.userId, r.userId), hasLease(r.runId, r.now))),
    ])
    return inserted.rowsAffected === 1
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

const NEXT_REVISION = sql`${resumes.revision} + 1`

const hasLease = (runId: string, now: number): SQL =>
  sql`EXISTS (SELECT 1 FROM ${analysisRuns} WHERE ${analysisRuns.id} = ${runId}
    AND ${analysisRuns.state} = 'reserved' AND ${analysisRuns.leaseUntil} > ${now})`

export const getActiveRun = async (db: Db, resumeId: string, now: number): Promise<Run | undefined> =>
  (
    await db
      .select()
      .from(analysisRuns)
      .where(
        and(eq(analysisRuns.resumeId, resumeId), eq(analysisRuns.state, 'reserved'), gt(analysisRuns.leaseUntil, now)),
      )
  )[0]

export const getRunByIdempotencyKey = async (db: Db, userId: string, key: string): Promise<Run | undefined> =>
  (
    await db
      .select()
      .from(analysisRuns)
      .where(and(eq(analysisRuns.userId, userId), eq(analysisRuns.idempotencyKey, key)))
  )[0]

/** Lengthens the lease. False when it was lost: the run must stop and write nothing. */
export const renewLease = async (db: Db, runId: string, now: number, leaseUntil: number): Promise<boolean> => {
  const done = await db
    .update(analysisRuns)
    .set({ leaseUntil })
    .where(and(eq(analysisRuns.id, runId), eq(analysisRuns.state, 'reserved'), gt(analysisRuns.leaseUntil, now)))
  return done.rowsAffected === 1
}

/** Where the run stands, written under its fencing token. */
export const updateStage = async (db: Db, resumeId: string, runId: string, stage: AnalysisStage): Promise<void> => {
  await db
    .update(resumes)
    .set({ stage, revision: NEXT_REVISION })
    .where(and(eq(resumes.id, resumeId), eq(resumes.runId, runId)))
}

export interface Settlement {
  readonly runId: string
  readonly userId: string
  readonly resumeId: string
  readonly month: string
  readonly monthStart: number
  readonly now: number
}

/** Ends a run: its outcome, its charge and the user's count in one batch. Does nothing when the lease was lost. */
export const settleRun = async (
  db: Db,
  s: Settlement,
  outcome: { results: StoredAnalysis; score: number; charged: boolean } | { error: ErrorCode },
): Promise<boolean> => {
  const mine = and(eq(resumes.id, s.resumeId), eq(resumes.runId, s.runId), hasLease(s.runId, s.now))
  const set =
    'error' in outcome
      ? { stage: 'failed' as const, error: outcome.error, revision: NEXT_REVISION }
      : {
          stage: 'done' as const,
          error: null,
          analysisResults: outcome.results,
          overallScore: outcome.score,
          lastUsedAt: s.now,
          revision: NEXT_REVISION,
        }
  const charged = !('error' in outcome) && outcome.charged
  const [written] = await db.batch([
    db.update(resumes).set(set).where(mine),
    db
      .update(analysisRuns)
      .set({
        state: charged
          ? sql`CASE WHEN EXISTS (SELECT 1 FROM ${resumes} WHERE ${resumes.id} = ${s.resumeId}) THEN 'charged' ELSE 'released' END`
          : 'released',
        settledAt: s.now,
        ...(!charged && { idempotencyKey: null }),
      })
      .where(and(eq(analysisRuns.id, s.runId), eq(analysisRuns.state, 'reserved'), gt(analysisRuns.leaseUntil, s.now))),
    updateMonthlyCount(db, s.userId, s.month, s.monthStart),
  ])
  return written.rowsAffected === 1
}

/** `monthlyAnalysisCount` and `lastAnalysisReset` of the user's row, from the runs themselves. */
const updateMonthlyCount = (db: Db, userId: string, month: string, monthStart: number) =>
  db
    .update(users)
    .set({
      monthlyAnalysisCount: sql`(SELECT count(*) FROM ${analysisRuns} WHERE ${analysisRuns.userId} = ${userId}
        AND ${analysisRuns.month} = ${month} AND ${analysisRuns.state} = 'charged')`,
      lastAnalysisReset: sql`max(${users.lastAnalysisReset}, ${monthStart})`,
    })
    .where(eq(users.id, userId))

/** A new month: the count starts at nothing. */
export const resetMonthlyCount = async (db: Db, userId: string, monthStart: number): Promise<void> => {
  await db
    .update(users)
    .set({ monthlyAnalysisCount: 0, lastAnalysisReset: monthStart })
    .where(and(eq(users.id, userId), lt(users.lastAnalysisReset, monthStart)))
}

/** Gives runs back, by a person's wish or at shutdown: free again at once, and said so on their resumes. */
export const releaseRuns = async (db: Db, runIds: readonly string[], now: number, error: ErrorCode): Promise<void> => {
  if (runIds.length === 0) return
  const held = and(inArray(analysisRuns.id, [...runIds]), eq(analysisRuns.state, 'reserved'))
  await db.batch([
    db
      .update(resumes)
      .set({ stage: 'failed', error, revision: NEXT_REVISION })
      .where(
        and(
          inArray(resumes.runId, [...runIds]),
          or(eq(resumes.stage, 'queued'), inArray(resumes.stage, ['reading', 'rules', 'advice'])),
        ),
      ),
    db.update(analysisRuns).set({ state: 'released', settledAt: now, idempotencyKey: null }).where(held),
  ])
}
