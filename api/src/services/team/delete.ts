import type { ServiceCall } from '../../context.ts'
import { truncateWal } from '../../db/queries/account/account.ts'
import { deleteTeam as deleteRows } from '../../db/queries/team/team-deletion.ts'
import { withReserve } from '../../db/with-reserve.ts'
import { requireOwnership, type TeamCall } from './membership.ts'

/** Deletes the team of its owner with everything on its boards, on every plan. Throws `not-found`, `forbidden`. */
export const deleteTeam = async ({ ctx, input: { user } }: ServiceCall<TeamCall>): Promise<void> => {
  await requireOwnership(ctx, user)
  await withReserve(ctx.db, (db) => deleteRows(db, user.id))
  await truncateWal(ctx.db)
}
