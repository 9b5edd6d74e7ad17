import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db.ts'
import { isUniqueViolation } from '../../errors.ts'
import { analyzedResumes } from '../../schema/index.ts'
import { countRowBytes, fitsAccount, hasRoomFor } from '../account/storage.ts'

/** A generated document, a row of `analyzed_resumes`. */
export type Document = typeof analyzedResumes.$inferSelect

const isOwnedBy = (userId: string, id: string) => and(eq(analyzedResumes.id, id), eq(analyzedResumes.userId, userId))

/**
 * Inserts a document while the account has room for it, and returns its id, or the id of the one that was inserted with
 * the same idempotency key. Undefined when there is no room.
 */
export const insertDocument = async (
  db: Db,
  row: Omit<Document, 'generatedPdfPath'>,
): Promise<Document['id'] | undefined> => {
  const { id, userId, resumeId, templateId, createdAt, name, language, idempotencyKey } = row
  const customData = JSON.stringify(row.customData)
  try {
    const { rowsAffected } = await db.run(sql`
      INSERT INTO analyzed_resumes
        (id, user_id, resume_id, template_id, custom_data, created_at, name, language, idempotency_key)
      SELECT ${id}, ${userId}, ${resumeId}, ${templateId}, ${customData}, ${createdAt}, ${name}, ${language},
        ${idempotencyKey}
      WHERE ${hasRoomFor('documents', userId)} AND ${fitsAccount(userId, countRowBytes(customData))}`)
    if (rowsAffected > 0) return id
  } catch (error) {
    if (!isUniqueViolation(error) || !idempotencyKey) throw error
  }
  return idempotencyKey === null ? undefined : getIdByIdempotencyKey(db, userId, idempotencyKey)
}

const getIdByIdempotencyKey = async (db: Db, userId: string, key: string) =>
  (
    await db
      .select({ id: analyzedResumes.id })
      .from(analyzedResumes)
      .where(and(eq(analyzedResumes.userId, userId), eq(analyzedResumes.idempotencyKey, key)))
  )[0]?.id

/** What a document is rendered from, its data as JSON. Undefined when the user has no such document. */
export const getDocumentSourceById = async (db: Db, userId: string, id: string) =>
  (
    await db
      .select({
        resumeId: analyzedResumes.resumeId,
        templateId: analyzedResumes.templateId,
        content: sql<string>`${analyzedResumes.customData}`,
        language: analyzedResumes.language,
        createdAt: analyzedResumes.createdAt,
      })
      .from(analyzedResumes)
      .where(isOwnedBy(userId, id))
  )[0]

/** Undefined when the user has no such document. */
export const getDocumentById = async (db: Db, userId: string, id: string): Promise<Document | undefined> =>
  (await db.select().from(analyzedResumes).where(isOwnedBy(userId, id)))[0]

const SUMMARY_COLUMNS = {
  id: analyzedResumes.id,
  resumeId: analyzedResumes.resumeId,
  templateId: analyzedResumes.templateId,
  name: analyzedResumes.name,
  language: analyzedResumes.language,
  createdAt: analyzedResumes.createdAt,
}

/** Newest first, at most 500, without the data. */
export const listDocumentsByUser = (db: Db, userId: string) =>
  db
    .select(SUMMARY_COLUMNS)
    .from(analyzedResumes)
    .where(eq(analyzedResumes.userId, userId))
    .orderBy(desc(analyzedResumes.createdAt))
    .limit(500)

/** False when the user has no such document. */
export const updateDocumentName = async (db: Db, userId: string, id: string, name: string): Promise<boolean> =>
  (await db.update(analyzedResumes).set({ name }).where(isOwnedBy(userId, id))).rowsAffected > 0

/** False when the user has no such document. */
export const deleteDocumentById = async (db: Db, userId: string, id: string): Promise<boolean> =>
  (await db.delete(analyzedResumes).where(isOwnedBy(userId, id))).rowsAffected > 0
