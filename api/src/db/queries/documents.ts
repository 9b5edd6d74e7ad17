import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../db.ts'
import { isUniqueViolation } from '../errors.ts'
import { analyzedResumes } from '../schema.ts'

/** A generated document, a row of `analyzed_resumes`. */
export type Document = typeof analyzedResumes.$inferSelect

const isOwnedBy = (userId: string, id: string) => and(eq(analyzedResumes.id, id), eq(analyzedResumes.userId, userId))

/** Inserts a document and returns its id, or the id of the one that was inserted with the same idempotency key. */
export const insertDocument = async (db: Db, row: typeof analyzedResumes.$inferInsert): Promise<string> => {
  try {
    await db.insert(analyzedResumes).values(row)
    return row.id
  } catch (error) {
    const key = row.idempotencyKey
    if (!key || !isUniqueViolation(error)) throw error
    const [earlier] = await db
      .select({ id: analyzedResumes.id })
      .from(analyzedResumes)
      .where(and(eq(analyzedResumes.userId, row.userId), eq(analyzedResumes.idempotencyKey, key)))
    if (!earlier) throw error
    return earlier.id
  }
}

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
  (await db.update(analyzedResumes).set({ name }).where(isOwnedBy(userId, id))).rowsAffected === 1

/** False when the user has no such document. */
export const deleteDocumentById = async (db: Db, userId: string, id: string): Promise<boolean> =>
  (await db.delete(analyzedResumes).where(isOwnedBy(userId, id))).rowsAffected === 1
