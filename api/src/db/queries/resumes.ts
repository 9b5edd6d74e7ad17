import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db.ts'
import { isUniqueViolation } from '../errors.ts'
import { analysisRuns, resumes } from '../schema.ts'

export type Resume = typeof resumes.$inferSelect
export type NewResume = typeof resumes.$inferInsert

/** Every query names the owner: an id alone opens nothing. */
const isOwnedBy = (userId: string, id: string): SQL | undefined => and(eq(resumes.id, id), eq(resumes.userId, userId))

/** Keeps a resume. With an idempotency key that was used before, the resume of then is answered instead. */
export const insertResume = async (db: Db, row: NewResume): Promise<Pick<Resume, 'id' | 'originalText'>> => {
  try {
    await db.insert(resumes).values(row)
    return row
  } catch (error) {
    const earlier =
      isUniqueViolation(error) && row.idempotencyKey
        ? await getResumeByIdempotencyKey(db, row.userId, row.idempotencyKey)
        : undefined
    if (!earlier) throw error
    return earlier
  }
}

const getResumeByIdempotencyKey = async (db: Db, userId: string, key: string) =>
  (
    await db
      .select({ id: resumes.id, originalText: resumes.originalText })
      .from(resumes)
      .where(and(eq(resumes.userId, userId), eq(resumes.idempotencyKey, key)))
  )[0]

export const getResumeById = async (db: Db, userId: string, id: string): Promise<Resume | undefined> =>
  (await db.select().from(resumes).where(isOwnedBy(userId, id)))[0]

export const RESUME_SUMMARY_COLUMNS = {
  id: resumes.id,
  fileName: resumes.fileName,
  createdAt: resumes.createdAt,
  overallScore: resumes.overallScore,
  stage: resumes.stage,
  error: resumes.error,
  revision: resumes.revision,
  lastUsedAt: resumes.lastUsedAt,
  /** Null when the run that the stage tells of has ended, or its lease has. */
  leaseUntil: analysisRuns.leaseUntil,
}
export type ResumeSummary = Pick<
  Resume,
  'id' | 'fileName' | 'createdAt' | 'overallScore' | 'stage' | 'error' | 'revision' | 'lastUsedAt'
> & {
  readonly leaseUntil: number | null
}

/** The run that the stage tells of, while it holds its analysis. */
export const RESERVED_RUN_JOIN = and(eq(analysisRuns.id, resumes.runId), eq(analysisRuns.state, 'reserved'))

/** Where a resume stands, without its text and results: what a poll asks for. */
export const getResumeSummaryById = async (db: Db, userId: string, id: string): Promise<ResumeSummary | undefined> =>
  (
    await db
      .select(RESUME_SUMMARY_COLUMNS)
      .from(resumes)
      .leftJoin(analysisRuns, RESERVED_RUN_JOIN)
      .where(isOwnedBy(userId, id))
  )[0]

export const listResumesByUser = (db: Db, userId: string): Promise<ResumeSummary[]> =>
  db
    .select(RESUME_SUMMARY_COLUMNS)
    .from(resumes)
    .leftJoin(analysisRuns, RESERVED_RUN_JOIN)
    .where(eq(resumes.userId, userId))
    .orderBy(desc(resumes.createdAt))
    .limit(500)

export const getAnalysisResults = async (db: Db, userId: string, id: string): Promise<Resume['analysisResults']> =>
  (await db.select({ results: resumes.analysisResults }).from(resumes).where(isOwnedBy(userId, id)))[0]?.results ?? null

export const updateResumeFileName = async (db: Db, userId: string, id: string, fileName: string): Promise<boolean> => {
  const set = { fileName, revision: sql`${resumes.revision} + 1` }
  return (await db.update(resumes).set(set).where(isOwnedBy(userId, id))).rowsAffected === 1
}

export const deleteResumeById = async (db: Db, userId: string, id: string): Promise<boolean> =>
  (await db.delete(resumes).where(isOwnedBy(userId, id))).rowsAffected === 1

/** Notes that the owner has used it: what is not used for a year goes. */
export const touchResume = async (db: Db, userId: string, id: string, now: number): Promise<void> => {
  const old = sql`${resumes.lastUsedAt} < ${now - 86_400_000}`
  await db
    .update(resumes)
    .set({ lastUsedAt: now })
    .where(and(isOwnedBy(userId, id), old))
}
