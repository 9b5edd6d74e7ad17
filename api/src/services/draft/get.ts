import { AppError } from '#shared/errors.ts'
import type { ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { type Draft, getDraftById } from '../../db/queries/resume/drafts.ts'

/** Returns a draft with its document. Throws `not-found`, also for a deleted draft. */
export const getDraft = async ({
  ctx,
  input: { user, id },
}: ServiceCall<{ user: User; id: string }>): Promise<Draft> => {
  const draft = await getDraftById(ctx.db, user.id, id)
  if (!draft || draft.deleted) throw new AppError('not-found')
  return draft
}
