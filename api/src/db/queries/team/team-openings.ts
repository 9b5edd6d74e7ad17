import { and, eq, type SQL, sql } from 'drizzle-orm'
import { TEAM_LIMITS } from '#shared/plans.ts'
import type { Db } from '../../db.ts'
import { teamCandidates, teamNotes, teamOpenings, teamTags } from '../../schema/index.ts'

export type TeamOpening = typeof teamOpenings.$inferSelect
type OpeningFields = Pick<TeamOpening, 'title' | 'ad' | 'privacyNotice' | 'retentionDays'>

/** Inserts an opening. False when the team has as many as it may have. */
export const insertOpening = async (db: Db, opening: Omit<TeamOpening, 'adRevision'>): Promise<boolean> => {
  const { id, teamId, title, ad, privacyNotice, retentionDays, createdBy, createdAt } = opening
  const { rowsAffected } = await db.run(sql`
    INSERT INTO team_openings (id, team_id, title, ad, privacy_notice, retention_days, created_by, created_at)
    SELECT ${id}, ${teamId}, ${title}, ${ad}, ${privacyNotice}, ${retentionDays}, ${createdBy}, ${createdAt}
    WHERE (SELECT count(*) FROM team_openings WHERE team_id = ${teamId}) < ${TEAM_LIMITS.openings}`)
  return rowsAffected > 0
}

/** Undefined when the team has no such opening. */
export const getOpening = async (db: Db, teamId: string, id: string): Promise<TeamOpening | undefined> =>
  (
    await db
      .select()
      .from(teamOpenings)
      .where(and(eq(teamOpenings.teamId, teamId), eq(teamOpenings.id, id)))
  )[0]

/** Changes an opening; another ad has the next revision. False when the team has no such opening. */
export const updateOpening = async (
  db: Db,
  teamId: string,
  id: string,
  fields: Partial<OpeningFields>,
): Promise<boolean> => {
  const adRevision =
    fields.ad === undefined
      ? undefined
      : sql`${teamOpenings.adRevision} + (CASE WHEN ${teamOpenings.ad} = ${fields.ad} THEN 0 ELSE 1 END)`
  const { rowsAffected } = await db
    .update(teamOpenings)
    .set({ ...fields, ...(adRevision && { adRevision }) })
    .where(and(eq(teamOpenings.teamId, teamId), eq(teamOpenings.id, id)))
  return rowsAffected > 0
}

/** Deletes an opening with the CVs on its board. False when the team has no such opening. */
export const deleteOpening = async (db: Db, teamId: string, id: string): Promise<boolean> => {
  const [, , , deleted] = await db.batch([
    ...createCandidateDeletion(
      db,
      sql`(SELECT rowid FROM team_candidates WHERE team_id = ${teamId} AND opening_id = ${id})`,
    ),
    db.delete(teamOpenings).where(and(eq(teamOpenings.teamId, teamId), eq(teamOpenings.id, id))),
  ])
  return deleted.rowsAffected > 0
}

/** The statements that delete CVs with their tags and notes. `rowids`: a subquery of rows of `team_candidates`. */
export const createCandidateDeletion = (db: Db, rowids: SQL) => {
  const isOf = (table: typeof teamTags | typeof teamNotes) =>
    sql`(${table.teamId}, ${table.candidateId}) IN (SELECT team_id, id FROM team_candidates WHERE rowid IN ${rowids})`
  return [
    db.delete(teamTags).where(isOf(teamTags)),
    db.delete(teamNotes).where(isOf(teamNotes)),
    db.delete(teamCandidates).where(sql`${teamCandidates}.rowid IN ${rowids}`),
  ] as const
}
