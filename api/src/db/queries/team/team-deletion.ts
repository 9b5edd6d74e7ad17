import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db.ts'
import {
  teamCandidates,
  teamInvitations,
  teamMembers,
  teamNotes,
  teamOpenings,
  teams,
  teamTags,
} from '../../schema/index.ts'

/** The statements that delete the team of an owner with its board. Those of other members' accounts stay. */
export const createTeamDeletion = (db: Db, ownerId: string) => {
  const own = sql`(SELECT id FROM teams WHERE user_id = ${ownerId})`
  return [
    db.delete(teamTags).where(sql`${teamTags.teamId} IN ${own}`),
    db.delete(teamNotes).where(sql`${teamNotes.teamId} IN ${own}`),
    db.delete(teamCandidates).where(sql`${teamCandidates.teamId} IN ${own}`),
    db.delete(teamOpenings).where(sql`${teamOpenings.teamId} IN ${own}`),
    db.delete(teamInvitations).where(sql`${teamInvitations.teamId} IN ${own}`),
    db.delete(teamMembers).where(sql`${teamMembers.teamId} IN ${own}`),
    db.delete(teams).where(eq(teams.userId, ownerId)),
  ] as const
}

/** The statements that take an account out of its team: what it added stays on the board, without its name. */
export const createMemberDeletion = (db: Db, userId: string) =>
  [
    db.update(teamCandidates).set({ addedBy: null }).where(eq(teamCandidates.addedBy, userId)),
    db.update(teamNotes).set({ authorId: null }).where(eq(teamNotes.authorId, userId)),
    db.update(teamOpenings).set({ createdBy: null }).where(eq(teamOpenings.createdBy, userId)),
    db.delete(teamMembers).where(eq(teamMembers.userId, userId)),
  ] as const

/** Deletes the team of an owner, in one transaction. */
export const deleteTeam = async (db: Db, ownerId: string): Promise<void> => {
  await db.batch(createTeamDeletion(db, ownerId))
}

/** Deletes the CVs on the boards of an owner one by one, each followed by `afterEach`. */
export const deleteBoardInSteps = async (db: Db, ownerId: string, afterEach: () => Promise<void>): Promise<void> => {
  const [team] = await db.select({ id: teams.id }).from(teams).where(eq(teams.userId, ownerId))
  if (!team) return
  const ids = await db.select({ id: teamCandidates.id }).from(teamCandidates).where(eq(teamCandidates.teamId, team.id))
  for (const { id } of ids) {
    await db.delete(teamCandidates).where(and(eq(teamCandidates.teamId, team.id), eq(teamCandidates.id, id)))
    await afterEach()
  }
}
