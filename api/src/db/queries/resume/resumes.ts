import { and, desc, eq, getTableColumns, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Country } from '#shared/countries.ts'
import type { Language } from '#shared/languages.ts'
import { DAY_MS } from '#shared/utc.ts'
import type { Db } from '../../db.ts'
import { ignoreFullStorage, isUniqueViolation } from '../../errors.ts'
import { analysisRuns, resumes } from '../../schema/index.ts'
import { countRowBytes, fitsAccount, hasRoomFor } from '../account/storage.ts'

/** `layout` is JSON text: only the process that works on it parses it. */
export type Resume = Omit<typeof resumes.$inferSelect, 'layout'> & { readonly layout: string | null }

/** Every query is restricted to the owner; an id alone gives no access. */
const isOwnedBy = (userId: string, id: string): SQL | undefined => and(eq(resumes.id, id), eq(resumes.userId, userId))

type StoredText = Pick<Resume, 'id' | 'originalText'>

export interface NewResume extends StoredText {
  readonly userId: string
  readonly fileName: string | null
  /** An `ExtractedDocument` as JSON. */
  readonly layout: string | null
  readonly job: string | null
  readonly language: Language | null
  /** Null to guess it. */
  readonly country: Country | null
  /** UTC ms; also the time of the last use. */
  readonly createdAt: number
  readonly idempotencyKey: string | null
}

/**
 * Inserts a resume while the account has room for it, and returns it, or the one that was inserted with the same
 * idempotency key. Undefined when there is no room.
 */
export const insertResume = async (db: Db, row: NewResume): Promise<StoredText | undefined> => {
  const { id, userId, originalText, fileName, layout, job, language, country, createdAt, idempotencyKey } = row
  const bytes = countRowBytes(originalText, layout, job)
  try {
    const { rowsAffected } = await db.run(sql`
      INSERT INTO resumes
        (id, user_id, original_text, file_name, layout, job, language, country, created_at, last_used_at, idempotency_key)
      SELECT ${id}, ${userId}, ${originalText}, ${fileName}, ${layout}, ${job}, ${language}, ${country}, ${createdAt},
        ${createdAt}, ${idempotencyKey}
      WHERE ${hasRoomFor('resumes', userId)} AND ${fitsAccount(userId, bytes)}`)
    if (rowsAffected > 0) return row
  } catch (error) {
    if (!isUniqueViolation(error) || !idempotencyKey) throw error
  }
  return idempotencyKey ? getResumeByIdempotencyKey(db, userId, idempotencyKey) : undefined
}

const getResumeByIdempotencyKey = async (db: Db, userId: string, key: string) =>
  (
    await db
      .select({ id: resumes.id, originalText: resumes.originalText })
      .from(resumes)
      .where(and(eq(resumes.userId, userId), eq(resumes.idempotencyKey, key)))
  )[0]

/** Undefined when the user has no such resume. */
export const getResumeById = async (db: Db, userId: string, id: string): Promise<Resume | undefined> =>
  (
    await db
      .select({ ...getTableColumns(resumes), layout: sql<string | null>`${resumes.layout}` })
      .from(resumes)
      .where(isOwnedBy(userId, id))
  )[0]

/** Columns of `ResumeSummary`. */
export const RESUME_SUMMARY_COLUMNS = {
  id: resumes.id,
  fileName: resumes.fileName,
  createdAt: resumes.createdAt,
  overallScore: resumes.overallScore,
  stage: resumes.stage,
  error: resumes.error,
  revision: resumes.revision,
  lastUsedAt: resumes.lastUsedAt,
  /** Null when the run of the current stage has ended or was released. UTC ms. */
  leaseUntil: analysisRuns.leaseUntil,
  adviceItems: analysisRuns.adviceItems,
}
export type ResumeSummary = Pick<
  Resume,
  'id' | 'fileName' | 'createdAt' | 'overallScore' | 'stage' | 'error' | 'revision' | 'lastUsedAt'
> & {
  readonly leaseUntil: number | null
  readonly adviceItems: number | null
}

/** Joins the run of the current stage while it is reserved. */
export const RESERVED_RUN_JOIN = and(eq(analysisRuns.id, resumes.runId), eq(analysisRuns.state, 'reserved'))

/** The state of a resume without its text and results, for polls. Undefined when the user has no such resume. */
export const getResumeSummaryById = async (db: Db, userId: string, id: string): Promise<ResumeSummary | undefined> =>
  (
    await db
      .select(RESUME_SUMMARY_COLUMNS)
      .from(resumes)
      .leftJoin(analysisRuns, RESERVED_RUN_JOIN)
      .where(isOwnedBy(userId, id))
  )[0]

/** The last resume of the page before: a later page stays right when resumes are added or deleted meanwhile. */
export interface ResumePosition {
  readonly createdAt: number
  readonly id: string
}

/** One page, newest first, from the start or after a position. */
export const listResumesByUser = (
  db: Db,
  userId: string,
  after: ResumePosition | null,
  limit: number,
): Promise<ResumeSummary[]> =>
  db
    .select(RESUME_SUMMARY_COLUMNS)
    .from(resumes)
    .leftJoin(analysisRuns, RESERVED_RUN_JOIN)
    .where(
      and(
        eq(resumes.userId, userId),
        after
          ? or(
              lt(resumes.createdAt, after.createdAt),
              and(eq(resumes.createdAt, after.createdAt), lt(resumes.id, after.id)),
            )
          : undefined,
      ),
    )
    .orderBy(desc(resumes.createdAt), desc(resumes.id))
    .limit(limit)

/** The results of a resume and the job ad that it was compared with. Undefined when the user has no such resume. */
export const getAnalysisResults = async (
  db: Db,
  userId: string,
  id: string,
): Promise<{ readonly results: Resume['analysisResults']; readonly job: string | null } | undefined> => {
  const columns = { results: resumes.analysisResults, job: resumes.job }
  return (await db.select(columns).from(resumes).where(isOwnedBy(userId, id)))[0]
}

/** False when the user has no such resume. */
export const updateResumeFileName = async (db: Db, userId: string, id: string, fileName: string): Promise<boolean> => {
  const set = { fileName, revision: sql`${resumes.revision} + 1` }
  return (await db.update(resumes).set(set).where(isOwnedBy(userId, id))).rowsAffected > 0
}

/** Deletes a resume and its documents. False when the user has no such resume. */
export const deleteResumeById = async (db: Db, userId: string, id: string): Promise<boolean> =>
  (await db.delete(resumes).where(isOwnedBy(userId, id))).rowsAffected > 0

/** Updates the last use, at most once a day; resumes that are unused for a year are deleted. `now`: UTC ms. */
export const touchResume = async (db: Db, userId: string, id: string, now: number): Promise<void> => {
  const isOlderThanADay = sql`${resumes.lastUsedAt} < ${now - DAY_MS}`
  await db
    .update(resumes)
    .set({ lastUsedAt: now })
    .where(and(isOwnedBy(userId, id), isOlderThanADay))
    .catch(ignoreFullStorage)
}
