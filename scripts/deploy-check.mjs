// `npm run deploy:check -- --secrets FILE`: everything that a first `wrangler deploy` needs. Ends with 1 and one line for
// each thing that is missing.
import { spawn } from 'node:child_process'
import { ensureBuilt } from './utils/build.mjs'
import { ensureInstalled, exitWith, findNode24, ROOT, toolEnv } from './utils/setup.mjs'

ensureInstalled()
ensureBuilt()
const env = toolEnv({ WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' })
const args = ['scripts/deploy/check.ts', ...process.argv.slice(2)]
exitWith(spawn(findNode24(), args, { cwd: ROOT, env, stdio: 'inherit' }))
