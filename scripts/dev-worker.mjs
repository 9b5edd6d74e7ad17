// `npm run dev:worker`: the Worker under wrangler; beside it one Node process with a libSQL endpoint and the fakes.
// `SQLD_URL` (and `SQLD_AUTH_TOKEN`) takes a running sqld instead of the endpoint.
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { ensureBuilt } from './utils/build.mjs'
import { requireFreePort } from './utils/free-port.mjs'
import { ensureInstalled, findNode24, ROOT, toolEnv } from './utils/setup.mjs'

const port = process.env['PORT'] ?? '8787'
const host = process.env['HOST'] ?? 'localhost'
const OFFLINE_WRANGLER = { WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' }
const FORWARDED_PREFIXES = [
  'RATE_LIMIT',
  'CONTACT_EMAIL',
  'OPENAI_',
  'FIREBASE_',
  'STRIPE_',
  'PUBLIC_ORIGIN',
  'SUPPORT',
  'TRIAL_DAYS',
]

ensureInstalled()
await requireFreePort(Number(port), host)
ensureBuilt()
const env = toolEnv(OFFLINE_WRANGLER)
/** @type {import('node:child_process').ChildProcess[]} */
const children = []
let isStopping = false
/** @param {number} code */
const stop = (code) => {
  if (isStopping) return
  isStopping = true
  process.exitCode = code
  for (const child of children) child.kill('SIGTERM')
  setTimeout(() => process.exit(code), 1_500).unref()
}
/** @param {import('node:child_process').ChildProcess} child */
const watchExit = (child) => {
  child.on('exit', (code) => stop(code ?? 1))
  children.push(child)
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0))

const sqldUrl = process.env['SQLD_URL']
const libsqlUrl = sqldUrl ?? process.env['LIBSQL_URL']
const libsqlToken = (sqldUrl ? process.env['SQLD_AUTH_TOKEN'] : process.env['LIBSQL_AUTH_TOKEN']) ?? ''
// A database of a developer has no deployment that migrates it.
if (sqldUrl) {
  const migration = spawn(findNode24(), ['api/src/server/migrate.ts'], {
    cwd: ROOT,
    env: { ...env, LIBSQL_URL: sqldUrl, LIBSQL_AUTH_TOKEN: libsqlToken },
    stdio: 'inherit',
  })
  const code = await new Promise((done) => migration.once('exit', done))
  if (code !== 0) process.exit(1)
}

const fakes = spawn(findNode24(), ['api/src/server/fakes-node.ts'], {
  cwd: ROOT,
  env,
  stdio: ['ignore', 'pipe', 'inherit'],
})
watchExit(fakes)
/** @type {string} */
const firstLine = await new Promise((done) => createInterface({ input: fakes.stdout }).once('line', done))
/** @type {{ url: string, token: string, sessionSecret: string }} */
const { url, token, sessionSecret } = JSON.parse(firstLine)

/** @type {Record<string, string>} */
const vars = {
  LIBSQL_URL: libsqlUrl ?? url,
  LIBSQL_AUTH_TOKEN: libsqlUrl ? libsqlToken : token,
  SESSION_SECRET: sessionSecret,
  FAKES_URL: url,
}
for (const [name, value] of Object.entries(process.env))
  if (value !== undefined && FORWARDED_PREFIXES.some((prefix) => name.startsWith(prefix))) vars[name] = value
// A file, because other users of this machine can see the arguments of a process.
const dataDir = resolve(process.env['DATA_DIR'] ?? '.data')
mkdirSync(dataDir, { recursive: true, mode: 0o700 })
const varsFile = join(dataDir, 'dev-worker.env')
const lines = Object.entries(vars).map(([name, value]) => `${name}=${JSON.stringify(value)}\n`)
writeFileSync(varsFile, lines.join(''), { mode: 0o600 })

const args = ['dev', '--config', 'scripts/dev-worker.toml', '--port', port, '--ip', host, '--env-file', varsFile]
watchExit(
  spawn(join(ROOT, 'node_modules/.bin/wrangler'), [...args, '--show-interactive-dev-session=false'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  }),
)
console.log(`Faro on workerd will be at http://${host}:${port} (with local fakes for sign-in and payments)`)
