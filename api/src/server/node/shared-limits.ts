import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Db } from '../../db/db.ts'
import { migrate } from '../../db/migrate.ts'
import { readMigrations } from '../../db/migrations.ts'
import { type OpenDatabase, openCounterFile } from '../../db/open-database.ts'
import { DATABASE_SUFFIXES } from '../../db/private-file.ts'
import { describeError, type Log } from '../../log.ts'

export interface SharedLimits {
  /** Null: rates and breakers are counted in this process alone. */
  readonly openDb: (() => Db) | null
  readonly close: () => Promise<void>
}

/** The migration that creates the tables of the limits. */
const MIGRATION = '0004_shared_limits'

/**
 * Opens the database in which all instances count rates and failures: the server of `url`, or the file `limits.db` beside
 * a database file, because counting in that file would wait for the disk and end its cached polls.
 */
export const openSharedLimits = async (url: string, database: OpenDatabase, log: Log): Promise<SharedLimits> => {
  if (!url.startsWith('file:')) return { openDb: () => database.db, close: async () => undefined }
  const file = join(dirname(url.slice('file:'.length)), 'limits.db')
  try {
    const { db, close } = await openCounters(file).catch(() => {
      // A power cut may damage it; it holds nothing older than a minute.
      for (const suffix of DATABASE_SUFFIXES) rmSync(file + suffix, { force: true })
      return openCounters(file)
    })
    return { openDb: () => db, close }
  } catch (error) {
    log({ level: 'error', event: 'limits-not-shared', ...describeError(error) })
    return { openDb: null, close: async () => undefined }
  }
}

const openCounters = async (file: string) => {
  const counters = await openCounterFile(file)
  try {
    const migrations = readMigrations().filter(({ tag }) => tag === MIGRATION)
    await migrate(counters.client, migrations, Date.now())
    return counters
  } catch (error) {
    await counters.close()
    throw error
  }
}
