import { AppError } from '#shared/errors.ts'
import type { ServiceCall } from '../../context.ts'
import { truncateWal } from '../../db/queries/account/account.ts'
import { deleteCandidate as deleteRows } from '../../db/queries/team/team-candidates.ts'
import { withReserve } from '../../db/with-reserve.ts'
import { requireMembership, type TeamCall } from '../team/membership.ts'

/** Erases a CV with its tags and notes, on every plan. Throws `not-found`. */
export const deleteCandidate = async ({
  ctx,
  input: { user, id },
}: ServiceCall<TeamCall & { readonly id: string }>): Promise<void> => {
  const { teamId } = await requireMembership(ctx, user)
  if (!(await withReserve(ctx.db, (db) => deleteRows(db, teamId, id)))) throw new AppError('not-found')
  await truncateWal(ctx.db)
}
