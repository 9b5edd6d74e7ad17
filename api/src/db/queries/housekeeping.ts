import { and, eq, lte, or } from 'drizzle-orm'
import type { Db } from '../db.ts'
import { analysisRuns, drafts, sessions, webhookEvents } from '../schema.ts'

const DAY = 86_400_000
/** Providers repeat an event for days, not months. */
const EVENTS_KEPT = 90 * DAY
/** A device that was away for a year brings its drafts back anyway. */
const STONES_KEPT = 365 * DAY

/** Drops what has ended: sessions, runs whose lease was lost, old events, stones of drafts. */
export const dropEnded = async (db: Db, { now, idleSince }: { now: number; idleSince: number }): Promise<void> => {
  await db.batch([
    db.delete(sessions).where(or(lte(sessions.expiresAt, now), lte(sessions.lastSeenAt, idleSince))),
    db
      .update(analysisRuns)
      .set({ state: 'released', settledAt: now, idempotencyKey: null })
      .where(and(eq(analysisRuns.state, 'reserved'), lte(analysisRuns.leaseUntil, now))),
    db.delete(webhookEvents).where(lte(webhookEvents.receivedAt, now - EVENTS_KEPT)),
    db.delete(drafts).where(and(eq(drafts.deleted, true), lte(drafts.updatedAt, now - STONES_KEPT))),
  ])
}
