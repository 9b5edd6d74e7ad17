import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { BrowserFamily, PlatformFamily } from '#shared/api-schema/account.ts'
import { createdAt } from './columns.ts'
import { owner } from './users.ts'

export const sessions = sqliteTable(
  'sessions',
  {
    /** SHA-256 of the session id, so that a copy of this table contains no usable session. */
    idHash: text('id_hash').primaryKey(),
    userId: owner(),
    createdAt: createdAt(),
    lastSeenAt: integer('last_seen_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    /** When the person signed in at the provider; 0 for sessions older than this column. */
    signedInAt: integer('signed_in_at').notNull().default(0),
    /** Families read from the user agent at sign-in, which itself is not stored. */
    browser: text('browser').$type<BrowserFamily>(),
    platform: text('platform').$type<PlatformFamily>(),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expiry').on(t.expiresAt)],
)

/** ID tokens that a session was started with, until they expire: each is accepted once. */
export const usedIdTokens = sqliteTable(
  'used_id_tokens',
  {
    /** SHA-256 of the signed part of the token, hex. */
    tokenHash: text('token_hash').primaryKey(),
    expiresAt: integer('expires_at').notNull(),
  },
  (t) => [index('used_id_tokens_expiry').on(t.expiresAt)],
)
