import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Change } from '#shared/resume/edits/changes.ts'
import { createdAt, id } from './columns.ts'
import { owner } from './users.ts'

/** Changes of a draft that an agent proposes and its person accepts or declines. Removed with their draft. */
export const proposals = sqliteTable(
  'proposals',
  {
    id: id(),
    userId: owner(),
    draftId: text('draft_id').notNull(),
    /** Of the draft that the changes are for. */
    draftVersion: integer('draft_version').notNull(),
    /** Of the access key; it may be revoked by now. */
    keyName: text('key_name').notNull(),
    changes: text('changes', { mode: 'json' }).$type<readonly Change[]>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('proposals_user').on(t.userId, t.draftId)],
)
