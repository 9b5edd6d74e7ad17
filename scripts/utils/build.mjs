// Builds the web app when its sources changed since the last build.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail, findNode24, ROOT, toolEnv } from './setup.mjs'

const STAMP = join(ROOT, '.cache/build-stamp')
const SOURCES = ['web', 'shared/src', 'scripts/build', 'package-lock.json', 'tsconfig.base.json', 'lingui.config.ts']

/**
 * Every file under a path, in a stable order.
 * @param {string} path
 * @returns {string[]}
 */
const listFiles = (path) => {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => (name === 'node_modules' ? [] : listFiles(join(path, name))))
}

/** A hash of names, sizes and times of all sources. */
const getFingerprint = () => {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap((source) => listFiles(join(ROOT, source)))) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file}:${size}:${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

/** Makes `dist/` current. Prints nothing when it is. */
export const ensureBuilt = () => {
  const current = getFingerprint()
  if (existsSync(join(ROOT, 'dist/index.html')) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === current) return
  console.error('Building the web app (up to a minute, only after changes) …')
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  const result = spawnSync(findNode24(), [vite, 'build', '--config', 'web/vite.config.ts', '--logLevel', 'error'], {
    cwd: ROOT,
    env: toolEnv(),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (result.status !== 0) fail('Building the web app failed; the lines above say why.')
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  writeFileSync(STAMP, getFingerprint())
}
