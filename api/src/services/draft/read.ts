import { AppError } from '#shared/errors.ts'
import type { Ctx } from '../../context.ts'
import { draftOf, draftsSince } from '../../db/queries/drafts.ts'
import type { User } from '../../db/queries/users.ts'

export const listDrafts = (ctx: Ctx, user: User, since: number) => draftsSince(ctx.db, user.id, since)

export const getDraft = async (ctx: Ctx, user: User, id: string) => {
  const draft = await draftOf(ctx.db, user.id, id)
  if (!draft || draft.deleted) throw new AppError('not-found')
  return draft
}
