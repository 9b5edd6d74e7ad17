import { and, eq, lte, or } from 'drizzle-orm'
import type { Db } from '../db.ts'
import { analysisRuns, drafts, sessions, webhookEvents } from '../schema.ts'

const DAY_MS = 86_400_000
/** Providers repeat an event for days, not months. */
const WEBHOOK_EVENT_RETENTION_MS = 90 * DAY_MS
/** A device that was away for a year brings its drafts back anyway. */
const TOMBSTONE_RETENTION_MS = 365 * DAY_MS

/** Drops what has ended: sessions, runs whose lease was lost, old events, stones of drafts. */
export const deleteExpiredRows = async (
  db: Db,
  { now, idleSince }: { now: number; idleSince: number },
): Promise<void> => {
  await db.batch([
    db.delete(sessions).where(or(lte(sessions.expiresAt, now), lte(sessions.lastSeenAt, idleSince))),
    db
      .update(analysisRuns)
      .set({ state: 'released', settledAt: now, idempotencyKey: null })
      .where(and(eq(analysisRuns.state, 'reserved'), lte(analysisRuns.leaseUntil, now))),
    db.delete(webhookEvents).where(lte(webhookEvents.receivedAt, now - WEBHOOK_EVENT_RETENTION_MS)),
    db.delete(drafts).where(and(eq(drafts.deleted, true), lte(drafts.updatedAt, now - TOMBSTONE_RETENTION_MS))),
  ])
}
