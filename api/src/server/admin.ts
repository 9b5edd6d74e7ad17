import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createNodeTaskRunner } from '../adapters/task-runner/node.ts'
import { newId } from '../ids.ts'
import { AdminError, runAdmin } from './admin/run-admin.ts'
import { ConfigError, nodeEnvSchema, readEnv } from './config/env.ts'
import { openMigratedDatabase } from './node/database.ts'

/** `npm run --silent faro-admin`: questions and accounts, in the database of `DATA_DIR` or at `LIBSQL_URL`. */
const run = async (args: readonly string[]) => {
  const env = readEnv(nodeEnvSchema, process.env)
  const file = resolve(env.DATA_DIR, 'faro.db')
  if (env.LIBSQL_URL === undefined && !existsSync(file))
    throw new ConfigError(`There is no database at ${file}. Set DATA_DIR or LIBSQL_* as for the server.`)
  const database = await openMigratedDatabase(env.LIBSQL_URL ?? `file:${file}`, env.LIBSQL_AUTH_TOKEN)
  const tasks = createNodeTaskRunner({ processes: 1 })
  try {
    const output = await runAdmin({ db: database.db, clock: Date.now, newId, tasks }, args)
    if (!(output instanceof ReadableStream)) for (const line of output) console.log(line)
    else if (process.stdout.isTTY) throw new AdminError('This prints a ZIP. Add > FILE to the command.')
    else await pipeline(output, process.stdout)
  } finally {
    await tasks.close()
    await database.close()
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof AdminError || error instanceof ConfigError ? error.message : error)
  process.exit(error instanceof AdminError ? 2 : 1)
})
