import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { KeyScope } from '#shared/api-schema/access-keys.ts'
import { createdAt, id } from './columns.ts'
import { owner } from './users.ts'

/** Keys with which programs of a person call the API. */
export const accessKeys = sqliteTable(
  'access_keys',
  {
    id: id(),
    userId: owner(),
    name: text('name').notNull(),
    /** SHA-256 of the key, hex, so that a copy of this table contains no usable key. */
    keyHash: text('key_hash').notNull().unique(),
    /** The first characters of the key, by which its owner recognizes it. */
    start: text('start').notNull(),
    scopes: text('scopes', { mode: 'json' }).$type<KeyScope[]>().notNull(),
    createdAt: createdAt(),
    /** Null: never. */
    expiresAt: integer('expires_at'),
    /** Updated at most once a minute. */
    lastUsedAt: integer('last_used_at'),
  },
  (t) => [index('access_keys_user').on(t.userId)],
)

/** Requests of a key on one UTC day. */
export const accessKeyUsage = sqliteTable(
  'access_key_usage',
  {
    keyId: text('key_id')
      .notNull()
      .references(() => accessKeys.id, { onDelete: 'cascade' }),
    /** `YYYY-MM-DD`, UTC. */
    day: text('day').notNull(),
    requests: integer('requests').notNull(),
    /** How many of them were answered with an error. */
    errors: integer('errors').notNull(),
  },
  (t) => [primaryKey({ columns: [t.keyId, t.day] })],
)
