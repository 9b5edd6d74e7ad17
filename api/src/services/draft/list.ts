import { removeDirectionControls } from '#shared/direction-controls.ts'
import type { ServiceCall } from '../../context.ts'
import type { User } from '../../db/queries/account/users.ts'
import { listDraftsSince } from '../../db/queries/resume/drafts.ts'

/** Lists the drafts that changed after `since` (UTC ms), tombstones included, newest first, without their documents. */
export const listDrafts = async ({ ctx, input: { user, since } }: ServiceCall<{ user: User; since: number }>) => {
  const rows = await listDraftsSince(ctx.db, user.id, since)
  // Drafts of earlier versions may have them.
  return rows.map((row) => ({ ...row, name: removeDirectionControls(row.name) }))
}
