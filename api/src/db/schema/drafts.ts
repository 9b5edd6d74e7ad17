import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { VersionReason } from '#shared/api-schema/draft-versions.ts'
import type { Language } from '#shared/languages.ts'
import type { BasedOn } from '#shared/resume/tailoring/based-on.ts'
import type { DraftJob } from '#shared/resume/tailoring/draft-job.ts'
import { createdAt, id } from './columns.ts'
import { owner } from './users.ts'

/** Server copies of drafts. A deleted draft remains as a tombstone, so that other devices delete it too. */
export const drafts = sqliteTable(
  'drafts',
  {
    id: text('id').notNull(),
    userId: owner(),
    version: integer('version').notNull(),
    name: text('name').notNull(),
    document: text('document', { mode: 'json' }).$type<unknown>(),
    /** The job that the draft is written for. */
    job: text('job', { mode: 'json' }).$type<DraftJob>(),
    /** Of a tailored draft: its base, which need not be stored, and what they share. */
    basedOn: text('based_on', { mode: 'json' }).$type<BasedOn>(),
    deleted: integer('deleted', { mode: 'boolean' }).notNull().default(false),
    createdAt: createdAt(),
    updatedAt: integer('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('drafts_user').on(t.userId, t.updatedAt)],
)

/** Earlier states of drafts that a device saved. Removed with their draft. */
export const draftVersions = sqliteTable(
  'draft_versions',
  {
    id: text('id').notNull(),
    userId: owner(),
    draftId: text('draft_id').notNull(),
    /** When it was saved, by the clock of the device. */
    savedAt: integer('saved_at').notNull(),
    reason: text('reason').$type<VersionReason>().notNull(),
    /** Empty for none. */
    name: text('name').notNull(),
    document: text('document', { mode: 'json' }).$type<unknown>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('draft_versions_draft').on(t.userId, t.draftId, t.savedAt)],
)

/** Links with which anybody can read a draft. Removed with their draft. */
export const shares = sqliteTable(
  'shares',
  {
    /** 128 random bits, the secret of the link. Its owner is shown it again, so it is not hashed. */
    id: id(),
    userId: owner(),
    draftId: text('draft_id').notNull(),
    name: text('name').notNull(),
    /** Null: the language of the resume. */
    language: text('language').$type<Language>(),
    /** `createPasswordHash`; null without a password. */
    passwordHash: text('password_hash'),
    hidesContact: integer('hides_contact', { mode: 'boolean' }).notNull(),
    allowsPdf: integer('allows_pdf', { mode: 'boolean' }).notNull(),
    createdAt: createdAt(),
    /** Null: never. */
    expiresAt: integer('expires_at'),
    views: integer('views').notNull().default(0),
    lastViewedAt: integer('last_viewed_at'),
  },
  (t) => [index('shares_user').on(t.userId, t.createdAt), index('shares_draft').on(t.userId, t.draftId)],
)
