import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from './users.ts'

/**
 * The free trials of persons, one each. A row stays for a year after its account is deleted, with a keyed hash and a date
 * only, so that a new account is no new trial.
 */
export const trials = sqliteTable(
  'trials',
  {
    personHash: text('person_hash').primaryKey(),
    /** Null: the account is deleted. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    startedAt: integer('started_at').notNull(),
    /** Null until the provider has created it, so that a start that was interrupted can be repeated. */
    subscriptionId: text('subscription_id'),
  },
  (t) => [index('trials_user').on(t.userId)],
)
