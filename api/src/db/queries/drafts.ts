import { and, desc, eq, gt } from 'drizzle-orm'
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

/** Inserts version 1. False when the draft exists. */
export const insertDraft = async (db: Db, { now, ...draft }: DraftWrite): Promise<boolean> => {
  try {
    await db.insert(drafts).values({ ...draft, version: 1, createdAt: now, updatedAt: now })
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

/** Writes the version after `baseVersion`. False when that is no longer the current one. */
export const updateDraftVersion = async (db: Db, baseVersion: number, draft: DraftWrite): Promise<boolean> => {
  const { name, document, deleted, now } = draft
  const set = { name, document, deleted, version: baseVersion + 1, updatedAt: now }
  const where = and(isOwnedBy(draft.userId, draft.id), eq(drafts.version, baseVersion))
  return (await db.update(drafts).set(set).where(where)).rowsAffected === 1
}

/** Counts drafts without tombstones. */
export const countDrafts = (db: Db, userId: string): Promise<number> =>
  db.$count(drafts, and(eq(drafts.userId, userId), eq(drafts.deleted, false)))
