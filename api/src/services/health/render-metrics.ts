import { AppError } from '#shared/errors.ts'
import type { ServiceCall } from '../../context.ts'
import { countSessions } from '../../db/queries/account/sessions.ts'
import { sha256Hex } from '../../hash.ts'

/**
 * The metrics as OpenMetrics text, for whoever sends their token. Throws `not-found` where there are none, and
 * `unauthenticated`. Hashes are compared, because a common start of two hashes tells nothing about the token.
 */
export const renderMetrics = async ({
  ctx: { metrics, db, clock },
  input: { token },
}: ServiceCall<{ readonly token: string | null }>): Promise<string> => {
  if (!metrics) throw new AppError('not-found')
  if (token === null || (await sha256Hex(token)) !== (await sha256Hex(metrics.token)))
    throw new AppError('unauthenticated')
  return metrics.render(await countSessions(db, clock()))
}
