import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db.ts'
import { isTaken } from '../errors.ts'
import { analysisRuns, resumes } from '../schema.ts'

export type Resume = typeof resumes.$inferSelect
export type NewResume = typeof resumes.$inferInsert

/** Every query names the owner: an id alone opens nothing. */
const owned = (userId: string, id: string): SQL | undefined => and(eq(resumes.id, id), eq(resumes.userId, userId))

/** Keeps a resume. With an idempotency key that was used before, the resume of then is answered instead. */
export const insertResume = async (db: Db, row: NewResume): Promise<Pick<Resume, 'id' | 'originalText'>> => {
  try {
    await db.insert(resumes).values(row)
    return row
  } catch (error) {
    const earlier = isTaken(error) && row.idempotencyKey ? await byKey(db, row.userId, row.idempotencyKey) : undefined
    if (!earlier) throw error
    return earlier
  }
}

const byKey = async (db: Db, userId: string, key: string) =>
  (
    await db
      .select({ id: resumes.id, originalText: resumes.originalText })
      .from(resumes)
      .where(and(eq(resumes.userId, userId), eq(resumes.idempotencyKey, key)))
  )[0]

export const resumeOf = async (db: Db, userId: string, id: string): Promise<Resume | undefined> =>
  (await db.select().from(resumes).where(owned(userId, id)))[0]

export const SUMMARY = {
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
export const RESERVED = and(eq(analysisRuns.id, resumes.runId), eq(analysisRuns.state, 'reserved'))

/** Where a resume stands, without its text and results: what a poll asks for. */
export const resumeSummary = async (db: Db, userId: string, id: string): Promise<ResumeSummary | undefined> =>
  (await db.select(SUMMARY).from(resumes).leftJoin(analysisRuns, RESERVED).where(owned(userId, id)))[0]

export const resumesOf = (db: Db, userId: string): Promise<ResumeSummary[]> =>
  db
    .select(SUMMARY)
    .from(resumes)
    .leftJoin(analysisRuns, RESERVED)
    .where(eq(resumes.userId, userId))
    .orderBy(desc(resumes.createdAt))
    .limit(500)

export const resultsOf = async (db: Db, userId: string, id: string): Promise<Resume['analysisResults']> =>
  (await db.select({ results: resumes.analysisResults }).from(resumes).where(owned(userId, id)))[0]?.results ?? null

export const renameResume = async (db: Db, userId: string, id: string, fileName: string): Promise<boolean> => {
  const set = { fileName, revision: sql`${resumes.revision} + 1` }
  return (await db.update(resumes).set(set).where(owned(userId, id))).rowsAffected === 1
}

export const deleteResume = async (db: Db, userId: string, id: string): Promise<boolean> =>
  (await db.delete(resumes).where(owned(userId, id))).rowsAffected === 1

/** Notes that the owner has used it: what is not used for a year goes. */
export const touchResume = async (db: Db, userId: string, id: string, now: number): Promise<void> => {
  const old = sql`${resumes.lastUsedAt} < ${now - 86_400_000}`
  await db
    .update(resumes)
    .set({ lastUsedAt: now })
    .where(and(owned(userId, id), old))
}
