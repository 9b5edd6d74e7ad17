import { and, count, desc, eq, getTableColumns, gt, isNull, or, sql } from 'drizzle-orm'
import { MAX_SHARES } from '#shared/plans.ts'
import type { Db } from '../../db.ts'
import { ignoreFullStorage } from '../../errors.ts'
import { drafts, shares } from '../../schema/index.ts'

export type Share = typeof shares.$inferSelect

/** Inserts a link to a draft of the same user. False when there is no such draft, or no room for another link. */
export const insertShare = async (db: Db, share: Omit<Share, 'views' | 'lastViewedAt'>): Promise<boolean> => {
  const { id, userId, draftId, name, language, passwordHash, createdAt, expiresAt } = share
  const { rowsAffected } = await db.run(sql`
    INSERT INTO shares (id, user_id, draft_id, name, language, password_hash, hides_contact, allows_pdf, created_at, expires_at)
    SELECT ${id}, ${userId}, ${draftId}, ${name}, ${language}, ${passwordHash}, ${share.hidesContact ? 1 : 0},
      ${share.allowsPdf ? 1 : 0}, ${createdAt}, ${expiresAt}
    WHERE (SELECT count(*) FROM shares WHERE user_id = ${userId}) < ${MAX_SHARES}
      AND EXISTS (SELECT 1 FROM drafts WHERE user_id = ${userId} AND id = ${draftId} AND deleted = 0)`)
  return rowsAffected > 0
}

/** How many links a user has, expired ones included. */
export const countShares = async (db: Db, userId: string): Promise<number> =>
  (await db.select({ count: count() }).from(shares).where(eq(shares.userId, userId)))[0]?.count ?? 0

/** The links of a user, newest first. */
export const listSharesByUser = (db: Db, userId: string): Promise<Share[]> =>
  db.select().from(shares).where(eq(shares.userId, userId)).orderBy(desc(shares.createdAt))

/** Removes a link. False when the user has no such link. */
export const deleteShare = async (db: Db, userId: string, id: string): Promise<boolean> =>
  (await db.delete(shares).where(and(eq(shares.userId, userId), eq(shares.id, id)))).rowsAffected > 0

/** Removes the links to a draft. */
export const deleteSharesByDraft = async (db: Db, userId: string, draftId: string): Promise<void> => {
  await db.delete(shares).where(and(eq(shares.userId, userId), eq(shares.draftId, draftId)))
}

export interface SharedDraft {
  readonly share: Share
  /** The last saved version, as JSON. */
  readonly document: string
  readonly version: number
}

/** A link and its draft; undefined when the link is unknown, removed or expired, or the draft deleted. `now`: UTC ms. */
export const getSharedDraft = async (db: Db, id: string, now: number): Promise<SharedDraft | undefined> =>
  (
    await db
      .select({ share: getTableColumns(shares), document: sql<string>`${drafts.document}`, version: drafts.version })
      .from(shares)
      .innerJoin(drafts, and(eq(drafts.userId, shares.userId), eq(drafts.id, shares.draftId)))
      .where(and(eq(shares.id, id), eq(drafts.deleted, false), or(isNull(shares.expiresAt), gt(shares.expiresAt, now))))
  )[0]

/** Counts a view. No effect on a full disk. `now`: UTC ms. */
export const countShareView = async (db: Db, id: string, now: number): Promise<void> => {
  await db
    .update(shares)
    .set({ views: sql`${shares.views} + 1`, lastViewedAt: now })
    .where(eq(shares.id, id))
    .run()
    .catch(ignoreFullStorage)
}
