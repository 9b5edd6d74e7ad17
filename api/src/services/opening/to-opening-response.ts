import type { OpeningResponse } from '#shared/api-schema/teams.ts'
import type { User } from '../../db/queries/account/users.ts'
import type { TeamOpening } from '../../db/queries/team/team-openings.ts'
import type { Membership } from '../../db/queries/team/teams.ts'
import { canAdd, isOwner } from '../team/membership.ts'

/** An opening is deleted by its author and by the owner of the team. */
export const canDelete = (user: User, membership: Membership, { createdBy }: TeamOpening): boolean =>
  isOwner(user, membership) || createdBy === user.id

/** An opening as a member receives it, with what this member may do. */
export const toOpeningResponse = (user: User, membership: Membership, opening: TeamOpening): OpeningResponse => {
  const { teamId: _, createdBy: __, ...fields } = opening
  return { ...fields, canDelete: canDelete(user, membership, opening), canAdd: canAdd(membership) }
}
