import { ConfigError, readEnv, serviceEnvSchema } from './config/env.ts'
import { openMigratedDatabase } from './node/database.ts'

/** `npm run db:migrate`: migrates a libSQL server and updates its templates; run it before deploying a Worker. */
const run = async () => {
  const env = readEnv(serviceEnvSchema, process.env)
  if (env.LIBSQL_URL === undefined) throw new ConfigError('Set LIBSQL_URL (and LIBSQL_AUTH_TOKEN) to the database.')
  const database = await openMigratedDatabase(env.LIBSQL_URL, env.LIBSQL_AUTH_TOKEN)
  await database.close()
  const { migrations } = database
  console.log(`The database is up to date${migrations.length > 0 ? `: applied ${migrations.join(', ')}` : ''}.`)
}

run().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
})
