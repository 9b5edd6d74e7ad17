import { AppError } from '#shared/errors.ts'
import type { ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { deleteProposal as deleteRow } from '../../db/queries/resume/proposals.ts'
import { withReserve } from '../../db/with-reserve.ts'

/** Removes a proposal that was accepted or declined. Throws `not-found`. */
export const deleteProposal = async ({
  ctx,
  input: { user, id },
}: ServiceCall<{ readonly user: User; readonly id: string }>): Promise<void> => {
  if (!(await withReserve(ctx.db, (db) => deleteRow(db, user.id, id)))) throw new AppError('not-found')
}
