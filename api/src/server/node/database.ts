import { ignoreFullStorage, toDatabaseError } from '../../db/errors.ts'
import { enforcesForeignKeys, migrate } from '../../db/migrate.ts'
import { readMigrations } from '../../db/migrations.ts'
import { type OpenDatabase, openDatabase } from '../../db/open-database.ts'
import { seedTemplates } from '../../db/queries/resume/templates.ts'
import type { StorageState } from '../../db/storage-reserve.ts'
import { createTemplateRows } from '../../services/template/create-template-rows.ts'
import { ConfigError } from '../config/env.ts'

/** Without them, what belongs to a deleted account would stay. */
export const NO_FOREIGN_KEYS = 'The database at LIBSQL_URL does not enforce foreign keys, as sqld and Turso do.'

/**
 * Opens and migrates a database and updates its templates to the catalog. Throws `ConfigError` when it is unreachable,
 * stays locked, is not a database, or does not enforce foreign keys. `onStorage`: see `openDatabase`.
 */
export const openMigratedDatabase = async (
  url: string,
  authToken?: string,
  onStorage?: (state: StorageState) => void,
): Promise<OpenDatabase> => {
  try {
    const database = await openDatabase(url, authToken, onStorage)
    if (!(await enforcesForeignKeys(database.client))) throw new ConfigError(NO_FOREIGN_KEYS)
    await migrate(database.client, readMigrations(), Date.now())
    // A full disk keeps the templates of the last start: people must still be able to read and delete.
    await seedTemplates(database.db, createTemplateRows()).catch(ignoreFullStorage)
    return database
  } catch (error) {
    const databaseError = toDatabaseError(error)
    if (!databaseError) throw error
    if (!url.startsWith('file:'))
      throw new ConfigError(
        `The database at LIBSQL_URL does not answer, or refuses LIBSQL_AUTH_TOKEN (${databaseError.code}). Check both, and that the server runs.`,
      )
    throw new ConfigError(`The database at ${url.slice('file:'.length)} cannot be used (${databaseError.code}).`)
  }
}
