import { type CreatedInvitationResponse, INVITATION_DAYS } from '#shared/api-schema/teams.ts'
import { AppError } from '#shared/errors.ts'
import { TEAM_LIMITS } from '#shared/plans.ts'
import { DAY_MS } from '#shared/utc.ts'
import type { ServiceCall } from '../../context.ts'
import { countTeamMembers, insertInvitation } from '../../db/queries/team/teams.ts'
import { sha256Hex, toHex } from '../../hash.ts'
import { assertCanAdd, requireOwnership, type TeamCall } from './membership.ts'

const TOKEN_BYTES = 32

/**
 * Makes an invitation for one use and returns its secret, for the only time. Throws `not-found`, `forbidden`,
 * `plan-required`, `team-full`, `too-many-invitations`.
 */
export const createInvitation = async ({
  ctx,
  input: { user },
}: ServiceCall<TeamCall>): Promise<CreatedInvitationResponse> => {
  const membership = await requireOwnership(ctx, user)
  assertCanAdd(user, membership)
  const { teamId } = membership
  if ((await countTeamMembers(ctx.db, teamId)) >= TEAM_LIMITS.members)
    throw new AppError('team-full', { max: TEAM_LIMITS.members })
  const token = toHex(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)).buffer)
  const createdAt = ctx.clock()
  const row = { id: ctx.newId(), createdAt, expiresAt: createdAt + INVITATION_DAYS * DAY_MS }
  if (!(await insertInvitation(ctx.db, { ...row, teamId, tokenHash: await sha256Hex(token) })))
    throw new AppError('too-many-invitations', { max: TEAM_LIMITS.invitations })
  return { ...row, token }
}
