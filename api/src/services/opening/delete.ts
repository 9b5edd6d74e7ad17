import { AppError } from '#shared/errors.ts'
import type { ServiceCall } from '../../context.ts'
import { truncateWal } from '../../db/queries/account/account.ts'
import { deleteOpening as deleteRows } from '../../db/queries/team/team-openings.ts'
import { withReserve } from '../../db/with-reserve.ts'
import type { TeamCall } from '../team/membership.ts'
import { requireOpening } from './require-opening.ts'
import { canDelete } from './to-opening-response.ts'

/** Deletes an opening with its board, on every plan. Throws `not-found`, and `forbidden` for other members. */
export const deleteOpening = async ({
  ctx,
  input: { user, id },
}: ServiceCall<TeamCall & { readonly id: string }>): Promise<void> => {
  const { membership, opening } = await requireOpening(ctx, user, id)
  if (!canDelete(user, membership, opening)) throw new AppError('forbidden')
  await withReserve(ctx.db, (db) => deleteRows(db, membership.teamId, id))
  await truncateWal(ctx.db)
}
