import { and, desc, eq, sql } from 'drizzle-orm'
import { VERSION_LIMITS } from '#shared/plans.ts'
import type { Db } from '../../db.ts'
import { draftVersions, users } from '../../schema/index.ts'
import { countRowBytes } from '../account/storage.ts'

export type DraftVersion = typeof draftVersions.$inferSelect

/** Listed versions of a draft; those with a name have no limit of their own. */
const MAX_LISTED = 1_000

const isOfDraft = (userId: string, draftId: string) =>
  and(eq(draftVersions.userId, userId), eq(draftVersions.draftId, draftId))
const isOwnedBy = (userId: string, draftId: string, id: string) =>
  and(isOfDraft(userId, draftId), eq(draftVersions.id, id))

/** The versions of a draft without their documents, newest first. */
export const listVersionsByDraft = (db: Db, userId: string, draftId: string) =>
  db
    .select({
      id: draftVersions.id,
      savedAt: draftVersions.savedAt,
      reason: draftVersions.reason,
      name: draftVersions.name,
    })
    .from(draftVersions)
    .where(isOfDraft(userId, draftId))
    .orderBy(desc(draftVersions.savedAt))
    .limit(MAX_LISTED)

/** Undefined when the user's draft has no such version. */
export const getVersionById = async (
  db: Db,
  userId: string,
  draftId: string,
  id: string,
): Promise<DraftVersion | undefined> =>
  (
    await db
      .select()
      .from(draftVersions)
      .where(isOwnedBy(userId, draftId, id))
  )[0]

/** False when the user's draft has no such version. */
export const renameVersion = async (
  db: Db,
  { userId, draftId, id, name }: Pick<DraftVersion, 'userId' | 'draftId' | 'id' | 'name'>,
): Promise<boolean> =>
  (
    await db
      .update(draftVersions)
      .set({ name })
      .where(isOwnedBy(userId, draftId, id))
  ).rowsAffected > 0

/**
 * Inserts a version of a draft that the user has and drops the oldest ones without a name beyond the limit. False when
 * there is no such draft, the id is taken, or the account has no room for versions.
 */
export const insertVersion = async (db: Db, version: DraftVersion): Promise<boolean> => {
  const { id, userId, draftId, savedAt, reason, name } = version
  const document = JSON.stringify(version.document)
  const { rowsAffected } = await db.run(sql`
    INSERT INTO draft_versions (id, user_id, draft_id, saved_at, reason, name, document)
    SELECT ${id}, ${userId}, ${draftId}, ${savedAt}, ${reason}, ${name}, ${document}
    WHERE EXISTS (SELECT 1 FROM drafts WHERE user_id = ${userId} AND id = ${draftId} AND deleted = 0)
      AND (SELECT storage_bytes FROM ${users} WHERE id = ${userId}) + ${countRowBytes(document)} <= ${VERSION_LIMITS.bytes}
    ON CONFLICT DO NOTHING`)
  if (rowsAffected === 0) return false
  await db.run(sql`
    DELETE FROM draft_versions WHERE user_id = ${userId} AND id IN (
      SELECT id FROM draft_versions WHERE user_id = ${userId} AND draft_id = ${draftId} AND name = ''
      ORDER BY saved_at DESC, id LIMIT -1 OFFSET ${VERSION_LIMITS.unnamed})`)
  return true
}

/** Removes the versions of a draft. */
export const deleteVersionsByDraft = async (db: Db, userId: string, draftId: string): Promise<void> => {
  await db.delete(draftVersions).where(isOfDraft(userId, draftId))
}

/** A version for the export, its document as JSON. Undefined when it was deleted meanwhile. */
export const getExportedVersion = async (db: Db, userId: string, id: string) =>
  (
    await db
      .select({
        draftId: draftVersions.draftId,
        savedAt: draftVersions.savedAt,
        reason: draftVersions.reason,
        name: draftVersions.name,
        document: sql<string>`${draftVersions.document}`,
      })
      .from(draftVersions)
      .where(and(eq(draftVersions.userId, userId), eq(draftVersions.id, id)))
  )[0]
