// Programs that the tests use and npm does not install: Chromium, Firefox, WebKitGTK, LibreOffice, pdftotext, pdfinfo, qpdf.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { findNode24, ROOT, toolEnv } from './setup.mjs'

/** Debian's Chromium without windows: the engine is the same, and opening a page takes 40 % of the processor time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
const CHROMIUM_PATHS = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** @param {string} file */
const isExecutable = (file) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Path of a program on the PATH; null where there is none. Needs no shell.
 * @param {string} name
 */
const findOnPath = (name) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable) ?? null

/**
 * Whether a command ends with 0.
 * @param {string} command
 * @param {readonly string[]} args
 */
const run = (command, args) =>
  spawnSync(command, args, { stdio: 'ignore', env: toolEnv({ DEBIAN_FRONTEND: 'noninteractive' }) }).status === 0

/**
 * Installs Debian packages; false where this user or system cannot.
 * @param {readonly string[]} packages
 */
const installDebianPackages = (packages) => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !findOnPath('apt-get')) return false
  run('apt-get', ['update', '-qq'])
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
}

const findBundledChromium = () => {
  const executable = createRequire(join(ROOT, 'package.json'))('@playwright/test').chromium.executablePath()
  return existsSync(executable) ? executable : null
}

/** @returns {string | null} */
const findChromium = () =>
  [process.env['CHROMIUM_PATH'], ...CHROMIUM_PATHS].find((path) => path && existsSync(path)) ??
  findOnPath('chromium') ??
  findBundledChromium()

/** Path of a Chromium, installed if need be; null where that fails. */
export const ensureChromium = () => {
  const found = findChromium()
  if (found && found !== '/usr/bin/chromium') return found
  console.error('Installing Chromium for the browser tests (once) …')
  if (installDebianPackages(['chromium-headless-shell']) || found) return findChromium()
  if (installDebianPackages(['chromium'])) return findChromium()
  run(findNode24(), [join(ROOT, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'])
  return findChromium()
}

const findFirefox = () => process.env['FIREFOX_PATH'] ?? findOnPath('firefox-esr') ?? findOnPath('firefox')

/** Path of a Firefox, installed if need be; null where that fails. */
export const ensureFirefox = () => {
  const found = findFirefox()
  if (found) return found
  console.error('Installing Firefox for the browser tests (once) …')
  return installDebianPackages(['firefox-esr']) ? findFirefox() : null
}

const findWebKitDriver = () =>
  process.env['WEBKIT_DRIVER'] ?? (findOnPath('Xvfb') && findOnPath('localedef') ? findOnPath('WebKitWebDriver') : null)

/** Path of the WebDriver of WebKitGTK, installed with its display and locales if need be; null where that fails. */
export const ensureWebKitDriver = () => {
  const found = findWebKitDriver()
  if (found) return found
  console.error('Installing WebKitGTK for the browser tests (once) …')
  return installDebianPackages(['webkit2gtk-driver', 'xvfb', 'locales']) ? findWebKitDriver() : null
}

/** The PDF tools that are missing after an attempt to install them. */
export const ensurePdfTools = () => {
  const listMissing = () => ['pdftotext', 'pdfinfo', 'qpdf'].filter((name) => !findOnPath(name))
  if (listMissing().length > 0) installDebianPackages(['poppler-utils', 'qpdf'])
  return { missing: listMissing() }
}

/** Whether LibreOffice is there, after an attempt to install it. */
export const ensureOffice = () => {
  if (findOnPath('soffice')) return true
  console.error('Installing LibreOffice Writer for the Word files (once) …')
  return installDebianPackages(['libreoffice-writer-nogui']) && findOnPath('soffice') !== null
}
