import { AppError } from '#shared/errors.ts'
import type { ServiceCall } from '../../context.ts'
import { deleteAccessKey as deleteRow } from '../../db/queries/account/access-keys.ts'
import type { User } from '../../db/queries/account/users.ts'
import { withReserve } from '../../db/with-reserve.ts'

/** Revokes a key at once, on every plan. Throws `not-found`. */
export const deleteAccessKey = async ({
  ctx,
  input: { user, id },
}: ServiceCall<{ readonly user: User; readonly id: string }>): Promise<void> => {
  if (!(await withReserve(ctx.db, (db) => deleteRow(db, user.id, id)))) throw new AppError('not-found')
}
