// `node scripts/run.mjs PROGRAM …`: installs what is missing, then runs a TypeScript file of the repository, or a program
// of `node_modules/.bin`, with our Node.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, exitWith, fail, findNode24, ROOT, toolEnv } from './utils/setup.mjs'

const [program = '', ...args] = process.argv.slice(2)
ensureInstalled()
const isFile = program.endsWith('.ts')
const path = join(ROOT, isFile ? '' : 'node_modules/.bin', program)
if (!existsSync(path)) fail(`There is no ${program}.`)
const command = isFile ? [findNode24(), path] : [path]
const child = spawn(command[0] ?? '', [...command.slice(1), ...args], { env: toolEnv(), stdio: 'inherit' })
child.on('error', (error) => fail(`${program} cannot be run: ${error.message}`))
exitWith(child)
