import { and, asc, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { HistoryEntry } from '#shared/api-schema/history.ts'
import type { Db } from '../../db.ts'
import { readingCorrections, resumes } from '../../schema/index.ts'

/** Names and texts that are compared, so that one request takes little time. */
const MAX_NAMES = 500
const MAX_TEXT_CHARS = 8_000

const isAnalyzed = (userId: string) => and(eq(resumes.userId, userId), isNotNull(resumes.overallScore))

/** The names of the last analyzed files of a user, the newest first, that of `id` among them. */
export const listVersionNames = async (
  db: Db,
  userId: string,
  id: string,
): Promise<{ readonly id: string; readonly fileName: string | null }[]> =>
  db
    .select({ id: resumes.id, fileName: resumes.fileName })
    .from(resumes)
    .where(and(isAnalyzed(userId), or(eq(resumes.id, id), isNotNull(resumes.fileName))))
    .orderBy(desc(eq(resumes.id, id)), desc(resumes.createdAt))
    .limit(MAX_NAMES)

/** The beginnings of the texts of resumes of a user, by id. */
export const getVersionTexts = async (
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .select({ id: resumes.id, text: sql<string>`substr(${resumes.originalText}, 1, ${MAX_TEXT_CHARS})` })
    .from(resumes)
    .where(and(isAnalyzed(userId), inArray(resumes.id, [...ids])))
  return new Map(rows.map(({ id, text }) => [id, text]))
}

/** Scores and match rates of analyses of a user, oldest first; those of a corrected reading where there is one. */
export const listVersionScores = (db: Db, userId: string, ids: readonly string[]): Promise<HistoryEntry[]> =>
  db
    .select({
      id: resumes.id,
      fileName: resumes.fileName,
      createdAt: resumes.createdAt,
      overallScore: sql<number>`coalesce(${readingCorrections.overallScore}, ${resumes.overallScore})`,
      matchRate: sql<
        number | null
      >`coalesce(${readingCorrections.matchRate}, json_extract(${resumes.analysisResults}, '$.analysis.match.rate'))`,
      jobTitle: sql<string | null>`json_extract(${resumes.analysisResults}, '$.analysis.match.title')`,
      engineVersion: sql<number>`json_extract(${resumes.analysisResults}, '$.analysis.engineVersion')`,
    })
    .from(resumes)
    .leftJoin(readingCorrections, eq(readingCorrections.resumeId, resumes.id))
    .where(and(isAnalyzed(userId), inArray(resumes.id, [...ids])))
    .orderBy(asc(resumes.createdAt), asc(resumes.id))
