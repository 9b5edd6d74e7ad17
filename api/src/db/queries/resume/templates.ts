import { asc, eq, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../../db.ts'
import { analyzedResumes, templates } from '../../schema/index.ts'

export type TemplateRow = typeof templates.$inferSelect

/** All templates, in the order of the gallery. */
export const listTemplateRows = (db: Db): Promise<TemplateRow[]> =>
  db.select().from(templates).orderBy(asc(templates.position))

/** Whether the catalog has a template. */
export const hasTemplate = async (db: Db, id: string): Promise<boolean> =>
  (await db.$count(templates, eq(templates.id, id))) > 0

/** Updates the table to the catalog; deletes templates that left it, unless a document uses them. */
export const seedTemplates = async (db: Db, rows: readonly TemplateRow[]): Promise<void> => {
  const [first, ...rest] = rows.map((row) =>
    db.insert(templates).values(row).onConflictDoUpdate({ target: templates.id, set: row }),
  )
  if (!first) return
  const currentIds = rows.map((row) => row.id)
  const isUnused = sql`${templates.id} NOT IN (SELECT ${analyzedResumes.templateId} FROM ${analyzedResumes})`
  await db.batch([
    first,
    ...rest,
    db.delete(templates).where(sql`${notInArray(templates.id, currentIds)} AND ${isUnused}`),
  ])
}
