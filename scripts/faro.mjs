// `npm run --silent faro -- COMMAND`: parser, scoring and renderer on the command line; `login` and `push` talk to a server.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, findNode24, ROOT } from './utils/setup.mjs'

ensureInstalled()
const { status } = spawnSync(
  findNode24(),
  ['--disable-warning=ExperimentalWarning', join(ROOT, 'api/src/server/cli.ts'), ...process.argv.slice(2)],
  { stdio: 'inherit' },
)
process.exit(status ?? 1)
