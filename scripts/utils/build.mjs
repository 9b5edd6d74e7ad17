// Builds the web app when its sources changed since the last build.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail, findNode24, ROOT, toolEnv } from './setup.mjs'

const STAMP = join(ROOT, '.cache/build-stamp')
const SOURCES = ['web', 'shared/src', 'scripts/build', 'package-lock.json', 'tsconfig.json', 'lingui.config.ts']

const walk = (path) => {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => (name === 'node_modules' || name === 'e2e' ? [] : walk(join(path, name))))
}

const fingerprint = () => {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap((source) => walk(join(ROOT, source)))) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file}:${size}:${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

/** Makes `dist/` current. Quiet when there is nothing to do. */
export const ensureBuilt = () => {
  const now = fingerprint()
  const built = existsSync(join(ROOT, 'dist/index.html')) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === now
  if (built) return
  console.error('Building the web app …')
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  const result = spawnSync(findNode24(), [vite, 'build', '--config', 'web/vite.config.ts', '--logLevel', 'error'], {
    cwd: ROOT,
    env: toolEnv(),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (result.status !== 0) fail('Building the web app failed; the lines above say why.')
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  writeFileSync(STAMP, fingerprint())
}
