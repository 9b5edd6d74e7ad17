// `npm test`: the one truth. Lint, types, unit and contract tests on both runtimes, browser. Last line: `N passed, N failed`.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './utils/build.mjs'
import { ensureInstalled, findNode24, ROOT, toolEnv } from './utils/setup.mjs'
import { ensureChromium, ensurePdfTools } from './utils/external-tools.mjs'

const PROJECTS = ['test/unit/shared', 'test/unit/api', 'test/unit/web', 'test/unit/scripts', 'test/contract']
const OUT = join(ROOT, '.cache/test')
const total = { passed: 0, failed: 0, skipped: 0 }
const notes = []

ensureInstalled()
rmSync(OUT, { recursive: true, force: true })
mkdirSync(OUT, { recursive: true })
const chromium = ensureChromium()
const { missing } = ensurePdfTools()
for (const tool of missing)
  notes.push(`${tool} is not here and cannot be installed: the checks that read our PDFs with it are skipped`)
if (!existsSync(join(ROOT, '../shared/corpus'))) notes.push('the corpus of real CVs is not here: its tests are skipped')
const env = toolEnv({
  ...(chromium && { CHROMIUM_PATH: chromium }),
  NO_COLOR: '1',
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
})
const only = process.argv.slice(2)
const wanted = (phase) => only.length === 0 || only.includes(phase)

const count = (passed, failed, skipped = 0) => {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
}

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

const phase = (name, job) => {
  if (!wanted(name)) return
  const start = Date.now()
  console.log(`\n== ${name}`)
  job()
  console.log(`== ${name}: ${((Date.now() - start) / 1000).toFixed(1)} s`)
}

const bin = (name, args) =>
  spawnSync(join(ROOT, 'node_modules/.bin', name), args, { cwd: ROOT, env, stdio: 'inherit' }).status === 0
const check = (ok) => count(ok ? 1 : 0, ok ? 0 : 1)

phase('lint', () => {
  check(bin('biome', ['check', '--error-on-warnings', '--diagnostic-level=warn', '.']))
  check(spawnSync(findNode24(), ['scripts/lint-deps.mjs'], { cwd: ROOT, env, stdio: 'inherit' }).status === 0)
  check(bin('lingui', ['check', 'sync']))
  check(bin('lingui', ['check', 'missing']))
})

phase('types', () => check(bin('tsc', ['--build'])))

phase('build', () => ensureBuilt())

phase('unit', () => {
  const file = join(OUT, 'unit.json')
  const ok = bin('vitest', [
    'run',
    '--config',
    'vitest.workspace.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const report = readJson(file)
  if (!report) return count(0, 1)
  count(report.numPassedTests, report.numFailedTests, report.numPendingTests + report.numTodoTests)
  // A suite that cannot be loaded has no failed test, and a project with a wrong glob runs silently empty.
  if (!ok && report.numFailedTests === 0) count(0, 1)
  for (const project of PROJECTS) {
    const ran = report.testResults.some((suite) => suite.name.startsWith(join(ROOT, project)))
    if (!ran) {
      console.log(`no test of ${project} ran`)
      count(0, 1)
    }
  }
})

phase('browser', () => {
  if (!chromium) {
    notes.push('no Chromium can be had here: the browser tests did not run')
    return count(0, 1)
  }
  const file = join(OUT, 'browser.json')
  rmSync(file, { force: true })
  const ok =
    spawnSync(join(ROOT, 'node_modules/.bin/playwright'), ['test', '--config', 'test/e2e/playwright.config.ts'], {
      cwd: ROOT,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      stdio: 'inherit',
    }).status === 0
  const stats = readJson(file)?.stats
  if (!stats) return count(0, 1)
  count(stats.expected, stats.unexpected + stats.flaky, stats.skipped)
  if (!ok && stats.unexpected + stats.flaky === 0) count(0, 1)
  if (stats.expected === 0) count(0, 1)
})

console.log()
for (const note of notes) console.log(`note: ${note}`)
if (total.skipped > 0) console.log(`${total.skipped} skipped`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0)
