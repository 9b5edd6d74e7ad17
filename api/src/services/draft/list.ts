import type { ServiceCall } from '../../context.ts'
import { listDraftsSince } from '../../db/queries/drafts.ts'
import type { User } from '../../db/queries/users.ts'

/** Lists the drafts that changed after `since` (UTC ms), tombstones included, newest first, without their documents. */
export const listDrafts = ({ ctx, input: { user, since } }: ServiceCall<{ user: User; since: number }>) =>
  listDraftsSince(ctx.db, user.id, since)
