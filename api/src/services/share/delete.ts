import { AppError } from '#shared/errors.ts'
import type { ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { deleteShare as deleteRow } from '../../db/queries/resume/shares.ts'
import { withReserve } from '../../db/with-reserve.ts'

/** Turns a link off at once, on every plan. Throws `not-found`. */
export const deleteShare = async ({
  ctx,
  input: { user, id },
}: ServiceCall<{ readonly user: User; readonly id: string }>): Promise<void> => {
  if (!(await withReserve(ctx.db, (db) => deleteRow(db, user.id, id)))) throw new AppError('not-found')
}
