import { and, asc, count, desc, eq, gt, ne, sql } from 'drizzle-orm'
import { TEAM_LIMITS } from '#shared/plans.ts'
import type { Db } from '../../db.ts'
import { isUniqueViolation } from '../../errors.ts'
import { teamCandidates, teamInvitations, teamMembers, teamOpenings, teams, users } from '../../schema/index.ts'
import type { User } from '../account/users.ts'

export type TeamInvitation = typeof teamInvitations.$inferSelect

/** A person's place in their team. */
export interface Membership {
  readonly teamId: string
  readonly teamName: string
  readonly createdAt: number
  readonly ownerId: string
  readonly ownerPlan: User['subscriptionPlan']
  readonly ownerStatus: User['subscriptionStatus']
}

/** The team of a user; undefined without one. */
export const getMembership = async (db: Db, userId: string): Promise<Membership | undefined> =>
  (
    await db
      .select({
        teamId: teams.id,
        teamName: teams.name,
        createdAt: teams.createdAt,
        ownerId: teams.userId,
        ownerPlan: users.subscriptionPlan,
        ownerStatus: users.subscriptionStatus,
      })
      .from(teamMembers)
      .innerJoin(teams, eq(teams.id, teamMembers.teamId))
      .innerJoin(users, eq(users.id, teams.userId))
      .where(eq(teamMembers.userId, userId))
  )[0]

/** Inserts a team with its owner as the first member. False when the user is in a team already. `now`: UTC ms. */
export const insertTeam = async (
  db: Db,
  { id, userId, name, now }: { id: string; userId: string; name: string; now: number },
): Promise<boolean> => {
  try {
    await db.batch([
      db.insert(teams).values({ id, userId, name, createdAt: now }),
      db.insert(teamMembers).values({ userId, teamId: id, joinedAt: now }),
    ])
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

/** Renames a team; its owner was checked before. */
export const renameTeam = async (db: Db, id: string, name: string): Promise<void> => {
  await db.update(teams).set({ name }).where(eq(teams.id, id))
}

/** The members of a team, in the order in which they joined. */
export const listTeamMembers = (db: Db, teamId: string) =>
  db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      picture: users.picture,
      joinedAt: teamMembers.joinedAt,
    })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .where(eq(teamMembers.teamId, teamId))
    .orderBy(asc(teamMembers.joinedAt), asc(users.id))

/** Removes a member, never the owner. False when there is no such member. */
export const deleteTeamMember = async (db: Db, teamId: string, userId: string): Promise<boolean> => {
  const { rowsAffected } = await db
    .delete(teamMembers)
    .where(
      and(
        eq(teamMembers.teamId, teamId),
        eq(teamMembers.userId, userId),
        ne(teamMembers.userId, sql`(SELECT user_id FROM teams WHERE id = ${teamId})`),
      ),
    )
  return rowsAffected > 0
}

/** Makes another member the owner. False when `from` is not the owner any more, or `to` not a member. */
export const updateTeamOwner = async (db: Db, teamId: string, from: string, to: string): Promise<boolean> => {
  const { rowsAffected } = await db
    .update(teams)
    .set({ userId: to })
    .where(
      and(
        eq(teams.id, teamId),
        eq(teams.userId, from),
        sql`EXISTS (SELECT 1 FROM team_members WHERE team_id = ${teamId} AND user_id = ${to})`,
      ),
    )
  return rowsAffected > 0
}

/** The openings of a team with the number of CVs on their boards, newest first. `now`: UTC ms. */
export const listOpeningSummaries = (db: Db, teamId: string, now: number) =>
  db
    .select({
      id: teamOpenings.id,
      title: teamOpenings.title,
      createdAt: teamOpenings.createdAt,
      candidates: db.$count(
        teamCandidates,
        and(eq(teamCandidates.openingId, teamOpenings.id), gt(teamCandidates.deleteAt, now)),
      ),
    })
    .from(teamOpenings)
    .where(eq(teamOpenings.teamId, teamId))
    .orderBy(desc(teamOpenings.createdAt), asc(teamOpenings.id))

