import { sql } from 'drizzle-orm'
import { integer, text } from 'drizzle-orm/sqlite-core'

/** The time of the database. All times are UTC ms. */
export const now = sql`(CAST(unixepoch('subsec') * 1000 AS INTEGER))`
export const id = () => text('id').primaryKey()
export const createdAt = () => integer('created_at').notNull().default(now)
