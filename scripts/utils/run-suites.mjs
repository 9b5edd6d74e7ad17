// Runs every script of a folder, one after the other.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureChromium, ensurePdfTools } from './external-tools.mjs'
import { ensureInstalled, fail, findNode24, ROOT, toolEnv } from './setup.mjs'

/** Runs `folder/*.ts`, or those named: how long each took, whether it held. The process ends with 1 when one did not. */
export const runSuites = (folder, names) => {
  ensureInstalled()
  ensureBuilt()
  const chromium = ensureChromium()
  ensurePdfTools()
  const path = join(ROOT, folder)
  const all = existsSync(path)
    ? readdirSync(path).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    : []
  const chosen = all.filter((name) => names.length === 0 || names.includes(name.replace('.ts', ''))).sort()
  if (chosen.length === 0) fail(`Nothing to run; there are: ${all.map((name) => name.replace('.ts', '')).join(', ')}`)
  const rows = chosen.map((name) => {
    console.log(`\n== ${name.replace('.ts', '')}`)
    const start = Date.now()
    const { status } = spawnSync(findNode24(), [join(path, name)], {
      cwd: ROOT,
      env: toolEnv({ ...(chromium && { CHROMIUM_PATH: chromium }) }),
      stdio: 'inherit',
    })
    return { name: name.replace('.ts', ''), seconds: Math.round((Date.now() - start) / 100) / 10, passed: status === 0 }
  })
  process.exitCode = rows.every((row) => row.passed) ? 0 : 1
  return rows
}
