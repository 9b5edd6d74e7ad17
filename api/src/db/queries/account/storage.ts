import { eq, type SQL, sql } from 'drizzle-orm'
import { STORAGE_LIMITS } from '#shared/plans.ts'
import type { Db } from '../../db.ts'
import { analyzedResumes, drafts, resumes, users } from '../../schema/index.ts'

/** What every stored row counts besides its texts; the same number is in the triggers that keep `storage_bytes`. */
export const ROW_BYTES = 1_024

const encoder = new TextEncoder()

/** UTF-8 bytes of texts as the database stores them. */
export const countBytes = (...texts: readonly (string | null | undefined)[]): number =>
  texts.reduce((sum, text) => sum + (text ? encoder.encode(text).length : 0), 0)

/** Bytes that a new row with these texts adds to its account. */
export const countRowBytes = (...texts: readonly (string | null | undefined)[]): number =>
  ROW_BYTES + countBytes(...texts)

/** A condition within the statement that writes: simultaneous writes never exceed the bytes of an account together. */
export const fitsAccount = (userId: string, addedBytes: number | SQL): SQL =>
  sql`(SELECT users.storage_bytes + (${addedBytes}) FROM users WHERE users.id = ${userId}) <= ${STORAGE_LIMITS.bytes}`

/** Like `fitsAccount`, for texts that replace others of `before` bytes: ones that are not larger always have room. */
export const fitsReplaced = (userId: string, bytes: number, before: SQL): SQL =>
  sql`(${bytes} <= (${before}) OR ${fitsAccount(userId, sql`${bytes} - (${before})`)})`

const TABLES = { resumes: sql.raw('resumes'), documents: sql.raw('analyzed_resumes') } as const

/** A condition within the statement that inserts: whether the account may hold one more row. */
export const hasRoomFor = (kind: keyof typeof TABLES, userId: string): SQL =>
  sql`(SELECT count(*) FROM ${TABLES[kind]} WHERE user_id = ${userId}) < ${STORAGE_LIMITS[kind]}`

export type StorageUse = Readonly<Record<keyof typeof STORAGE_LIMITS, number>>

/** What an account stores now. Deleted drafts count as bytes only. */
export const getStorageUse = async (db: Db, userId: string): Promise<StorageUse> => {
  const [row] = await db
    .select({
      bytes: users.storageBytes,
      resumes: db.$count(resumes, eq(resumes.userId, userId)),
      documents: db.$count(analyzedResumes, eq(analyzedResumes.userId, userId)),
      drafts: db.$count(drafts, sql`${drafts.userId} = ${userId} AND ${drafts.deleted} = 0`),
    })
    .from(users)
    .where(eq(users.id, userId))
  return row ?? { bytes: 0, resumes: 0, documents: 0, drafts: 0 }
}
