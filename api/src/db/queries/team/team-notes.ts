import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { TEAM_LIMITS } from '#shared/plans.ts'
import type { Db } from '../../db.ts'
import { teamNotes, teamTags, users } from '../../schema/index.ts'

export interface CandidateKey {
  readonly teamId: string
  readonly candidateId: string
}

const isOf = (table: typeof teamNotes | typeof teamTags, { teamId, candidateId }: CandidateKey) =>
  and(eq(table.teamId, teamId), eq(table.candidateId, candidateId))

/** The notes on a CV, oldest first. */
export const listNotes = (db: Db, key: CandidateKey) =>
  db
    .select({
      id: teamNotes.id,
      text: teamNotes.text,
      createdAt: teamNotes.createdAt,
      authorId: teamNotes.authorId,
      author: users.name,
    })
    .from(teamNotes)
    .leftJoin(users, eq(users.id, teamNotes.authorId))
    .where(isOf(teamNotes, key))
    .orderBy(asc(teamNotes.createdAt), asc(teamNotes.id))

/** Adds a note. False when the team has no such CV, or it has as many notes as it may have. `now`: UTC ms. */
export const insertNote = async (
  db: Db,
  note: CandidateKey & { readonly id: string; readonly authorId: string; readonly text: string; readonly now: number },
): Promise<boolean> => {
  const { id, teamId, candidateId, authorId, text, now } = note
  const { rowsAffected } = await db.run(sql`
    INSERT INTO team_notes (id, team_id, candidate_id, author_id, text, created_at)
    SELECT ${id}, ${teamId}, ${candidateId}, ${authorId}, ${text}, ${now}
    WHERE EXISTS (SELECT 1 FROM team_candidates WHERE team_id = ${teamId} AND id = ${candidateId} AND delete_at > ${now})
      AND (SELECT count(*) FROM team_notes WHERE team_id = ${teamId} AND candidate_id = ${candidateId})
        < ${TEAM_LIMITS.candidateNotes}`)
  return rowsAffected > 0
}

/** Deletes a note of a member; with `authorId` null of anybody. False when there is no such note. */
export const deleteNote = async (
  db: Db,
  key: CandidateKey,
  { id, authorId }: { readonly id: string; readonly authorId: string | null },
): Promise<boolean> => {
  const own = authorId === null ? undefined : eq(teamNotes.authorId, authorId)
  const { rowsAffected } = await db.delete(teamNotes).where(and(isOf(teamNotes, key), eq(teamNotes.id, id), own))
  return rowsAffected > 0
}

/** Adds a tag. False when the CV has it, has as many as it may have, or is not on a board of the team. */
export const insertTag = async (db: Db, { teamId, candidateId }: CandidateKey, tag: string): Promise<boolean> => {
  const { rowsAffected } = await db.run(sql`
    INSERT INTO team_tags (team_id, candidate_id, tag) SELECT ${teamId}, ${candidateId}, ${tag}
    WHERE EXISTS (SELECT 1 FROM team_candidates WHERE team_id = ${teamId} AND id = ${candidateId})
      AND (SELECT count(*) FROM team_tags WHERE team_id = ${teamId} AND candidate_id = ${candidateId})
        < ${TEAM_LIMITS.candidateTags}
    ON CONFLICT DO NOTHING`)
  return rowsAffected > 0
}

/** Removes tags of a CV; those that it does not have are ignored. */
export const deleteTags = async (db: Db, key: CandidateKey, tags: readonly string[]): Promise<void> => {
  await db.delete(teamTags).where(and(isOf(teamTags, key), inArray(teamTags.tag, [...tags])))
}
