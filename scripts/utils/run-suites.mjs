// Runs the scripts of a folder one after the other.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureChromium, ensurePdfTools } from './external-tools.mjs'
import { ensureInstalled, fail, findNode24, ROOT, toolEnv } from './setup.mjs'

/**
 * Runs `folder/*.ts`, or those that are named. The process exits with 1 when one failed or a name is unknown.
 * @param {string} folder from the root of the repository
 * @param {readonly string[]} names without `.ts`; all where empty
 * @returns {{ name: string, seconds: number, passed: boolean }[]}
 */
export const runSuites = (folder, names) => {
  ensureInstalled()
  ensureBuilt()
  const chromium = ensureChromium()
  ensurePdfTools()
  const path = join(ROOT, folder)
  const known = (existsSync(path) ? readdirSync(path) : [])
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.replace('.ts', ''))
    .sort()
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0 || known.length === 0)
    fail(`There is no ${unknown.join(', ') || folder}; there are: ${known.join(', ')}`)
  const rows = known
    .filter((name) => names.length === 0 || names.includes(name))
    .map((name) => {
      console.log(`\n== ${name}`)
      const start = Date.now()
      const { status } = spawnSync(findNode24(), [join(path, `${name}.ts`)], {
        cwd: ROOT,
        env: toolEnv({ ...(chromium && { CHROMIUM_PATH: chromium }) }),
        stdio: 'inherit',
      })
      return { name, seconds: Math.round((Date.now() - start) / 100) / 10, passed: status === 0 }
    })
  process.exitCode = rows.every((row) => row.passed) ? 0 : 1
  return rows
}
