import type { Ctx } from '../context.ts'
import { deleteUnused } from '../db/queries/account.ts'
import { dropEnded } from '../db/queries/housekeeping.ts'
import { IDLE_MS } from './session/times.ts'
import { closeBilling } from './subscription/close-billing.ts'

/** CV text is kept for twelve months after its last use (design section 1, "Privacy"). */
const UNUSED_MS = 365 * 86_400_000

/** What nobody asks for but time: ended billing, sessions and runs, and CVs that were not used for a year. */
export const housekeep = async (ctx: Ctx): Promise<void> => {
  const now = ctx.clock()
  await closeBilling(ctx)
  await dropEnded(ctx.db, { now, idleSince: now - IDLE_MS })
  const deleted = await deleteUnused(ctx.db, now - UNUSED_MS)
  if (deleted > 0) ctx.log({ level: 'info', event: 'unused-deleted', count: deleted })
}
