import type { CreatedAccessKeyResponse, KeyScope } from '#shared/api-schema/access-keys.ts'
import { KEY_SCOPES } from '#shared/api-schema/access-keys.ts'
import { AppError } from '#shared/errors.ts'
import { hasCapability, MAX_ACCESS_KEYS } from '#shared/plans.ts'
import { DAY_MS } from '#shared/utc.ts'
import type { ServiceCall } from '../../context.ts'
import { insertAccessKey } from '../../db/queries/account/access-keys.ts'
import type { User } from '../../db/queries/account/users.ts'
import { createKey } from './key-format.ts'
import { toAccessKeyResponse } from './to-access-key-response.ts'

export interface CreateAccessKeyInput {
  readonly user: User
  readonly name: string
  readonly scopes: readonly KeyScope[]
  /** Null: never. */
  readonly expiresInDays: number | null
}

/** Makes a key and returns it, for the only time. Throws `plan-required`, `too-many-keys`. */
export const createAccessKey = async ({
  ctx,
  input,
}: ServiceCall<CreateAccessKeyInput>): Promise<CreatedAccessKeyResponse> => {
  const { user, name, expiresInDays } = input
  if (!hasCapability('access-keys', user.subscriptionPlan, user.subscriptionStatus)) throw new AppError('plan-required')
  const { key, keyHash, start } = await createKey()
  const createdAt = ctx.clock()
  const row = {
    id: ctx.newId(),
    userId: user.id,
    name,
    keyHash,
    start,
    scopes: KEY_SCOPES.filter((scope) => input.scopes.includes(scope)),
    createdAt,
    expiresAt: expiresInDays === null ? null : createdAt + expiresInDays * DAY_MS,
  }
  if (!(await insertAccessKey(ctx.db, row))) throw new AppError('too-many-keys', { max: MAX_ACCESS_KEYS })
  return { ...toAccessKeyResponse({ ...row, lastUsedAt: null }, [], createdAt), key }
}
