import type { TeamResponse } from '#shared/api-schema/teams.ts'
import type { Ctx } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { listInvitations, listOpeningSummaries, listTeamMembers, type Membership } from '../../db/queries/team/teams.ts'
import { canAdd, isOwner } from './membership.ts'

/** A team as a member sees it; invitations are for its owner. */
export const toTeamResponse = async ({ db, clock }: Ctx, user: User, membership: Membership): Promise<TeamResponse> => {
  const { teamId, teamName, createdAt, ownerId } = membership
  const isOwned = isOwner(user, membership)
  const [members, openings, invitations] = await Promise.all([
    listTeamMembers(db, teamId),
    listOpeningSummaries(db, teamId, clock()),
    isOwned ? listInvitations(db, teamId, clock()) : [],
  ])
  return {
    id: teamId,
    name: teamName,
    createdAt,
    role: isOwned ? 'owner' : 'member',
    canAdd: canAdd(membership),
    members: members.map((member) => ({ ...member, role: member.id === ownerId ? 'owner' : 'member' })),
    invitations,
    openings,
  }
}
