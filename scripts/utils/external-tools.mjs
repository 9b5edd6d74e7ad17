// The programs that the tests use and npm does not bring: a Chromium, pdftotext, qpdf.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { findNode24, ROOT, toolEnv } from './setup.mjs'

const CHROMIUMS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const onPath = (name) => spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout?.trim() || null
const run = (command, args) =>
  spawnSync(command, args, { stdio: 'ignore', env: toolEnv({ DEBIAN_FRONTEND: 'noninteractive' }) }).status === 0

/** Installs Debian packages where this user may; false where it cannot. */
const aptInstall = (packages) => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !onPath('apt-get')) return false
  run('apt-get', ['update', '-qq'])
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
}

const bundledChromium = () => {
  const executable = createRequire(join(ROOT, 'package.json'))('@playwright/test').chromium.executablePath()
  return existsSync(executable) ? executable : null
}

const findChromium = () =>
  [process.env.CHROMIUM_PATH, ...CHROMIUMS].find((path) => path && existsSync(path)) ??
  onPath('chromium') ??
  bundledChromium()

/** The path of a Chromium, installed if need be; null where none can be had. */
export const ensureChromium = () => {
  const found = findChromium()
  if (found) return found
  console.error('Installing Chromium for the browser tests (once) …')
  if (aptInstall(['chromium'])) return findChromium()
  run(findNode24(), [join(ROOT, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'])
  return findChromium()
}

/** Which of the PDF readers that check our files are here, after trying to install what is missing. */
export const ensurePdfTools = () => {
  const missing = () => ['pdftotext', 'qpdf'].filter((name) => !onPath(name))
  if (missing().length > 0) aptInstall(['poppler-utils', 'qpdf'])
  return { missing: missing() }
}
