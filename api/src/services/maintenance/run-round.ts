import type { Ctx } from '../../context.ts'
import type { Db } from '../../db/db.ts'
import { finishLease, takeLease } from '../../db/queries/system/shared-limits.ts'
import { runMaintenance } from './run.ts'

/** Longer than any round; a process that dies in the middle of one delays the next by this. */
const LEASE_MS = 5 * 60_000
/** Timers of different processes are not in step. */
const INTERVAL_SHARE = 0.9

export interface RoundOptions {
  /** Where all processes of one database take the lease; null to run without one. */
  readonly leaseDb: Db | null
  /** Time between two rounds, ms. */
  readonly intervalMs: number
  /** Accounts whose billing is closed in one round. */
  readonly maxClosures: number
}

/**
 * Runs maintenance, one process at a time and once per interval, however many processes call it. Returns whether this
 * call ran it.
 */
export const runMaintenanceRound = async (
  ctx: Ctx,
  { leaseDb, intervalMs, maxClosures }: RoundOptions,
): Promise<boolean> => {
  const lease = { id: 'maintenance', holder: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0 }
  if (leaseDb && !(await takeLease(leaseDb, lease, LEASE_MS))) return false
  try {
    await runMaintenance({ ctx, input: { maxClosures } })
  } finally {
    if (leaseDb) await finishLease(leaseDb, lease, Math.floor(intervalMs * INTERVAL_SHARE))
  }
  return true
}
