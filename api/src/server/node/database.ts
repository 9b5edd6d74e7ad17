import { ignoreFullStorage, toDatabaseError } from '../../db/errors.ts'
import { migrate } from '../../db/migrate.ts'
import { readMigrations } from '../../db/migrations.ts'
import { type OpenDatabase, openDatabase } from '../../db/open-database.ts'
import { seedTemplates } from '../../db/queries/templates.ts'
import type { StorageState } from '../../db/storage-reserve.ts'
import { createTemplateRows } from '../../services/template/create-template-rows.ts'
import { ConfigError } from '../config/env.ts'

/**
 * Opens and migrates a database and updates its templates to the catalog. Throws `ConfigError` when it is unreachable,
 * stays locked, or is not a database. `onStorage`: see `openDatabase`.
 */
export const openMigratedDatabase = async (
  url: string,
  authToken?: string,
  onStorage?: (state: StorageState) => void,
): Promise<OpenDatabase> => {
  try {
    const database = await openDatabase(url, authToken, onStorage)
    await migrate(database.client, readMigrations(), Date.now())
    // A full disk keeps the templates of the last start: people must still be able to read and delete.
    await seedTemplates(database.db, createTemplateRows()).catch(ignoreFullStorage)
    return database
  } catch (error) {
    const databaseError = toDatabaseError(error)
    if (!databaseError) throw error
    const place = url.startsWith('file:') ? url.slice('file:'.length) : 'LIBSQL_URL'
    throw new ConfigError(`The database at ${place} cannot be used (${databaseError.code}).`)
  }
}
