// `npm start`: installs what is missing, builds, and serves web and API on one address.
import { spawn } from 'node:child_process'
import { ensureBuilt } from './utils/build.mjs'
import { ensureInstalled, findNode24, ROOT, toolEnv } from './utils/setup.mjs'

ensureInstalled()
ensureBuilt()
const child = spawn(findNode24(), ['api/src/server/node.ts'], { cwd: ROOT, env: toolEnv(), stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)))
