import { and, eq, getTableColumns, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db.ts'
import {
  accessKeys,
  accessKeyUsage,
  analysisRuns,
  analyzedResumes,
  closingSubscriptions,
  dailyUsage,
  drafts,
  draftVersions,
  ownDesigns,
  proposals,
  resumes,
  sessions,
  shares,
  tickets,
  trials,
  users,
  webhookDeliveries,
  webhookEndpoints,
} from '../../schema/index.ts'
import { createMemberDeletion, createTeamDeletion, deleteBoardInSteps } from '../team/team-deletion.ts'

/** Lists what a user has, for the export: the small rows, and the ids of the large ones. */
export const listAccountRows = async (db: Db, userId: string) => {
  const [
    resumeIds,
    documentIds,
    draftIds,
    versionIds,
    designIds,
    runs,
    dailyCounts,
    sessionRows,
    keys,
    keyUsage,
    shareRows,
    ticketRows,
    trialRows,
    proposalRows,
  ] = await db.batch([
    db.select({ id: resumes.id }).from(resumes).where(eq(resumes.userId, userId)),
    db.select({ id: analyzedResumes.id }).from(analyzedResumes).where(eq(analyzedResumes.userId, userId)),
    db
      .select({ id: drafts.id })
      .from(drafts)
      .where(and(eq(drafts.userId, userId), eq(drafts.deleted, false))),
    db.select({ id: draftVersions.id }).from(draftVersions).where(eq(draftVersions.userId, userId)),
    db.select({ id: ownDesigns.id }).from(ownDesigns).where(eq(ownDesigns.userId, userId)),
    db.select().from(analysisRuns).where(eq(analysisRuns.userId, userId)),
    db
      .select({ day: dailyUsage.day, kind: dailyUsage.kind, count: dailyUsage.count })
      .from(dailyUsage)
      .where(eq(dailyUsage.userId, userId)),
    db
      .select({
        browser: sessions.browser,
        platform: sessions.platform,
        signedInAt: sessions.signedInAt,
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
    db
      .select({
        id: accessKeys.id,
        name: accessKeys.name,
        start: accessKeys.start,
        scopes: accessKeys.scopes,
        createdAt: accessKeys.createdAt,
        expiresAt: accessKeys.expiresAt,
        lastUsedAt: accessKeys.lastUsedAt,
      })
      .from(accessKeys)
      .where(eq(accessKeys.userId, userId)),
    db
      .select(getTableColumns(accessKeyUsage))
      .from(accessKeyUsage)
      .innerJoin(accessKeys, eq(accessKeys.id, accessKeyUsage.keyId))
      .where(eq(accessKeys.userId, userId)),
    db
      .select({
        id: shares.id,
        draftId: shares.draftId,
        name: shares.name,
        language: shares.language,
        hasPassword: sql`${shares.passwordHash} IS NOT NULL`.mapWith(Boolean),
        hidesContact: shares.hidesContact,
        allowsPdf: shares.allowsPdf,
        createdAt: shares.createdAt,
        expiresAt: shares.expiresAt,
        views: shares.views,
        lastViewedAt: shares.lastViewedAt,
      })
      .from(shares)
      .where(eq(shares.userId, userId)),
    db.select().from(tickets).where(eq(tickets.userId, userId)),
    db.select({ startedAt: trials.startedAt }).from(trials).where(eq(trials.userId, userId)),
    db.select().from(proposals).where(eq(proposals.userId, userId)),
  ])
  return {
    resumeIds,
    documentIds,
    draftIds,
    versionIds,
    designIds,
    runs,
    dailyCounts,
    sessions: sessionRows,
    keys,
    keyUsage,
    shares: shareRows,
    tickets: ticketRows,
    trials: trialRows,
    proposals: proposalRows,
  }
}

const RESUME_COLUMNS = {
  ...getTableColumns(resumes),
  analysisResults: sql<string | null>`${resumes.analysisResults}`,
  layout: sql<string | null>`${resumes.layout}`,
  correction: sql<string | null>`(SELECT reading FROM reading_corrections WHERE resume_id = resumes.id)`,
}
const DOCUMENT_COLUMNS = { ...getTableColumns(analyzedResumes), customData: sql<string>`${analyzedResumes.customData}` }

/**
 * A resume for the export, its `layout`, `analysisResults` and `correction` as JSON. Undefined when it was deleted
 * meanwhile.
 */
export const getExportedResume = async (db: Db, userId: string, id: string) =>
  (
    await db
      .select(RESUME_COLUMNS)
      .from(resumes)
      .where(and(eq(resumes.userId, userId), eq(resumes.id, id)))
  )[0]

/** A document for the export, its `customData` as JSON. Undefined when it was deleted meanwhile. */
export const getExportedDocument = async (db: Db, userId: string, id: string) =>
  (
    await db
      .select(DOCUMENT_COLUMNS)
      .from(analyzedResumes)
      .where(and(eq(analyzedResumes.userId, userId), eq(analyzedResumes.id, id)))
  )[0]

/** The document of a draft, its job and what it shares with its base, as JSON. Undefined when it was deleted meanwhile. */
export const getExportedDraft = async (db: Db, userId: string, id: string) =>
  (
    await db
      .select({
        document: sql<string>`ifnull(${drafts.document}, 'null')`,
        job: sql<string | null>`${drafts.job}`,
        basedOn: sql<string | null>`${drafts.basedOn}`,
      })
      .from(drafts)
      .where(and(eq(drafts.userId, userId), eq(drafts.id, id), eq(drafts.deleted, false)))
  )[0]

/**
 * Deletes a user and all their rows in one batch, the team that they own with its boards too. The provider ids are
 * moved to `closing_subscriptions` under `closingId`; they are read within the batch, because another request may be
 * creating a subscription. `now`: UTC ms.
 */
export const deleteUserById = async (db: Db, id: string, closingId: string, now: number): Promise<void> => {
  await db.batch([
    db.run(sql`INSERT INTO ${closingSubscriptions} (id, stripe_customer_id, stripe_subscription_id, created_at)
      SELECT ${closingId}, ${users.stripeCustomerId}, ${users.stripeSubscriptionId}, ${now} FROM ${users}
      WHERE ${users.id} = ${id} AND coalesce(${users.stripeCustomerId}, ${users.stripeSubscriptionId}) IS NOT NULL`),
    ...createTeamDeletion(db, id),
    ...createMemberDeletion(db, id),
    db.delete(sessions).where(eq(sessions.userId, id)),
    db.delete(accessKeyUsage).where(sql`${accessKeyUsage.keyId} IN (SELECT id FROM access_keys WHERE user_id = ${id})`),
    db.delete(accessKeys).where(eq(accessKeys.userId, id)),
    db.delete(shares).where(eq(shares.userId, id)),
    db
      .delete(webhookDeliveries)
      .where(sql`${webhookDeliveries.endpointId} IN (SELECT id FROM webhook_endpoints WHERE user_id = ${id})`),
    db.delete(webhookEndpoints).where(eq(webhookEndpoints.userId, id)),
    db.delete(tickets).where(eq(tickets.userId, id)),
    db.delete(proposals).where(eq(proposals.userId, id)),
    db.update(trials).set({ userId: null, subscriptionId: null }).where(eq(trials.userId, id)),
    db.delete(analyzedResumes).where(eq(analyzedResumes.userId, id)),
    db.delete(analysisRuns).where(eq(analysisRuns.userId, id)),
    db.delete(dailyUsage).where(eq(dailyUsage.userId, id)),
    db.delete(resumes).where(eq(resumes.userId, id)),
    db.delete(draftVersions).where(eq(draftVersions.userId, id)),
    db.delete(drafts).where(eq(drafts.userId, id)),
    db.delete(ownDesigns).where(eq(ownDesigns.userId, id)),
    db.delete(users).where(eq(users.id, id)),
  ])
}

/**
 * Deletes the resumes, drafts with their versions, designs and boards of a user one by one, so that the write-ahead log
 * never holds more than one.
 */
export const deleteContentInSteps = async (db: Db, userId: string): Promise<void> => {
  for (const table of [resumes, draftVersions, drafts, ownDesigns]) {
    for (const { id } of await db.select({ id: table.id }).from(table).where(eq(table.userId, userId))) {
      await db.delete(table).where(and(eq(table.userId, userId), eq(table.id, id)))
      await truncateWal(db)
    }
  }
  await deleteBoardInSteps(db, userId, () => truncateWal(db))
}

/** Truncates the write-ahead log, which may still contain deleted rows. No effect on a database server. */
export const truncateWal = async (db: Db): Promise<void> => {
  await db.all(sql`PRAGMA wal_checkpoint(TRUNCATE)`).catch(() => undefined)
}

/** Deletes the resumes last used before `before` (UTC ms) with their documents. Returns how many. */
export const deleteUnusedResumes = async (db: Db, before: number): Promise<number> => {
  const { rowsAffected } = await db.delete(resumes).where(lt(resumes.lastUsedAt, before))
  if (rowsAffected > 0) await truncateWal(db)
  return rowsAffected
}
