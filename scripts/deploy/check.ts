// `npm run deploy:check -- --secrets FILE`: see scripts/deploy-check.mjs. Without a file, the names are those that the
// account has already, and the database is that of LIBSQL_URL.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs, parseEnv } from 'node:util'
import * as z from 'zod'
import { ROOT } from '../utils/setup.mjs'
import { measureWorkerBundle } from './bundle-worker.ts'
import { checkAssets, checkMigrations, checkScriptSize, checkSecretNames, checkSecretValues } from './checks.ts'

const { values: options } = parseArgs({ options: { secrets: { type: 'string' } } })
const secretListSchema = z.array(z.object({ name: z.string() }))

/** Names of the secrets of the deployed Worker; null where this machine has no access to the account. */
const listDeployedSecrets = (): string[] | null => {
  const wrangler = join(ROOT, 'node_modules/wrangler/bin/wrangler.js')
  const { status, stdout } = spawnSync(process.execPath, [wrangler, 'secret', 'list', '--format', 'json'], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return status === 0 ? secretListSchema.parse(JSON.parse(stdout)).map(({ name }) => name) : null
}

const checkDeployedSecrets = (): string[] => {
  const names = listDeployedSecrets()
  if (names) return checkSecretNames(names)
  return ['The secrets are not known here: name a file with --secrets FILE, or run `npx wrangler login`.']
}

const readSecrets = (file: string): Readonly<Record<string, string | undefined>> | null =>
  existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : null

const file = options.secrets
const secrets = file ? readSecrets(file) : null
const { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: token, FIREBASE_AUTH_DOMAIN: authDomain } = secrets ?? process.env
const bundle = measureWorkerBundle()
const problems = [
  ...(file && !secrets ? [`There is no ${file}.`] : []),
  ...(secrets ? [...checkSecretNames(Object.keys(secrets)), ...checkSecretValues(secrets)] : []),
  ...(file ? [] : checkDeployedSecrets()),
  ...(url ? await checkMigrations(url, token) : ['Whether the database is migrated is not known: set LIBSQL_URL.']),
  ...checkAssets(join(ROOT, 'dist'), authDomain || null),
  ...('problem' in bundle ? [bundle.problem] : checkScriptSize(bundle.bytes)),
]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else console.log(`Ready: npx wrangler deploy${file ? ` --secrets-file ${file}` : ''}`)
