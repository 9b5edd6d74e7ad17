import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Client, createClient } from '@libsql/client'
import { type Db, toDb } from './db.ts'

/** Set on every connection. `secure_delete`: what is deleted is overwritten, not only forgotten. */
const FILE_PRAGMAS = ['PRAGMA foreign_keys = ON', 'PRAGMA secure_delete = ON', 'PRAGMA synchronous = FULL']

export interface OpenDatabase {
  readonly db: Db
  readonly client: Client
  readonly close: () => void
}

/**
 * Opens a libSQL file (`file:…`, made when it is not there) or a server (`http:`, `https:`, `libsql:`).
 * One connection on a file: its calls are synchronous, so a second would only wait for the first.
 */
export const openDatabase = async (url: string, authToken?: string): Promise<OpenDatabase> => {
  const isFile = url.startsWith('file:')
  if (isFile) mkdirSync(dirname(url.slice('file:'.length)), { recursive: true })
  const client = createClient({
    url,
    ...(authToken !== undefined && { authToken }),
    ...(isFile && { timeout: 20, concurrency: 1 }),
  })
  const pragmas = isFile ? FILE_PRAGMAS : []
  if (isFile) await client.execute('PRAGMA journal_mode = WAL')
  for (const pragma of pragmas) await client.execute(pragma)
  return { db: toDb(client, pragmas), client, close: () => client.close() }
}
