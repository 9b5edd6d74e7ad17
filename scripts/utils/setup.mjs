// Runs on Node 20 before anything is installed: plain JavaScript with no dependency.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const MIN_NODE_MAJOR = 24

/**
 * Prints one line and exits with 1.
 * @param {string} line
 * @returns {never}
 */
export const fail = (line) => {
  console.error(line)
  process.exit(1)
}

/** @param {string} version such as `v24.1.0` */
const getMajor = (version) => Number(version.replace(/^v/, '').split('.')[0])

/** Path of a Node that is new enough: the running one, or the one that the lock file installs. Exits where there is none. */
export const findNode24 = () => {
  if (getMajor(process.versions.node) >= MIN_NODE_MAJOR) return process.execPath
  const installed = join(ROOT, 'node_modules/.bin/node')
  if (existsSync(installed)) {
    const version = spawnSync(installed, ['--version'], { encoding: 'utf8' }).stdout ?? ''
    if (getMajor(version.trim()) >= MIN_NODE_MAJOR) return installed
  }
  return fail(
    `Faro needs Node ${MIN_NODE_MAJOR} or later; this is ${process.version} on ${process.platform}-${process.arch}, for which the lock file brings none. Install Node ${MIN_NODE_MAJOR} and run the command again.`,
  )
}

/** Whether the installed versions are those of the lock file; packages for other platforms may be missing. */
export const isInstalled = () => {
  const installedFile = join(ROOT, 'node_modules/.package-lock.json')
  if (!existsSync(installedFile)) return false
  /** @param {string} file @returns {Record<string, { version?: string, optional?: boolean, peer?: boolean }>} */
  const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages
  const installed = readPackages(installedFile)
  return Object.entries(readPackages(join(ROOT, 'package-lock.json'))).every(([path, entry]) => {
    const found = installed[path]
    return path === '' || (found ? found.version === entry.version : Boolean(entry.optional || entry.peer))
  })
}

/** Installs from the lock file when something is missing. Exits with one clear line when that fails. */
export const ensureInstalled = () => {
  if (isInstalled()) return
  console.error('Installing what is missing (once, a minute or more) …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const result = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (result.status === 0) return
  if (result.error && 'code' in result.error && result.error.code === 'ENOENT')
    fail('Faro is not installed, and npm is not on the PATH. Run `npm ci` in its folder.')
  const reason = result.error?.message ?? result.stderr ?? ''
  if (/EACCES|EROFS|EPERM/.test(reason))
    fail(`Faro cannot write to ${ROOT}. Give this user permission there and run the command again.`)
  const lines = reason.split('\n')
  const first = lines.find((line) => /error/i.test(line)) ?? lines[0]
  fail(`Installing failed: ${first} Check the connection to the package registry and run the command again.`)
}

/**
 * The environment for child processes: our Node and our tools first on the PATH.
 * @param {Record<string, string>} extra
 * @returns {NodeJS.ProcessEnv}
 */
export const toolEnv = (extra = {}) => ({
  ...process.env,
  PATH: [dirname(findNode24()), join(ROOT, 'node_modules/.bin'), process.env['PATH']].join(
    process.platform === 'win32' ? ';' : ':',
  ),
  ...extra,
})

/**
 * Passes SIGINT and SIGTERM on to a child process, and exits as it does.
 * @param {import('node:child_process').ChildProcess} child
 */
export const exitWith = (child) => {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)))
}
