import type { ShareResponse } from '#shared/api-schema/shares.ts'
import type { ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { listSharesByUser } from '../../db/queries/resume/shares.ts'
import { toShareResponse } from './to-share-response.ts'

/** Lists the links of a user, newest first; expired ones too. */
export const listShares = async ({
  ctx,
  input: { user },
}: ServiceCall<{ readonly user: User }>): Promise<ShareResponse[]> =>
  (await listSharesByUser(ctx.db, user.id)).map(toShareResponse)
