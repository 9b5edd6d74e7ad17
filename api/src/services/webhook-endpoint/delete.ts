import { AppError } from '#shared/errors.ts'
import type { ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { deleteWebhookEndpoint as deleteRow } from '../../db/queries/account/webhook-endpoints.ts'
import { withReserve } from '../../db/with-reserve.ts'

/** Removes an address with its deliveries, on every plan. Throws `not-found`. */
export const deleteWebhookEndpoint = async ({
  ctx,
  input: { user, id },
}: ServiceCall<{ readonly user: User; readonly id: string }>): Promise<void> => {
  if (!(await withReserve(ctx.db, (db) => deleteRow(db, user.id, id)))) throw new AppError('not-found')
}
