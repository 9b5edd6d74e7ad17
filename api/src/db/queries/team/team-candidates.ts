import { and, asc, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { TEAM_LIMITS } from '#shared/plans.ts'
import { toOutcomes } from '#shared/team/candidate.ts'
import type { Db } from '../../db.ts'
import { teamCandidates, teamNotes, teamOpenings, teamTags, users } from '../../schema/index.ts'
import { countRowBytes } from '../account/storage.ts'
import { createCandidateDeletion } from './team-openings.ts'

export type TeamCandidate = typeof teamCandidates.$inferSelect

/**
 * Inserts a CV on a board of its team. False when there is no such opening, the id is taken, or there is no room. All of it
 * is checked in the statement, so simultaneous writes never exceed a limit together.
 */
export const insertCandidate = async (
  db: Db,
  candidate: Omit<TeamCandidate, 'bytes' | 'requirements' | 'deleteAt'>,
): Promise<boolean> => {
  const { teamId, id, openingId, addedBy, addedAt, name, email, fileName, adRevision } = candidate
  const { overallScore, matchRate } = candidate
  const requirements = JSON.stringify(toOutcomes(candidate.analysis.requirements))
  const [analysis, content] = [JSON.stringify(candidate.analysis), JSON.stringify(candidate.content)]
  const bytes = countRowBytes(requirements, analysis, content)
  const { rowsAffected } = await db.run(sql`
    INSERT INTO team_candidates (team_id, id, opening_id, added_by, added_at, delete_at, name, email, file_name,
      overall_score, match_rate, ad_revision, bytes, requirements, analysis, content)
    SELECT ${teamId}, ${id}, ${openingId}, ${addedBy}, ${addedAt}, ${addedAt} + o.retention_days * 86400000, ${name},
      ${email}, ${fileName}, ${overallScore}, ${matchRate}, ${adRevision}, ${bytes}, ${requirements}, ${analysis}, ${content}
    FROM team_openings o WHERE o.id = ${openingId} AND o.team_id = ${teamId}
      AND (SELECT count(*) FROM team_candidates WHERE opening_id = ${openingId}) < ${TEAM_LIMITS.openingCandidates}
      AND (SELECT count(*) FROM team_candidates WHERE team_id = ${teamId}) < ${TEAM_LIMITS.candidates}
      AND (SELECT ifnull(sum(bytes), 0) FROM team_candidates WHERE team_id = ${teamId}) + ${bytes} <= ${TEAM_LIMITS.bytes}
    ON CONFLICT DO NOTHING`)
  return rowsAffected > 0
}

const isVisible = (teamId: string, now: number): SQL | undefined =>
  and(eq(teamCandidates.teamId, teamId), gt(teamCandidates.deleteAt, now))

const SUMMARY_COLUMNS = {
  id: teamCandidates.id,
  name: teamCandidates.name,
  fileName: teamCandidates.fileName,
  overallScore: teamCandidates.overallScore,
  matchRate: teamCandidates.matchRate,
  requirements: teamCandidates.requirements,
  addedBy: users.name,
  addedAt: teamCandidates.addedAt,
  deleteAt: teamCandidates.deleteAt,
  adRevision: teamCandidates.adRevision,
}

const ofCandidate = (table: typeof teamTags | typeof teamNotes): SQL =>
  sql`${table.teamId} = ${teamCandidates.teamId} AND ${table.candidateId} = ${teamCandidates.id}`

const COUNTS = {
  tags: sql<string>`(SELECT json_group_array(tag) FROM (SELECT tag FROM ${teamTags} WHERE ${ofCandidate(teamTags)} ORDER BY tag))`,
  notes: sql<number>`(SELECT count(*) FROM ${teamNotes} WHERE ${ofCandidate(teamNotes)})`,
}

/** The rows of a board, in the order in which they were added. `tags` is JSON. `now`: UTC ms. */
export const listCandidates = (db: Db, teamId: string, openingId: string, now: number) =>
  db
    .select({ ...SUMMARY_COLUMNS, ...COUNTS })
    .from(teamCandidates)
    .leftJoin(users, eq(users.id, teamCandidates.addedBy))
    .where(and(isVisible(teamId, now), eq(teamCandidates.openingId, openingId)))
    .orderBy(asc(teamCandidates.addedAt), asc(teamCandidates.id))

/** One row of a board. `tags` is JSON. */
export const getCandidateSummary = async (db: Db, teamId: string, id: string, now: number) =>
  (
    await db
      .select({ ...SUMMARY_COLUMNS, ...COUNTS })
      .from(teamCandidates)
      .leftJoin(users, eq(users.id, teamCandidates.addedBy))
      .where(and(isVisible(teamId, now), eq(teamCandidates.id, id)))
  )[0]

/** A CV with everything about it but its notes. `tags` is JSON. */
export const getCandidate = async (db: Db, teamId: string, id: string, now: number) =>
  (
    await db
      .select({
        ...SUMMARY_COLUMNS,
        ...COUNTS,
        openingId: teamCandidates.openingId,
        content: teamCandidates.content,
        analysis: teamCandidates.analysis,
      })
      .from(teamCandidates)
      .leftJoin(users, eq(users.id, teamCandidates.addedBy))
      .where(and(isVisible(teamId, now), eq(teamCandidates.id, id)))
  )[0]

/** The CVs on all boards of a team whose name, email or file name contains a text. At most 100, newest first. */
export const searchCandidates = (db: Db, teamId: string, search: string, now: number) => {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return db
    .select({
      id: teamCandidates.id,
      openingId: teamCandidates.openingId,
      openingTitle: teamOpenings.title,
      name: teamCandidates.name,
      email: teamCandidates.email,
      fileName: teamCandidates.fileName,
      addedAt: teamCandidates.addedAt,
      deleteAt: teamCandidates.deleteAt,
    })
    .from(teamCandidates)
    .innerJoin(teamOpenings, eq(teamOpenings.id, teamCandidates.openingId))
    .where(
      and(
        isVisible(teamId, now),
        sql`(${teamCandidates.name} LIKE ${pattern} ESCAPE '\\' OR ${teamCandidates.email} LIKE ${pattern} ESCAPE '\\'
          OR ${teamCandidates.fileName} LIKE ${pattern} ESCAPE '\\')`,
      ),
    )
    .orderBy(desc(teamCandidates.addedAt))
    .limit(100)
}

/** Changes name or deletion date. False when the team has no such CV. `now`: UTC ms. */
export const updateCandidate = async (
  db: Db,
  key: { readonly teamId: string; readonly id: string; readonly now: number },
  fields: Partial<Pick<TeamCandidate, 'name' | 'deleteAt'>>,
): Promise<boolean> => {
  const { rowsAffected } = await db
    .update(teamCandidates)
    .set(fields)
    .where(and(isVisible(key.teamId, key.now), eq(teamCandidates.id, key.id)))
  return rowsAffected > 0
}

/** Replaces the result after a change of the ad. False when the team has no such CV. */
export const updateCandidateAnalysis = async (
  db: Db,
  key: { readonly teamId: string; readonly id: string; readonly now: number },
  { analysis, adRevision }: Pick<TeamCandidate, 'analysis' | 'adRevision'>,
): Promise<boolean> => {
  const { overallScore, matchRate } = analysis
  const requirements = toOutcomes(analysis.requirements)
  const bytes = sql`${countRowBytes(JSON.stringify(requirements), JSON.stringify(analysis))} + octet_length(${teamCandidates.content})`
  const { rowsAffected } = await db
    .update(teamCandidates)
    .set({ analysis, adRevision, overallScore, matchRate, requirements, bytes })
    .where(and(isVisible(key.teamId, key.now), eq(teamCandidates.id, key.id)))
  return rowsAffected > 0
}

/** Erases a CV with its tags and notes. False when the team has no such CV. */
export const deleteCandidate = async (db: Db, teamId: string, id: string): Promise<boolean> => {
  const rowids = sql`(SELECT rowid FROM team_candidates WHERE team_id = ${teamId} AND id = ${id})`
  const [, , deleted] = await db.batch(createCandidateDeletion(db, rowids))
  return deleted.rowsAffected > 0
}

/** Erases the CVs whose date has come. Returns how many. `now`: UTC ms. */
export const deleteDueCandidates = async (db: Db, now: number): Promise<number> => {
  const rowids = sql`(SELECT rowid FROM team_candidates WHERE delete_at <= ${now})`
  const [, , deleted] = await db.batch(createCandidateDeletion(db, rowids))
  return deleted.rowsAffected
}
