import { join } from 'node:path'
import { backupDatabase, checkIntegrity, restoreDatabase } from '../db/backup.ts'
import { ConfigError, nodeEnvSchema, readEnv } from './env.ts'

const USAGE = 'Usage: npm run db:backup -- FILE, or with the server stopped: npm run db:restore -- FILE'

/** Copies the database of `DATA_DIR` to a file, or puts such a copy in its place. A libSQL server has its own backups. */
const run = async ([verb, file]: readonly string[]) => {
  const env = readEnv(nodeEnvSchema, process.env)
  if (env.LIBSQL_URL !== undefined) throw new ConfigError('LIBSQL_URL is set: use the backups of that server.')
  if (!file || (verb !== 'backup' && verb !== 'restore')) throw new ConfigError(USAGE)
  const database = join(env.DATA_DIR, 'faro.db')
  await (verb === 'backup' ? backupDatabase(database, file) : restoreDatabase(file, database))
  const { users, resumes } = await checkIntegrity(file)
  console.log(`${verb === 'backup' ? 'Backed up to' : 'Restored from'} ${file}: ${users} people, ${resumes} CVs.`)
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
