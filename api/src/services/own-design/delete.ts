import { AppError } from '#shared/errors.ts'
import type { ServiceCall } from '../../context.ts'
import { truncateWal } from '../../db/queries/account/account.ts'
import type { User } from '../../db/queries/account/users.ts'
import { deleteOwnDesignById } from '../../db/queries/resume/own-designs.ts'
import { withReserve } from '../../db/with-reserve.ts'

/** Deletes a design. Documents carry copies of it and stay as they are. Throws `not-found`. */
export const deleteOwnDesign = async ({
  ctx,
  input: { user, id },
}: ServiceCall<{ readonly user: User; readonly id: string }>): Promise<void> => {
  if (!(await withReserve(ctx.db, (db) => deleteOwnDesignById(db, user.id, id)))) throw new AppError('not-found')
  await truncateWal(ctx.db)
}
