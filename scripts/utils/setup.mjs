// Runs on whatever Node starts it (20 or later, before anything is installed): plain JavaScript, no dependency.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const NODE_NEEDED = 24

/** Ends with one clear line. */
export const fail = (line) => {
  console.error(line)
  process.exit(1)
}

const major = (version) => Number(version.replace(/^v/, '').split('.')[0])

/** A Node of at least 24: the one that runs now, or the one that the lock file brings. */
export const findNode24 = () => {
  if (major(process.versions.node) >= NODE_NEEDED) return process.execPath
  const own = join(ROOT, 'node_modules/.bin/node')
  if (existsSync(own)) {
    const version = spawnSync(own, ['--version'], { encoding: 'utf8' }).stdout ?? ''
    if (major(version.trim()) >= NODE_NEEDED) return own
  }
  return fail(
    `Faro needs Node ${NODE_NEEDED} or later; this is ${process.version} on ${process.platform}-${process.arch}, for which the lock file brings none. Install Node ${NODE_NEEDED} and run the command again.`,
  )
}

/** Whether what is installed is what the lock file names (packages for other platforms aside). */
export const isInstalled = () => {
  const installedFile = join(ROOT, 'node_modules/.package-lock.json')
  if (!existsSync(installedFile)) return false
  const wanted = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' ||
      (installed[path] ? installed[path].version === entry.version : Boolean(entry.optional || entry.peer)),
  )
}

/** Installs from the lock file when something is missing. */
export const ensureInstalled = () => {
  if (isInstalled()) return
  console.error('Installing what is missing (once, about a minute) …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const result = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (result.status === 0) return
  const why = result.error?.message ?? result.stderr ?? ''
  if (/EACCES|EROFS|EPERM/.test(why))
    fail(`Faro cannot write to ${ROOT}. Give this user permission there and run the command again.`)
  const first = why.split('\n').find((l) => /error/i.test(l)) ?? why.split('\n')[0]
  fail(`Installing failed: ${first} Check the connection to the package registry and run the command again.`)
}

/** The environment for children: our Node and our tools first on the PATH. */
export const toolEnv = (extra = {}) => ({
  ...process.env,
  PATH: [dirname(findNode24()), join(ROOT, 'node_modules/.bin'), process.env.PATH].join(
    process.platform === 'win32' ? ';' : ':',
  ),
  ...extra,
})
