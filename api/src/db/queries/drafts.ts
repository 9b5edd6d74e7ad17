import { and, desc, eq, gt, or, sql } from 'drizzle-orm'
import type { Db } from '../db.ts'
import { isUniqueViolation } from '../errors.ts'
import { drafts } from '../schema.ts'

export type Draft = typeof drafts.$inferSelect

const isOwnedBy = (userId: string, id: string) => and(eq(drafts.userId, userId), eq(drafts.id, id))

/** Undefined when the user has no such draft; tombstones are returned. */
export const getDraftById = async (db: Db, userId: string, id: string): Promise<Draft | undefined> =>
  (await db.select().from(drafts).where(isOwnedBy(userId, id)))[0]

/** Drafts that changed after `since` (UTC ms), tombstones included, newest first, at most 1,000. */
export const listDraftsSince = (db: Db, userId: string, since: number) =>
  db
    .select({
      id: drafts.id,
      name: drafts.name,
      version: drafts.version,
      deleted: drafts.deleted,
      updatedAt: drafts.updatedAt,
    })
    .from(drafts)
    .where(and(eq(drafts.userId, userId), gt(drafts.updatedAt, since)))
    .orderBy(desc(drafts.updatedAt))
    .limit(1_000)

export interface DraftWrite {
  readonly id: string
  readonly userId: string
  readonly name: string
  readonly document: unknown
  readonly deleted: boolean
  /** UTC ms. */
  readonly now: number
}

/** A condition within the statement that writes, so that simultaneous writes never exceed the limit together. */
const hasRoom = (userId: string, most: number) =>
  sql`(SELECT count(*) FROM drafts WHERE user_id = ${userId} AND deleted = 0) < ${most}`

/** Inserts version 1 while the user has less than `most` drafts. False when the draft exists or there is no room. */
export const insertDraft = async (db: Db, { now, ...draft }: DraftWrite, most: number): Promise<boolean> => {
  const { id, userId, name, document, deleted } = draft
  try {
    const { rowsAffected } = await db.run(sql`
      INSERT INTO drafts (id, user_id, version, name, document, deleted, created_at, updated_at)
      SELECT ${id}, ${userId}, 1, ${name}, ${JSON.stringify(document ?? null)}, ${deleted ? 1 : 0}, ${now}, ${now}
      WHERE ${hasRoom(userId, most)}`)
    return rowsAffected === 1
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

/**
 * Writes the version after `baseVersion`. A deleted draft comes back only while the user has less than `most`. False
 * when that is no longer the current version or there is no room.
 */
export const updateDraftVersion = async (
  db: Db,
  baseVersion: number,
  draft: DraftWrite,
  most: number,
): Promise<boolean> => {
  const { name, document, deleted, now } = draft
  const set = { name, document, deleted, version: baseVersion + 1, updatedAt: now }
  const where = and(
    isOwnedBy(draft.userId, draft.id),
    eq(drafts.version, baseVersion),
    deleted ? undefined : or(eq(drafts.deleted, false), hasRoom(draft.userId, most)),
  )
  return (await db.update(drafts).set(set).where(where)).rowsAffected === 1
}
