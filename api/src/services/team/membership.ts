import { AppError } from '#shared/errors.ts'
import { hasCapability } from '#shared/plans.ts'
import type { Ctx } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { getMembership, type Membership } from '../../db/queries/team/teams.ts'

export interface TeamCall {
  readonly user: User
}

/** Whether a user owns the team of a membership. */
export const isOwner = (user: User, { ownerId }: Membership): boolean => ownerId === user.id

/** Whether the plan of the team's owner includes teams now. */
export const canAdd = ({ ownerPlan, ownerStatus }: Pick<Membership, 'ownerPlan' | 'ownerStatus'>): boolean =>
  hasCapability('teams', ownerPlan, ownerStatus)

/** The team of a user. Throws `not-found` without one. */
export const requireMembership = async ({ db }: Ctx, user: User): Promise<Membership> => {
  const membership = await getMembership(db, user.id)
  if (!membership) throw new AppError('not-found')
  return membership
}

/** The team that a user owns. Throws `not-found` without a team, `forbidden` for a member. */
export const requireOwnership = async (ctx: Ctx, user: User): Promise<Membership> => {
  const membership = await requireMembership(ctx, user)
  if (!isOwner(user, membership)) throw new AppError('forbidden')
  return membership
}

/** Throws `plan-required` for the owner and `team-plan-ended` for others when nothing may be added. */
export const assertCanAdd = (user: User, membership: Membership): void => {
  if (canAdd(membership)) return
  throw new AppError(isOwner(user, membership) ? 'plan-required' : 'team-plan-ended')
}
