import type * as z from 'zod'
import type { createShareBody, ShareResponse } from '#shared/api-schema/shares.ts'
import { AppError } from '#shared/errors.ts'
import { hasCapability, MAX_SHARES } from '#shared/plans.ts'
import { DAY_MS } from '#shared/utc.ts'
import type { ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { countShares, insertShare } from '../../db/queries/resume/shares.ts'
import { createPasswordHash } from './password-hash.ts'
import { toShareResponse } from './to-share-response.ts'

export interface CreateShareInput extends z.output<typeof createShareBody> {
  readonly user: User
}

/**
 * Makes a link that shows a draft of the user in its last saved version. Throws `plan-required`, `too-many-shares`, and
 * `not-found` for a draft that is not in the account.
 */
export const createShare = async ({ ctx, input }: ServiceCall<CreateShareInput>): Promise<ShareResponse> => {
  const { user, password, expiresInDays, ...settings } = input
  if (!hasCapability('sharing', user.subscriptionPlan, user.subscriptionStatus)) throw new AppError('plan-required')
  const createdAt = ctx.clock()
  const row = {
    ...settings,
    id: ctx.newId(),
    userId: user.id,
    passwordHash: password === null ? null : await createPasswordHash(password),
    createdAt,
    expiresAt: expiresInDays === null ? null : createdAt + expiresInDays * DAY_MS,
  }
  if (await insertShare(ctx.db, row)) return toShareResponse({ ...row, views: 0, lastViewedAt: null })
  const isFull = (await countShares(ctx.db, user.id)) >= MAX_SHARES
  throw isFull ? new AppError('too-many-shares', { max: MAX_SHARES }) : new AppError('not-found')
}
