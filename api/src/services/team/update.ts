import type { ServiceCall } from '../../context.ts'
import { renameTeam } from '../../db/queries/team/teams.ts'
import { requireOwnership, type TeamCall } from './membership.ts'

/** Renames the team of its owner. Throws `not-found`, `forbidden`. */
export const updateTeam = async ({
  ctx,
  input: { user, name },
}: ServiceCall<TeamCall & { readonly name: string }>): Promise<void> =>
  renameTeam(ctx.db, (await requireOwnership(ctx, user)).teamId, name)
