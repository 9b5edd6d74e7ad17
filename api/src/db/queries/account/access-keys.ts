import { and, desc, eq, gt, gte, isNull, or, sql } from 'drizzle-orm'
import { MAX_ACCESS_KEYS } from '#shared/plans.ts'
import type { Db } from '../../db.ts'
import { ignoreFullStorage } from '../../errors.ts'
import { prepareOnce } from '../../prepare-once.ts'
import { accessKeys, accessKeyUsage, users } from '../../schema/index.ts'
import type { User } from './users.ts'

export type AccessKey = typeof accessKeys.$inferSelect

/** Inserts a key. False when its user has as many as an account may have. */
export const insertAccessKey = async (db: Db, key: Omit<AccessKey, 'lastUsedAt'>): Promise<boolean> => {
  const { id, userId, name, keyHash, start, scopes, createdAt, expiresAt } = key
  const { rowsAffected } = await db.run(sql`
    INSERT INTO access_keys (id, user_id, name, key_hash, start, scopes, created_at, expires_at)
    SELECT ${id}, ${userId}, ${name}, ${keyHash}, ${start}, ${JSON.stringify(scopes)}, ${createdAt}, ${expiresAt}
    WHERE (SELECT count(*) FROM access_keys WHERE user_id = ${userId}) < ${MAX_ACCESS_KEYS}`)
  return rowsAffected > 0
}

const activeKeyStatement = prepareOnce((db) =>
  db
    .select({ key: accessKeys, user: users })
    .from(accessKeys)
    .innerJoin(users, eq(users.id, accessKeys.userId))
    .where(
      and(
        eq(accessKeys.keyHash, sql.placeholder('keyHash')),
        or(isNull(accessKeys.expiresAt), gt(accessKeys.expiresAt, sql.placeholder('now'))),
      ),
    )
    .prepare(),
)

/** A key and its user; undefined when it is unknown, revoked or expired. `now`: UTC ms. */
export const getActiveAccessKey = async (
  db: Db,
  keyHash: string,
  now: number,
): Promise<{ readonly key: AccessKey; readonly user: User } | undefined> =>
  (await activeKeyStatement(db).all({ keyHash, now }))[0]

/** Revokes a key. False when the user has no such key. */
export const deleteAccessKey = async (db: Db, userId: string, id: string): Promise<boolean> =>
  (await db.delete(accessKeys).where(and(eq(accessKeys.userId, userId), eq(accessKeys.id, id)))).rowsAffected > 0

/** The keys of a user, newest first. */
export const listAccessKeysByUser = (db: Db, userId: string): Promise<AccessKey[]> =>
  db.select().from(accessKeys).where(eq(accessKeys.userId, userId)).orderBy(desc(accessKeys.createdAt))

/** The usage of the keys of a user since a day (`YYYY-MM-DD`, UTC). */
export const listAccessKeyUsage = (db: Db, userId: string, since: string) =>
  db
    .select({
      keyId: accessKeyUsage.keyId,
      day: accessKeyUsage.day,
      requests: accessKeyUsage.requests,
      errors: accessKeyUsage.errors,
    })
    .from(accessKeyUsage)
    .innerJoin(accessKeys, eq(accessKeys.id, accessKeyUsage.keyId))
    .where(and(eq(accessKeys.userId, userId), gte(accessKeyUsage.day, since)))

/** `last_used_at` is written this rarely. */
const TOUCH_INTERVAL_MS = 60_000

export interface AccessKeyUse {
  readonly id: string
  /** UTC ms. */
  readonly now: number
  readonly hasFailed: boolean
}

/** Counts a request of a key. No effect on one that was revoked meanwhile, and on a full disk. */
export const recordAccessKeyUse = async (db: Db, { id, now, hasFailed }: AccessKeyUse): Promise<void> => {
  const day = new Date(now).toISOString().slice(0, 10)
  const errors = hasFailed ? 1 : 0
  const statements = [
    db.run(sql`
      INSERT INTO access_key_usage (key_id, day, requests, errors)
      SELECT id, ${day}, 1, ${errors} FROM access_keys WHERE id = ${id}
      ON CONFLICT (key_id, day) DO UPDATE SET requests = requests + 1, errors = errors + ${errors}`),
    db
      .update(accessKeys)
      .set({ lastUsedAt: now })
      .where(sql`${accessKeys.id} = ${id} AND ifnull(${accessKeys.lastUsedAt}, 0) <= ${now - TOUCH_INTERVAL_MS}`),
  ] as const
  await db.batch(statements).catch(ignoreFullStorage)
}
