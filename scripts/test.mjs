// `npm test [-- PHASE …]`: lint, types, build, unit and contract tests, browser tests. Last line: `N passed, N failed`.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './utils/build.mjs'
import { ensureChromium, ensureFirefox, ensurePdfTools, ensureWebKitDriver } from './utils/external-tools.mjs'
import { runChecks } from './utils/run-checks.mjs'
import { ensureInstalled, findNode24, ROOT, toolEnv } from './utils/setup.mjs'

const TEST_FOLDERS = [
  ...['shared', 'api', 'web', 'scripts', 'bench', 'corpus'].map((name) => `test/unit/${name}`),
  'test/contract',
]
const OUT = join(ROOT, '.cache/test')
const total = { passed: 0, failed: 0, skipped: 0 }
/** @type {string[]} */
const notes = []
const selected = process.argv.slice(2)
/** @param {string} name */
const isSelected = (name) => selected.length === 0 || selected.includes(name)

ensureInstalled()
rmSync(OUT, { recursive: true, force: true })
mkdirSync(OUT, { recursive: true })
const usesBrowsers = isSelected('browser')
const chromium = usesBrowsers ? ensureChromium() : null
const firefox = usesBrowsers ? ensureFirefox() : null
if (usesBrowsers && !firefox) notes.push('no Firefox can be had here: the way through the product ran in Chromium only')
const webKitDriver = usesBrowsers ? ensureWebKitDriver() : null
if (usesBrowsers && !webKitDriver)
  notes.push('no WebKitGTK can be had here: the way through the product did not run in it')
const { missing } = usesBrowsers || isSelected('unit') ? ensurePdfTools() : { missing: [] }
for (const tool of missing)
  notes.push(`${tool} is not here and cannot be installed: the checks that read our PDFs with it are skipped`)
const env = toolEnv({
  ...(chromium && { CHROMIUM_PATH: chromium }),
  ...(firefox && { FIREFOX_PATH: firefox }),
  NO_COLOR: '1',
  // The tests start the server 20 times; compiling its modules is half of the processor time of a start.
  NODE_COMPILE_CACHE: join(ROOT, '.cache/compile'),
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
})

/**
 * @param {number} passed
 * @param {number} failed
 * @param {number} skipped
 */
const count = (passed, failed, skipped = 0) => {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
}

/** @param {string} file */
const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

/**
 * @param {string} name
 * @param {() => void | Promise<void>} run
 */
const phase = async (name, run) => {
  if (!name.split(' and ').some(isSelected)) return
  const start = Date.now()
  console.log(`\n== ${name}`)
  await run()
  console.log(`== ${name}: ${((Date.now() - start) / 1000).toFixed(1)} s`)
}

/**
 * Runs a program of `node_modules/.bin`; true where it ends with 0.
 * @param {string} name
 * @param {readonly string[]} args
 */
const runBin = (name, args) =>
  spawnSync(join(ROOT, 'node_modules/.bin', name), args, { cwd: ROOT, env, stdio: 'inherit' }).status === 0

/**
 * @param {string} phase
 * @param {string} name
 * @param {readonly string[]} args
 */
const createCheck = (phase, name, args = []) => ({
  phase,
  name: [name, ...args].join(' '),
  command: name.endsWith('.ts') ? findNode24() : join(ROOT, 'node_modules/.bin', name),
  args: name.endsWith('.ts') ? [name, ...args] : args,
})
// The longest first: they run beside each other.
const checks = [
  createCheck('lint', 'jscpd', ['--no-colors']),
  createCheck('types', 'tsc', ['--build']),
  createCheck('lint', 'biome', ['check', '--error-on-warnings', '--diagnostic-level=warn', '.']),
  createCheck('lint', 'scripts/lint-deps.ts'),
  createCheck('lint', 'scripts/lint-regex.ts'),
  createCheck('lint', 'lingui', ['check', 'sync']),
  createCheck('lint', 'lingui', ['check', 'missing']),
].filter((check) => isSelected(check.phase))

await phase([...new Set(checks.map((check) => check.phase))].join(' and '), async () => {
  const failed = await runChecks(checks, { cwd: ROOT, env })
  count(checks.length - failed, failed)
})

await phase('build', () => ensureBuilt())

await phase('unit', () => {
  const file = join(OUT, 'unit.json')
  const ok = runBin('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`])
  const report = readJson(file)
  if (!report) return count(0, 1)
  count(report.numPassedTests, report.numFailedTests, report.numPendingTests + report.numTodoTests)
  // A suite that cannot be loaded has no failed test, and a project whose glob matches nothing runs empty.
  if (!ok && report.numFailedTests === 0) count(0, 1)
  for (const folder of TEST_FOLDERS) {
    const prefix = join(ROOT, folder)
    if (report.testResults.some((/** @type {{ name: string }} */ suite) => suite.name.startsWith(prefix))) continue
    console.log(`no test of ${folder} ran`)
    count(0, 1)
  }
})

/**
 * Runs the browser tests: in Chromium and Firefox, or in WebKitGTK where a driver is given.
 * @param {string} name
 * @param {string} driver
 */
const runBrowsers = (name, driver) => {
  const file = join(OUT, `${name}.json`)
  rmSync(file, { force: true })
  const ok =
    spawnSync(join(ROOT, 'node_modules/.bin/playwright'), ['test', '--config', 'test/e2e/playwright.config.ts'], {
      cwd: ROOT,
      env: { ...env, WEBKIT_DRIVER: driver, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      stdio: 'inherit',
    }).status === 0
  const stats = readJson(file)?.stats
  if (!stats) return count(0, 1)
  count(stats.expected, stats.unexpected + stats.flaky, stats.skipped)
  if (!ok && stats.unexpected + stats.flaky === 0) count(0, 1)
  if (stats.expected === 0) count(0, 1)
}

await phase('browser', () => {
  if (!chromium) {
    notes.push('no Chromium can be had here: the browser tests did not run')
    return count(0, 1)
  }
  ensureBuilt()
  runBrowsers('browser', '')
  if (webKitDriver) runBrowsers('webkit', webKitDriver)
})

console.log()
for (const note of notes) console.log(`note: ${note}`)
if (total.skipped > 0) console.log(`${total.skipped} skipped`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0)