/** Inserts an invitation. False when the team has as many valid ones as it may have. */
export const insertInvitation = async (db: Db, invitation: TeamInvitation): Promise<boolean> => {
  const { id, teamId, tokenHash, createdAt, expiresAt } = invitation
  const { rowsAffected } = await db.run(sql`
    INSERT INTO team_invitations (id, team_id, token_hash, created_at, expires_at)
    SELECT ${id}, ${teamId}, ${tokenHash}, ${createdAt}, ${expiresAt}
    WHERE (SELECT count(*) FROM team_invitations WHERE team_id = ${teamId} AND expires_at > ${createdAt})
      < ${TEAM_LIMITS.invitations}`)
  return rowsAffected > 0
}

/** The valid invitations of a team, newest first. `now`: UTC ms. */
export const listInvitations = (db: Db, teamId: string, now: number) =>
  db
    .select({ id: teamInvitations.id, createdAt: teamInvitations.createdAt, expiresAt: teamInvitations.expiresAt })
    .from(teamInvitations)
    .where(and(eq(teamInvitations.teamId, teamId), gt(teamInvitations.expiresAt, now)))
    .orderBy(desc(teamInvitations.createdAt))

/** Revokes an invitation. False when the team has no such invitation. */
export const deleteInvitation = async (db: Db, teamId: string, id: string): Promise<boolean> =>
  (await db.delete(teamInvitations).where(and(eq(teamInvitations.teamId, teamId), eq(teamInvitations.id, id))))
    .rowsAffected > 0

/** A valid invitation with its team and the owner's plan; undefined when it is unknown, used or expired. `now`: UTC ms. */
export const getInvitation = async (db: Db, tokenHash: string, now: number) =>
  (
    await db
      .select({
        teamId: teams.id,
        teamName: teams.name,
        ownerName: users.name,
        ownerPlan: users.subscriptionPlan,
        ownerStatus: users.subscriptionStatus,
        expiresAt: teamInvitations.expiresAt,
      })
      .from(teamInvitations)
      .innerJoin(teams, eq(teams.id, teamInvitations.teamId))
      .innerJoin(users, eq(users.id, teams.userId))
      .where(and(eq(teamInvitations.tokenHash, tokenHash), gt(teamInvitations.expiresAt, now)))
  )[0]

/**
 * Makes a user a member and deletes the invitation, in one transaction: of many uses at once one succeeds. False when
 * the invitation is not valid any more, the team is full, or the user is in a team. `now`: UTC ms.
 */
export const acceptInvitation = async (
  db: Db,
  { tokenHash, userId, now }: { tokenHash: string; userId: string; now: number },
): Promise<boolean> => {
  const [joined] = await db.batch([
    db.run(sql`
      INSERT INTO team_members (user_id, team_id, joined_at, invitation_id)
      SELECT ${userId}, i.team_id, ${now}, i.id FROM team_invitations i
      WHERE i.token_hash = ${tokenHash} AND i.expires_at > ${now}
        AND (SELECT count(*) FROM team_members WHERE team_id = i.team_id) < ${TEAM_LIMITS.members}
      ON CONFLICT DO NOTHING`),
    db
      .delete(teamInvitations)
      .where(
        and(
          eq(teamInvitations.tokenHash, tokenHash),
          eq(teamInvitations.id, sql`(SELECT invitation_id FROM team_members WHERE user_id = ${userId})`),
        ),
      ),
  ])
  return joined.rowsAffected > 0
}

/** The number of people in a team, its owner included. */
export const countTeamMembers = async (db: Db, teamId: string): Promise<number> =>
  (await db.select({ count: count() }).from(teamMembers).where(eq(teamMembers.teamId, teamId)))[0]?.count ?? 0
