import { and, eq, sql } from 'drizzle-orm'
import type { Correction } from '#shared/api-schema/corrections.ts'
import type { Db } from '../../db.ts'
import { readingCorrections } from '../../schema/index.ts'
import { countRowBytes, fitsReplaced, ROW_BYTES } from '../account/storage.ts'

/** Undefined when nothing of this resume was corrected, or the user has no such resume. */
export const getCorrection = async (db: Db, userId: string, resumeId: string): Promise<Correction | undefined> =>
  (
    await db
      .select({
        correctedAt: readingCorrections.correctedAt,
        reading: readingCorrections.reading,
        overallScore: readingCorrections.overallScore,
        matchRate: readingCorrections.matchRate,
      })
      .from(readingCorrections)
      .where(and(eq(readingCorrections.resumeId, resumeId), eq(readingCorrections.userId, userId)))
  )[0]

/**
 * Stores a correction of a resume of the user. False when there is no such resume, a later correction stands, or the
 * account has no room for a larger one.
 */
export const saveCorrection = async (
  db: Db,
  userId: string,
  resumeId: string,
  { correctedAt, reading, overallScore, matchRate }: Correction,
): Promise<boolean> => {
  const json = reading && JSON.stringify(reading)
  const before = sql`ifnull((SELECT ${ROW_BYTES} + ifnull(octet_length(reading), 0) FROM reading_corrections WHERE resume_id = ${resumeId}), 0)`
  const { rowsAffected } = await db.run(sql`
    INSERT INTO reading_corrections (resume_id, user_id, corrected_at, reading, overall_score, match_rate)
    SELECT id, user_id, ${correctedAt}, ${json}, ${overallScore}, ${matchRate} FROM resumes
    WHERE id = ${resumeId} AND user_id = ${userId}
      AND ${fitsReplaced(userId, countRowBytes(json), before)}
    ON CONFLICT (resume_id) DO UPDATE SET corrected_at = excluded.corrected_at, reading = excluded.reading,
      overall_score = excluded.overall_score, match_rate = excluded.match_rate
      WHERE excluded.corrected_at >= reading_corrections.corrected_at`)
  return rowsAffected > 0
}
