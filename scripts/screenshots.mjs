// `npm run screenshots`: takes the pictures of the README and the web app manifests from the running product.
import { spawn } from 'node:child_process'
import { ensureBuilt } from './utils/build.mjs'
import { ensureChromium } from './utils/external-tools.mjs'
import { ensureInstalled, exitWith, fail, findNode24, ROOT, toolEnv } from './utils/setup.mjs'

ensureInstalled()
ensureBuilt()
const chromium = ensureChromium()
if (!chromium) fail('The screenshots need Chromium, which cannot be installed here. Set CHROMIUM_PATH to one.')
const env = toolEnv({ CHROMIUM_PATH: String(chromium) })
exitWith(spawn(findNode24(), ['test/e2e/take-screenshots.ts'], { cwd: ROOT, env, stdio: 'inherit' }))
