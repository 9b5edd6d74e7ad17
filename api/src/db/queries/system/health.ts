import { sql } from 'drizzle-orm'
import type { Db } from '../../db.ts'

/** Less than health checks wait: one that gets no answer in time looks like a dead server. */
const MAX_PING_MS = 3_000

/** Whether the database responds within three seconds and has its tables. Never throws. */
export const pingDatabase = async (db: Db): Promise<boolean> => {
  const { promise: tooLate, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), MAX_PING_MS)
  const answer = db.all(sql`SELECT 1 FROM users LIMIT 1`).then(
    () => true,
    () => false,
  )
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer))
}
