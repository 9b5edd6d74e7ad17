import type { Client } from '@libsql/client'
import { isUniqueViolation } from './errors.ts'
import type { Migration } from './migrations.ts'
import { retryWhileLocked } from './with-retries.ts'

const TABLE = `CREATE TABLE IF NOT EXISTS migrations (
  id INTEGER PRIMARY KEY NOT NULL, tag TEXT NOT NULL, applied_at INTEGER NOT NULL)`

/** Whether deleting a row also deletes what refers to it. A server decides it for all of its connections. */
export const enforcesForeignKeys = async (client: Client): Promise<boolean> =>
  Number((await client.execute('PRAGMA foreign_keys')).rows[0]?.[0]) === 1

/**
 * Applies the missing migrations, each as one batch, and returns their tags. The first statement of a batch inserts the
 * migration id, so of two concurrent processes one applies it and the batch of the other is rolled back. Waits for locks of
 * other connections. `now`: UTC ms.
 */
export const migrate = async (client: Client, migrations: readonly Migration[], now: number): Promise<string[]> => {
  await retryWhileLocked(() => client.execute(TABLE))
  const { rows } = await client.execute('SELECT id FROM migrations')
  const applied = new Set(rows.map((row) => Number(row['id'])))
  const added: string[] = []
  for (const { id, tag, statements } of migrations) {
    if (applied.has(id)) continue
    try {
      await retryWhileLocked(() =>
        client.migrate([
          { sql: 'INSERT INTO migrations (id, tag, applied_at) VALUES (?, ?, ?)', args: [id, tag, now] },
          ...statements,
        ]),
      )
      added.push(tag)
    } catch (error) {
      const { rows: found } = await client.execute({ sql: 'SELECT 1 FROM migrations WHERE id = ?', args: [id] })
      if (!isUniqueViolation(error) || found.length === 0) throw error
    }
  }
  return added
}
