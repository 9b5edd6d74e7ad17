import { join } from 'node:path'
import { backupDatabase, checkIntegrity, restoreDatabase } from '../db/backup.ts'
import { ConfigError, nodeEnvSchema, readEnv } from './config/env.ts'

const USAGE = 'Usage: npm run db:backup -- FILE, or with the server stopped: npm run db:restore -- FILE'

/** `npm run db:backup` and `npm run db:restore`: copy the database of `DATA_DIR` to a file, or replace it with one. */
const run = async ([command, file]: readonly string[]) => {
  const env = readEnv(nodeEnvSchema, process.env)
  if (env.LIBSQL_URL !== undefined) throw new ConfigError('LIBSQL_URL is set: use the backups of that server.')
  if (!file || (command !== 'backup' && command !== 'restore')) throw new ConfigError(USAGE)
  const database = join(env.DATA_DIR, 'faro.db')
  await (command === 'backup' ? backupDatabase(database, file) : restoreDatabase(file, database))
  const { users, resumes } = await checkIntegrity(file)
  console.log(`${command === 'backup' ? 'Backed up to' : 'Restored from'} ${file}: ${users} people, ${resumes} CVs.`)
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
