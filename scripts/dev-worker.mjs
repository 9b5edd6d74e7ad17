// `npm run dev:worker`: one Node process with the libSQL endpoint, the stand-ins and the migrations; beside it wrangler.
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { ensureBuilt } from './utils/build.mjs'
import { ensureInstalled, findNode24, ROOT, toolEnv } from './utils/setup.mjs'

const port = process.env.PORT ?? '8787'
const host = process.env.HOST ?? 'localhost'
const quiet = { WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' }
const passedOn = ['RATE_LIMIT', 'CONTACT_EMAIL', 'OPENAI_', 'FIREBASE_', 'STRIPE_', 'PUBLIC_ORIGIN']

ensureInstalled()
ensureBuilt()
const env = toolEnv(quiet)
const children = []
const run = (command, args, stdio) => {
  const child = spawn(command, args, { cwd: ROOT, env, stdio })
  child.on('exit', (code) => stop(code ?? 0))
  children.push(child)
  return child
}
let stopping = false
const stop = (code) => {
  if (stopping) return
  stopping = true
  for (const child of children) child.kill('SIGTERM')
  setTimeout(() => process.exit(code), 1_500).unref()
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0))

const beside = run(findNode24(), ['api/src/server/fakes-node.ts'], ['ignore', 'pipe', 'inherit'])
const [first] = await new Promise((resolve) =>
  createInterface({ input: beside.stdout }).once('line', (...line) => resolve(line)),
)
const { url, token, sessionSecret } = JSON.parse(first)

const vars = {
  LIBSQL_URL: process.env.LIBSQL_URL ?? url,
  LIBSQL_AUTH_TOKEN: process.env.LIBSQL_URL ? (process.env.LIBSQL_AUTH_TOKEN ?? '') : token,
  SESSION_SECRET: sessionSecret,
  STAND_INS_URL: url,
}
for (const [name, value] of Object.entries(process.env)) {
  if (passedOn.some((prefix) => name.startsWith(prefix))) vars[name] = value
}
// In a file of its own rather than in the arguments, which other users of this machine could see.
const varsFile = join(resolve(process.env.DATA_DIR ?? '.data'), 'dev-worker.env')
writeFileSync(
  varsFile,
  Object.entries(vars)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}\n`)
    .join(''),
  { mode: 0o600 },
)
const args = ['dev', '--config', 'scripts/dev-worker.toml', '--port', port, '--ip', host, '--env-file', varsFile]
run(
  join(ROOT, 'node_modules/.bin/wrangler'),
  [...args, '--show-interactive-dev-session=false'],
  ['ignore', 'inherit', 'inherit'],
)
console.log(`Faro on workerd will be at http://${host}:${port} (stand-ins for sign-in and payments beside it)`)
