// Runs the scripts of a folder: those that measure times one after the other, then the others side by side.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ensureBuilt } from './build.mjs'
import { ensureChromium, ensureFirefox, ensureOffice, ensurePdfTools, ensureWebKitDriver } from './external-tools.mjs'
import { ensureInstalled, fail, findNode24, ROOT, toolEnv } from './setup.mjs'

/**
 * Suites that need a program which npm does not install, by folder; a test compares the file with the suites. Those of
 * `sideBySide` measure no times, the longest first.
 * @type {Readonly<Record<'chromium' | 'firefox' | 'office' | 'pdf' | 'sideBySide' | 'webkit', Readonly<Record<string, readonly string[]>>>>}
 */
const USERS = JSON.parse(readFileSync(join(ROOT, 'scripts/utils/suite-tools.json'), 'utf8'))

/**
 * Browsers by the variable in which the suites find their path.
 * @type {readonly { key: 'chromium' | 'firefox' | 'webkit', name: string, variable: string, ensure: () => string | null }[]}
 */
const BROWSERS = [
  { key: 'chromium', name: 'Chromium', variable: 'CHROMIUM_PATH', ensure: ensureChromium },
  { key: 'firefox', name: 'Firefox', variable: 'FIREFOX_PATH', ensure: ensureFirefox },
  { key: 'webkit', name: 'WebKitGTK', variable: 'WEBKIT_DRIVER', ensure: ensureWebKitDriver },
]

/**
 * Variables with the paths of the browsers that the suites need. Exits with one line where a tool cannot be had.
 * @param {string} folder
 * @param {readonly string[]} names
 */
const ensureTools = (folder, names) => {
  /** @param {Readonly<Record<string, readonly string[]>>} suites */
  const findUser = (suites) => names.find((name) => suites[folder]?.includes(name))
  /** @type {Record<string, string>} */
  const paths = {}
  for (const { key, name, variable, ensure } of BROWSERS) {
    const suite = findUser(USERS[key])
    const path = suite ? ensure() : null
    if (suite && !path)
      fail(`${suite} needs ${name}, which cannot be installed here. Install it, or set ${variable} to one.`)
    if (path) paths[variable] = path
  }
  const pdfSuite = findUser(USERS.pdf)
  const missing = pdfSuite ? ensurePdfTools().missing : []
  if (missing.length > 0) fail(`${pdfSuite} needs ${missing.join(' and ')}, which cannot be installed here.`)
  const officeSuite = findUser(USERS.office)
  if (officeSuite && !ensureOffice()) fail(`${officeSuite} needs LibreOffice, which cannot be installed here.`)
  return paths
}

/** @typedef {{ name: string, seconds: number, passed: boolean }} SuiteResult */

/**
 * @param {string} folder
 * @param {string} name
 * @param {NodeJS.ProcessEnv} env
 * @param {boolean} isBesideOthers each line of its output then begins with its name
 * @returns {Promise<SuiteResult>}
 */
const runSuite = (folder, name, env, isBesideOthers) =>
  new Promise((resolve) => {
    console.log(`\n== ${name}`)
    const start = Date.now()
    const child = spawn(findNode24(), [join(ROOT, folder, `${name}.ts`)], {
      cwd: ROOT,
      env,
      stdio: isBesideOthers ? ['inherit', 'pipe', 'pipe'] : 'inherit',
    })
    for (const input of [child.stdout, child.stderr])
      if (input) createInterface({ input }).on('line', (line) => console.log(`${name} | ${line}`))
    child.on('close', (status) =>
      resolve({ name, seconds: Math.round((Date.now() - start) / 100) / 10, passed: status === 0 }),
    )
  })

/**
 * Runs those of `folder/*.ts` that are named; without names all but the ones of Firefox and WebKitGTK. The process exits with 1 when one failed or a name is unknown.
 * @param {string} folder from the root of the repository
 * @param {readonly string[]} names without `.ts`
 * @returns {Promise<SuiteResult[]>}
 */
export const runSuites = async (folder, names) => {
  const path = join(ROOT, folder)
  const known = (existsSync(path) ? readdirSync(path) : [])
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.replace('.ts', ''))
    .sort()
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0 || known.length === 0)
    fail(`There is no ${unknown.join(', ') || folder}; there are: ${known.join(', ')}`)
  ensureInstalled()
  ensureBuilt()
  const onlyByName = [USERS.firefox, USERS.webkit].flatMap((suites) => suites[folder] ?? [])
  const selected = known.filter((name) => (names.length === 0 ? !onlyByName.includes(name) : names.includes(name)))
  const env = toolEnv(ensureTools(folder, selected))
  const waiting = (USERS.sideBySide[folder] ?? []).filter((name) => selected.includes(name))
  /** @type {SuiteResult[]} */
  const rows = []
  for (const name of selected.filter((each) => !waiting.includes(each)))
    rows.push(await runSuite(folder, name, env, false))
  const isAlone = waiting.length === 1
  const runWaiting = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift())
      rows.push(await runSuite(folder, name, env, !isAlone))
  }
  await Promise.all(Array.from({ length: Math.min(waiting.length, availableParallelism(), 2) }, runWaiting))
  process.exitCode = rows.every((row) => row.passed) ? 0 : 1
  return rows
}
