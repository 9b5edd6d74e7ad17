import { AppError } from '#shared/errors.ts'
import { hasCapability, MAX_OWN_DESIGNS } from '#shared/plans.ts'
import { parseSavedDesign } from '#shared/renderer/brand/parse-saved-design.ts'
import type { ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import {
  countOwnDesigns,
  getOwnDesignById,
  insertOwnDesign,
  type OwnDesignRow,
  updateOwnDesign,
} from '../../db/queries/resume/own-designs.ts'
import { createNoRoomError } from '../storage/no-room-error.ts'

export interface SaveOwnDesignInput {
  readonly user: User
  readonly id: string
  /** The version that this one is based on; 0 creates a design. */
  readonly baseVersion: number
  /** A `SavedDesign`, not yet checked. */
  readonly design: unknown
}

export type SaveOwnDesignResult =
  | { readonly kind: 'saved'; readonly version: number; readonly updatedAt: number }
  /** Another device saved first: `current` is what it saved. */
  | { readonly kind: 'conflict'; readonly current: OwnDesignRow }

/**
 * Saves a design as the version after `baseVersion`. Only a new one needs the plan: those that exist are edited on any.
 * Throws `plan-required`, `too-many-designs`, `account-full`, `not-found` and the codes of `parseSavedDesign`.
 */
export const saveOwnDesign = async ({
  ctx,
  input: { user, id, baseVersion, design: given },
}: ServiceCall<SaveOwnDesignInput>): Promise<SaveOwnDesignResult> => {
  const isNew = baseVersion === 0
  if (isNew && !hasCapability('own-designs', user.subscriptionPlan, user.subscriptionStatus))
    throw new AppError('plan-required')
  const design = parseSavedDesign(given)
  if (design.id !== id) throw new AppError('invalid-design', { path: 'id' })
  const now = ctx.clock()
  const write = { userId: user.id, design, now }
  const saved = isNew ? await insertOwnDesign(ctx.db, write) : await updateOwnDesign(ctx.db, baseVersion, write)
  if (saved) return { kind: 'saved', version: baseVersion + 1, updatedAt: now }
  const current = await getOwnDesignById(ctx.db, user.id, id)
  if (current && current.version !== baseVersion) return { kind: 'conflict', current }
  if (!current && !isNew) throw new AppError('not-found')
  if (isNew && (await countOwnDesigns(ctx.db, user.id)) >= MAX_OWN_DESIGNS)
    throw new AppError('too-many-designs', { max: MAX_OWN_DESIGNS })
  throw await createNoRoomError(ctx, user.id, null)
}
