import { DAY_MS } from '#shared/utc.ts'
import type { ServiceCall } from '../../context.ts'
import { deleteUnusedResumes, truncateWal } from '../../db/queries/account/account.ts'
import { deleteExpiredRows } from '../../db/queries/system/maintenance.ts'
import { deleteDueCandidates } from '../../db/queries/team/team-candidates.ts'
import { withReserve } from '../../db/with-reserve.ts'
import { MAX_IDLE_MS } from '../session/session-lifetime.ts'
import { closeBilling } from '../subscription/close-billing.ts'
import { notifyTickets } from '../support/notify.ts'
import { deliverDue } from '../webhook-endpoint/deliver.ts'

/** Resumes are deleted twelve months after their last use (privacy policy). */
const RESUME_RETENTION_MS = 365 * DAY_MS

/**
 * Periodic work: closes the billing of up to `maxClosures` deleted accounts, passes on as many tickets, and deletes
 * expired rows, unused resumes and the CVs on boards whose date has come. Processes that run it at the same time do no
 * harm.
 */
export const runMaintenance = async ({
  ctx,
  input: { maxClosures },
}: ServiceCall<{ readonly maxClosures: number }>): Promise<void> => {
  const now = ctx.clock()
  await deliverDue(ctx, maxClosures)
  await closeBilling({ ctx, max: maxClosures })
  await notifyTickets({ ctx, input: { max: maxClosures } })
  await withReserve(ctx.db, (db) => deleteExpiredRows(db, { now, idleSince: now - MAX_IDLE_MS }))
  const deleted = await withReserve(ctx.db, (db) => deleteUnusedResumes(db, now - RESUME_RETENTION_MS))
  if (deleted > 0) ctx.log({ level: 'info', event: 'unused-deleted', count: deleted })
  const due = await withReserve(ctx.db, (db) => deleteDueCandidates(db, now))
  if (due > 0) await truncateWal(ctx.db)
  if (due > 0) ctx.log({ level: 'info', event: 'candidates-deleted', count: due })
}
