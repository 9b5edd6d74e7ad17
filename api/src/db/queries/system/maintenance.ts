import { and, eq, lt, lte, or } from 'drizzle-orm'
import { DAY_MS } from '#shared/utc.ts'
import type { Db } from '../../db.ts'
import {
  accessKeyUsage,
  analysisRuns,
  dailyUsage,
  drafts,
  sessions,
  teamInvitations,
  tickets,
  usedIdTokens,
  webhookEvents,
} from '../../schema/index.ts'
import { createTrialCleanup } from '../billing/trials.ts'
import { createProposalCleanup } from '../resume/proposals.ts'

/** Providers repeat an event for days at most. */
const WEBHOOK_EVENT_RETENTION_MS = 90 * DAY_MS
/** A device that was offline longer restores its deleted drafts. */
const TOMBSTONE_RETENTION_MS = 365 * DAY_MS
/** Released runs count for nothing; anybody can make thousands a day. */
const RELEASED_RUN_RETENTION_MS = 7 * DAY_MS
const DAILY_USAGE_RETENTION_MS = 31 * DAY_MS
const KEY_USAGE_RETENTION_MS = 90 * DAY_MS
const TICKET_RETENTION_MS = 730 * DAY_MS
const PROPOSAL_RETENTION_MS = 30 * DAY_MS
/** How long a deleted account's trial is remembered, by a keyed hash (privacy policy). */
const TRIAL_RETENTION_MS = 365 * DAY_MS

/**
 * Deletes expired sessions and ID tokens, old webhook events, tombstones, released runs, daily counts, tickets and
 * trials of deleted accounts, and releases runs without a lease. Times in UTC ms.
 */
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
    db
      .delete(analysisRuns)
      .where(and(eq(analysisRuns.state, 'released'), lte(analysisRuns.settledAt, now - RELEASED_RUN_RETENTION_MS))),
    db.delete(dailyUsage).where(lt(dailyUsage.day, new Date(now - DAILY_USAGE_RETENTION_MS).toISOString())),
    db.delete(accessKeyUsage).where(lt(accessKeyUsage.day, new Date(now - KEY_USAGE_RETENTION_MS).toISOString())),
    db.delete(tickets).where(lte(tickets.createdAt, now - TICKET_RETENTION_MS)),
    createTrialCleanup(db, now - TRIAL_RETENTION_MS),
    createProposalCleanup(db, now - PROPOSAL_RETENTION_MS),
    db.delete(teamInvitations).where(lte(teamInvitations.expiresAt, now)),
    db.delete(usedIdTokens).where(lte(usedIdTokens.expiresAt, now)),
    db.delete(webhookEvents).where(lte(webhookEvents.receivedAt, now - WEBHOOK_EVENT_RETENTION_MS)),
    db.delete(drafts).where(and(eq(drafts.deleted, true), lte(drafts.updatedAt, now - TOMBSTONE_RETENTION_MS))),
  ])
}
