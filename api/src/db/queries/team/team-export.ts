import { and, eq, or, sql } from 'drizzle-orm'
import type { Db } from '../../db.ts'
import { teamCandidates, teamMembers, teamNotes, teamOpenings, teams } from '../../schema/index.ts'

/** CVs that belong in the export of an account: those it added, and all on the boards that it owns. */
const isExported = (userId: string) =>
  or(
    eq(teamCandidates.addedBy, userId),
    sql`${teamCandidates.teamId} IN (SELECT id FROM teams WHERE user_id = ${userId})`,
  )

/** What a user has in a team: membership, own notes, own openings, and the keys of the CVs for the export. */
export const listTeamRows = async (db: Db, userId: string) => {
  const [memberships, notes, openings, candidates] = await db.batch([
    db
      .select({
        id: teams.id,
        name: teams.name,
        isOwner: sql`${teams.userId} = ${userId}`.mapWith(Boolean),
        joinedAt: teamMembers.joinedAt,
      })
      .from(teamMembers)
      .innerJoin(teams, eq(teams.id, teamMembers.teamId))
      .where(eq(teamMembers.userId, userId)),
    db
      .select({
        candidateId: teamNotes.candidateId,
        text: teamNotes.text,
        createdAt: teamNotes.createdAt,
      })
      .from(teamNotes)
      .where(eq(teamNotes.authorId, userId)),
    db
      .select()
      .from(teamOpenings)
      .where(
        or(
          eq(teamOpenings.createdBy, userId),
          sql`${teamOpenings.teamId} IN (SELECT id FROM teams WHERE user_id = ${userId})`,
        ),
      ),
    db.select({ teamId: teamCandidates.teamId, id: teamCandidates.id }).from(teamCandidates).where(isExported(userId)),
  ])
  return { team: memberships[0] ?? null, notes, openings, candidates }
}

/** A CV for the export, its JSON columns as text. Undefined when it was deleted meanwhile. */
export const getExportedCandidate = async (db: Db, userId: string, key: { teamId: string; id: string }) =>
  (
    await db
      .select({
        openingId: teamCandidates.openingId,
        name: teamCandidates.name,
        fileName: teamCandidates.fileName,
        addedAt: teamCandidates.addedAt,
        deleteAt: teamCandidates.deleteAt,
        tags: sql<string>`(SELECT json_group_array(tag) FROM team_tags t WHERE t.team_id = ${key.teamId} AND t.candidate_id = ${key.id})`,
        analysis: sql<string>`${teamCandidates.analysis}`,
        content: sql<string>`${teamCandidates.content}`,
      })
      .from(teamCandidates)
      .where(and(eq(teamCandidates.teamId, key.teamId), eq(teamCandidates.id, key.id), isExported(userId)))
  )[0]
