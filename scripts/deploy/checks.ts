// What a first deployment of the Worker needs. Each check returns one line for each thing that is wrong, without values.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { enforcesForeignKeys } from '#api/db/migrate.ts'
import { readMigrations } from '#api/db/migrations.ts'
import { openDatabase } from '#api/db/open-database.ts'
import { isLoopbackHost } from '#api/loopback.ts'
import { createStaticHeadersFile } from '#api/middleware/security-headers.ts'
import { createPayments } from '#api/server/config/create-payments.ts'
import { assertFirebaseConfig } from '#api/server/config/enabled-fakes.ts'
import { ConfigError, readEnv, type ServiceEnv, serviceEnvSchema } from '#api/server/config/env.ts'
import { describeUnknownVariable } from '#api/server/config/unknown-variables.ts'
import { NO_FOREIGN_KEYS } from '#api/server/node/database.ts'
import { getImportMapSources } from '#api/server/node/import-map.ts'
import { WORKER_LIMITS } from './worker-limits.ts'

type Values = Readonly<Record<string, string | undefined>>

const REQUIRED: Readonly<Record<string, string>> = {
  LIBSQL_URL: 'nothing can be stored',
  SESSION_SECRET: 'nobody stays signed in',
  FIREBASE_PROJECT_ID: 'nobody can sign in',
  FIREBASE_API_KEY: 'nobody can sign in',
  STRIPE_SECRET_KEY: 'nobody can subscribe',
  STRIPE_PUBLISHABLE_KEY: 'nobody can subscribe',
  STRIPE_WEBHOOK_SECRET: 'payments in a closed tab are missed',
}
/** Variables of the Node server, which a Worker does not read, or which open it. */
const REFUSED: Readonly<Record<string, string>> = {
  RATE_LIMIT: 'it is for load tests',
  ALLOW_INSECURE_HTTP: 'a Worker is always behind https',
  FARO_DEMO: 'a Worker has no fakes',
}

/** Names of secrets: all that are required, none that is misspelled. */
export const checkSecretNames = (names: readonly string[]): string[] => [
  ...Object.entries(REQUIRED)
    .filter(([name]) => !names.includes(name))
    .map(([name, effect]) => `${name} is missing: without it ${effect}.`),
  ...names.filter((name) => !(name in serviceEnvSchema.shape)).map(describeUnknownVariable),
  ...Object.entries(REFUSED)
    .filter(([name]) => names.includes(name))
    .map(([name, reason]) => `${name} must not be set on a Worker: ${reason}.`),
]

const getConfigError = (check: () => unknown): string[] => {
  try {
    check()
    return []
  } catch (error) {
    if (error instanceof ConfigError) return [error.message]
    throw error
  }
}

/** Values of secrets, as the Worker checks them at its first request. */
export const checkSecretValues = (values: Values): string[] => {
  let env: ServiceEnv
  try {
    env = readEnv(serviceEnvSchema, values)
  } catch (error) {
    return (error instanceof ConfigError ? error.message : String(error)).split('\n')
  }
  const { LIBSQL_URL: url = '' } = env
  const { protocol, hostname } = URL.canParse(url) ? new URL(url) : { protocol: '', hostname: '' }
  const isReachable = /^(libsql|https|wss):$/.test(protocol) && !isLoopbackHost(hostname)
  return [
    ...(url && !isReachable ? ['LIBSQL_URL must be the libsql: or https: address of a server.'] : []),
    ...(isReachable && !env.LIBSQL_AUTH_TOKEN ? ['LIBSQL_AUTH_TOKEN is missing: the database would be open.'] : []),
    ...getConfigError(() => assertFirebaseConfig(env)),
    ...getConfigError(() => createPayments(env, Date.now)),
    ...(env.PUBLIC_ORIGIN && !env.PUBLIC_ORIGIN.startsWith('https:') ? ['PUBLIC_ORIGIN must be https.'] : []),
  ]
}

/** Whether the database answers and has every migration. Changes nothing in it. */
export const checkMigrations = async (url: string, authToken: string | undefined): Promise<string[]> => {
  const database = await openDatabase(url, authToken).catch(() => null)
  if (!database) return ['The database at LIBSQL_URL does not answer.']
  try {
    const applied = await database.client.execute('SELECT id FROM migrations').then(
      ({ rows }) => rows.map((row) => Number(row['id'])),
      (error: unknown): number[] | null => (/no such table/.test(String(error)) ? [] : null),
    )
    if (!applied) return ['The database at LIBSQL_URL does not answer, or refuses LIBSQL_AUTH_TOKEN.']
    if (!(await enforcesForeignKeys(database.client))) return [NO_FOREIGN_KEYS]
    const missing = readMigrations().filter(({ id }) => !applied.includes(id))
    if (missing.length === 0) return []
    return [`The database misses ${missing.length} migrations: run \`npm run db:migrate\` with its LIBSQL_URL.`]
  } finally {
    await database.close()
  }
}

/** The static files: their number, their sizes and the headers that are generated for them. */
export const checkAssets = (dist: string, authDomain: string | null): string[] => {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const large = files.filter(({ parentPath, name }) => statSync(join(parentPath, name)).size > WORKER_LIMITS.fileBytes)
  const page = existsSync(join(dist, 'index.html')) ? readFileSync(join(dist, 'index.html'), 'utf8') : ''
  const headers = files.some(({ name }) => name === '_headers') ? readFileSync(join(dist, '_headers'), 'utf8') : null
  return [
    ...(files.length > WORKER_LIMITS.files ? [`dist has ${files.length} files; ${WORKER_LIMITS.files} may be.`] : []),
    ...large.map(({ name }) => `${name} is larger than the 25 MiB that a static file may have.`),
    ...(headers === createStaticHeadersFile({ authDomain, scripts: getImportMapSources(page) })
      ? []
      : [
          'dist/_headers is not current: run `node scripts/run.mjs scripts/assets/headers.ts` (with FIREBASE_AUTH_DOMAIN) and build.',
        ]),
  ]
}

/** `bytes`: of the gzipped script. */
export const checkScriptSize = (bytes: number): string[] =>
  bytes <= WORKER_LIMITS.scriptBytes
    ? []
    : [`The script has ${Math.round(bytes / 1_000)} kB gzipped; ${WORKER_LIMITS.scriptBytes / 1_000} may be.`]
