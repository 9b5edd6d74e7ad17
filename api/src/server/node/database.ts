import { type DatabaseErrorKind, getDatabaseErrorKind, ignoreFullStorage } from '../../db/errors.ts'
import { enforcesForeignKeys, migrate } from '../../db/migrate.ts'
import { readMigrations } from '../../db/migrations.ts'
import { type OpenDatabase, openDatabase } from '../../db/open-database.ts'
import { seedTemplates } from '../../db/queries/resume/templates.ts'
import type { StorageState } from '../../db/storage-reserve.ts'
import { createTemplateRows } from '../../services/template/create-template-rows.ts'
import { ConfigError } from '../config/env.ts'

/** Without them, what belongs to a deleted account would stay. */
export const NO_FOREIGN_KEYS = 'The database at LIBSQL_URL does not enforce foreign keys, as sqld and Turso do.'

const SERVER_ERRORS: Readonly<Partial<Record<DatabaseErrorKind, string>>> = {
  refused: 'refuses LIBSQL_AUTH_TOKEN. Make a new token for this very database and set it',
  locked: 'is locked by another program. Try again when that has ended',
  full: 'has no room left, or its plan is used up. Give it room',
}

const FILE_ERRORS: Readonly<Partial<Record<DatabaseErrorKind, string>>> = {
  damaged: 'is damaged, or is no database. Put a copy in its place: npm run db:restore -- FILE',
  locked: 'is locked by another program: a restore, or a database shell. End it and start again',
  'no-permission': 'may not be read and written by this user. Change its owner (chown), or set DATA_DIR',
  full: 'cannot grow, because the disk is full. Make room on it',
}

const describeDatabaseError = (url: string, kind: DatabaseErrorKind): string =>
  url.startsWith('file:')
    ? `The database ${url.slice('file:'.length)} ${FILE_ERRORS[kind] ?? 'cannot be read. Look at the disk and at its folder'}.`
    : `The database at LIBSQL_URL ${SERVER_ERRORS[kind] ?? 'does not answer. Check the address, and that the server runs'}.`

export interface MigratedDatabase extends OpenDatabase {
  /** Tags of the migrations that this start applied. */
  readonly migrations: readonly string[]
}

/**
 * Opens and migrates a database and updates its templates to the catalog. Throws `ConfigError` when it is unreachable,
 * stays locked, is not a database, or does not enforce foreign keys. `onStorage`: see `openDatabase`.
 */
export const openMigratedDatabase = async (
  url: string,
  authToken?: string,
  onStorage?: (state: StorageState) => void,
): Promise<MigratedDatabase> => {
  try {
    const database = await openDatabase(url, authToken, onStorage)
    if (!(await enforcesForeignKeys(database.client))) throw new ConfigError(NO_FOREIGN_KEYS)
    const migrations = await migrate(database.client, readMigrations(), Date.now())
    // A full disk keeps the templates of the last start: people must still be able to read and delete.
    await seedTemplates(database.db, createTemplateRows()).catch(ignoreFullStorage)
    return { ...database, migrations }
  } catch (error) {
    const kind = getDatabaseErrorKind(error)
    if (!kind) throw error
    throw new ConfigError(describeDatabaseError(url, kind))
  }
}
