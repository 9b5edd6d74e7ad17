import { toDatabaseError } from '../db/errors.ts'
import { migrate } from '../db/migrate.ts'
import { readMigrations } from '../db/migrations.ts'
import { type OpenDatabase, openDatabase } from '../db/open-database.ts'
import { seedTemplates } from '../db/queries/templates.ts'
import { createTemplateRows } from '../services/template/create-template-rows.ts'
import { ConfigError } from './env.ts'

/**
 * A database that is ready to serve: opened, migrated, its templates as in the catalogue. Throws `ConfigError` when it
 * cannot be reached, is locked for good, or is no database.
 */
export const openMigratedDatabase = async (url: string, authToken?: string): Promise<OpenDatabase> => {
  try {
    const database = await openDatabase(url, authToken)
    await migrate(database.client, readMigrations(), Date.now())
    await seedTemplates(database.db, createTemplateRows())
    return database
  } catch (error) {
    const fault = toDatabaseError(error)
    if (!fault) throw error
    const place = url.startsWith('file:') ? url.slice('file:'.length) : 'LIBSQL_URL'
    throw new ConfigError(`The database at ${place} cannot be used (${fault.code}).`)
  }
}
