import { eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../db.ts'
import { analysisRuns, analyzedResumes, closingSubscriptions, drafts, resumes, sessions, users } from '../schema.ts'

/** Every row that is somebody's, for the export. */
export const listAccountRows = async (db: Db, userId: string) => {
  const [own, documents, saved, runs, signedIn] = await db.batch([
    db.select().from(resumes).where(eq(resumes.userId, userId)),
    db.select().from(analyzedResumes).where(eq(analyzedResumes.userId, userId)),
    db.select().from(drafts).where(eq(drafts.userId, userId)),
    db.select().from(analysisRuns).where(eq(analysisRuns.userId, userId)),
    db
      .select({ createdAt: sessions.createdAt, lastSeenAt: sessions.lastSeenAt, expiresAt: sessions.expiresAt })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
  ])
  return { resumes: own, documents, drafts: saved, runs, sessions: signedIn }
}

/**
 * Deletes an account and all that is its own, in one batch. Where the provider knows the person, its ids alone are kept
 * under `closingId` until it has confirmed the end of billing: read from the row as it is deleted, since a subscription
 * may be begun in another tab at this moment.
 */
export const deleteUserById = async (db: Db, id: string, closingId: string, now: number): Promise<void> => {
  await db.batch([
    db.run(sql`INSERT INTO ${closingSubscriptions} (id, stripe_customer_id, stripe_subscription_id, created_at)
      SELECT ${closingId}, ${users.stripeCustomerId}, ${users.stripeSubscriptionId}, ${now} FROM ${users}
      WHERE ${users.id} = ${id} AND coalesce(${users.stripeCustomerId}, ${users.stripeSubscriptionId}) IS NOT NULL`),
    db.delete(sessions).where(eq(sessions.userId, id)),
    db.delete(analyzedResumes).where(eq(analyzedResumes.userId, id)),
    db.delete(analysisRuns).where(eq(analysisRuns.userId, id)),
    db.delete(resumes).where(eq(resumes.userId, id)),
    db.delete(drafts).where(eq(drafts.userId, id)),
    db.delete(users).where(eq(users.id, id)),
  ])
}

/** What was deleted also leaves the write-ahead log. A server's database sees to that itself. */
export const truncateWal = async (db: Db): Promise<void> => {
  await db.all(sql`PRAGMA wal_checkpoint(TRUNCATE)`).catch(() => undefined)
}

/** CVs that nobody has used since `before` go, with all that hangs on them. Answers how many. */
export const deleteUnusedResumes = async (db: Db, before: number): Promise<number> => {
  const { rowsAffected } = await db.delete(resumes).where(lt(resumes.lastUsedAt, before))
  if (rowsAffected > 0) await truncateWal(db)
  return rowsAffected
}
