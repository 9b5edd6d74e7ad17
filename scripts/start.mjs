// `npm start`: installs what is missing, builds, and serves web and API at one address.
import { spawn } from 'node:child_process'
import { ensureBuilt } from './utils/build.mjs'
import { ensureInstalled, exitWith, findNode24, ROOT, toolEnv } from './utils/setup.mjs'

ensureInstalled()
ensureBuilt()
exitWith(spawn(findNode24(), ['api/src/server/node.ts'], { cwd: ROOT, env: toolEnv(), stdio: 'inherit' }))
