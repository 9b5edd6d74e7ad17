import type { AccessKeyResponse } from '#shared/api-schema/access-keys.ts'
import { DAY_MS } from '#shared/utc.ts'
import type { ServiceCall } from '../../context.ts'
import { listAccessKeysByUser, listAccessKeyUsage } from '../../db/queries/account/access-keys.ts'
import type { User } from '../../db/queries/account/users.ts'
import { toAccessKeyResponse, toDay } from './to-access-key-response.ts'

const MONTH_MS = 30 * DAY_MS

/** Lists the keys of a user with their usage, newest first; expired ones too. */
export const listAccessKeys = async ({
  ctx,
  input: { user },
}: ServiceCall<{ readonly user: User }>): Promise<AccessKeyResponse[]> => {
  const now = ctx.clock()
  const [keys, usage] = await Promise.all([
    listAccessKeysByUser(ctx.db, user.id),
    listAccessKeyUsage(ctx.db, user.id, toDay(now - MONTH_MS)),
  ])
  return keys.map((key) => toAccessKeyResponse(key, usage, now))
}
