import { AppError } from '#shared/errors.ts'
import type { ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { getOwnDesignById, type OwnDesignRow } from '../../db/queries/resume/own-designs.ts'

/** Returns a design with its data. Throws `not-found`. */
export const getOwnDesign = async ({
  ctx,
  input: { user, id },
}: ServiceCall<{ readonly user: User; readonly id: string }>): Promise<OwnDesignRow> => {
  const row = await getOwnDesignById(ctx.db, user.id, id)
  if (!row) throw new AppError('not-found')
  return row
}
