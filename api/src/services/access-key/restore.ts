import { AppError } from '#shared/errors.ts'
import { hasCapability } from '#shared/plans.ts'
import type { ServiceCall } from '../../context.ts'
import { getActiveAccessKey } from '../../db/queries/account/access-keys.ts'
import type { User } from '../../db/queries/account/users.ts'
import type { CurrentKey } from './current-key.ts'
import { hashKey } from './key-format.ts'

/**
 * Finds a key and its user. Throws `invalid-key` for one that is unknown, revoked or expired, and `plan-required` while
 * the plan of its user has no access keys.
 */
export const restoreKey = async ({
  ctx,
  input: { key },
}: ServiceCall<{ readonly key: string }>): Promise<{ user: User; key: CurrentKey }> => {
  const keyHash = await hashKey(key)
  const found = keyHash === null ? undefined : await getActiveAccessKey(ctx.db, keyHash, ctx.clock())
  if (!found) throw new AppError('invalid-key')
  const { user } = found
  if (!hasCapability('access-keys', user.subscriptionPlan, user.subscriptionStatus)) throw new AppError('plan-required')
  return { user, key: { id: found.key.id, scopes: found.key.scopes } }
}
