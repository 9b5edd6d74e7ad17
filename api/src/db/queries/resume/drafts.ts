import { and, desc, eq, gt, or, sql } from 'drizzle-orm'
import { STORAGE_LIMITS } from '#shared/plans.ts'
import type { Db } from '../../db.ts'
import { isUniqueViolation } from '../../errors.ts'
import { drafts } from '../../schema/index.ts'
import { countBytes, countRowBytes, fitsAccount, fitsReplaced } from '../account/storage.ts'

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
  /** Undefined leaves what is stored. */
  readonly job: Draft['job'] | undefined
  readonly basedOn: Draft['basedOn'] | undefined
  readonly deleted: boolean
  /** UTC ms. */
  readonly now: number
}

/** A value as its column stores it. */
const toJson = (value: unknown): string | null => (value === null || value === undefined ? null : JSON.stringify(value))

/** A condition within the statement that writes, so that simultaneous writes never exceed the limit together. */
const hasRoom = (userId: string) =>
  sql`(SELECT count(*) FROM drafts WHERE user_id = ${userId} AND deleted = 0) < ${STORAGE_LIMITS.drafts}`

/** Inserts version 1. False when the draft exists or the account has no room for it. */
export const insertDraft = async (db: Db, { now, ...draft }: DraftWrite): Promise<boolean> => {
  const { id, userId, name, deleted } = draft
  const document = JSON.stringify(draft.document ?? null)
  const job = toJson(draft.job)
  const basedOn = toJson(draft.basedOn)
  try {
    const { rowsAffected } = await db.run(sql`
      INSERT INTO drafts (id, user_id, version, name, document, job, based_on, deleted, created_at, updated_at)
      SELECT ${id}, ${userId}, 1, ${name}, ${document}, ${job}, ${basedOn}, ${deleted ? 1 : 0}, ${now}, ${now}
      WHERE ${hasRoom(userId)} AND ${fitsAccount(userId, countRowBytes(document, job, basedOn))}`)
    return rowsAffected > 0
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

/**
 * Writes the version after `baseVersion`. False when that is no longer the current version, or there is no room for a
 * larger document or for a deleted draft that comes back. A document that does not grow always has room.
 */
export const updateDraftVersion = async (db: Db, baseVersion: number, draft: DraftWrite): Promise<boolean> => {
  const { name, document, job, basedOn, deleted, now } = draft
  const bytes = countBytes(toJson(document), toJson(job), toJson(basedOn))
  const before = sql`ifnull(octet_length(document), 0)
    + ${job === undefined ? 0 : sql`ifnull(octet_length(job), 0)`}
    + ${basedOn === undefined ? 0 : sql`ifnull(octet_length(based_on), 0)`}`
  const set = { name, document, job, basedOn, deleted, version: baseVersion + 1, updatedAt: now }
  const where = and(
    isOwnedBy(draft.userId, draft.id),
    eq(drafts.version, baseVersion),
    deleted ? undefined : or(eq(drafts.deleted, false), hasRoom(draft.userId)),
    fitsReplaced(draft.userId, bytes, before),
  )
  return (await db.update(drafts).set(set).where(where)).rowsAffected > 0
}
