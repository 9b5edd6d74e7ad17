import { migrate } from '../db/migrate.ts'
import { readMigrations } from '../db/migrations.ts'
import { type OpenDatabase, openDatabase } from '../db/open-node.ts'
import { seedTemplates } from '../db/queries/templates.ts'
import { templateRows } from '../services/template/rows.ts'

/** A database that is ready to serve: opened, migrated, its templates as in the catalogue. */
export const readyDatabase = async (url: string, authToken?: string): Promise<OpenDatabase> => {
  const database = await openDatabase(url, authToken)
  await migrate(database.client, readMigrations(), Date.now())
  await seedTemplates(database.db, templateRows())
  return database
}
