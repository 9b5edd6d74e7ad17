import { sql } from 'drizzle-orm'
import type { Db } from '../../db.ts'

/** Whether the database responds and has its tables. Never throws. */
export const pingDatabase = (db: Db): Promise<boolean> =>
  db.all(sql`SELECT 1 FROM users LIMIT 1`).then(
    () => true,
    () => false,
  )
