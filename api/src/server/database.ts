import { toDatabaseError } from '../db/errors.ts'
import { migrate } from '../db/migrate.ts'
import { readMigrations } from '../db/migrations.ts'
import { type OpenDatabase, openDatabase } from '../db/open-database.ts'
import { seedTemplates } from '../db/queries/templates.ts'
import { createTemplateRows } from '../services/template/create-template-rows.ts'
import { ConfigError } from './env.ts'

/**
 * Opens and migrates a database and updates its templates to the catalog. Throws `ConfigError` when it is unreachable,
 * stays locked, or is not a database.
 */
export const openMigratedDatabase = async (url: string, authToken?: string): Promise<OpenDatabase> => {
  try {
    const database = await openDatabase(url, authToken)
    await migrate(database.client, readMigrations(), Date.now())
    await seedTemplates(database.db, createTemplateRows())
    return database
  } catch (error) {
    const databaseError = toDatabaseError(error)
    if (!databaseError) throw error
    const place = url.startsWith('file:') ? url.slice('file:'.length) : 'LIBSQL_URL'
    throw new ConfigError(`The database at ${place} cannot be used (${databaseError.code}).`)
  }
}
