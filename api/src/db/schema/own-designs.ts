import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { SavedDesign } from '#shared/resume/design/own-design.ts'
import { createdAt } from './columns.ts'
import { owner } from './users.ts'

/** Designs and brands that people made. Documents carry copies of them, so that nothing refers to these rows. */
export const ownDesigns = sqliteTable(
  'own_designs',
  {
    id: text('id').notNull(),
    userId: owner(),
    version: integer('version').notNull(),
    name: text('name').notNull(),
    /** It was checked when it was stored. */
    design: text('design', { mode: 'json' }).$type<SavedDesign>().notNull(),
    /** Whether reports of analyses carry its brand; of several, the one that was saved last. */
    onReports: integer('on_reports', { mode: 'boolean' }).notNull(),
    createdAt: createdAt(),
    updatedAt: integer('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('own_designs_user').on(t.userId, t.updatedAt)],
)
