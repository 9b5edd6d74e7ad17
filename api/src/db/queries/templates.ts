import { asc, eq, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../db.ts'
import { analyzedResumes, templates } from '../schema.ts'

export type TemplateRow = typeof templates.$inferSelect

export const listTemplateRows = (db: Db): Promise<TemplateRow[]> =>
  db.select().from(templates).orderBy(asc(templates.position))

export const hasTemplate = async (db: Db, id: string): Promise<boolean> =>
  (await db.$count(templates, eq(templates.id, id))) > 0

/** Brings the table to the catalogue: what is gone from it and used by nobody goes too. */
export const seedTemplates = async (db: Db, rows: readonly TemplateRow[]): Promise<void> => {
  const [first, ...rest] = rows.map((row) =>
    db.insert(templates).values(row).onConflictDoUpdate({ target: templates.id, set: row }),
  )
  if (!first) return
  const kept = rows.map((row) => row.id)
  const unused = sql`${templates.id} NOT IN (SELECT ${analyzedResumes.templateId} FROM ${analyzedResumes})`
  await db.batch([first, ...rest, db.delete(templates).where(sql`${notInArray(templates.id, kept)} AND ${unused}`)])
}
