// Runs the scripts of a folder one after the other.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureChromium, ensureFirefox, ensureOffice, ensurePdfTools, ensureWebKitDriver } from './external-tools.mjs'
import { ensureInstalled, fail, findNode24, ROOT, toolEnv } from './setup.mjs'

/**
 * Suites that need a program which npm does not install, by folder. A test compares the file with the suites.
 * @type {Readonly<Record<'chromium' | 'firefox' | 'office' | 'pdf' | 'webkit', Readonly<Record<string, readonly string[]>>>>}
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

/**
 * Runs those of `folder/*.ts` that are named; without names all but the ones of Firefox and WebKitGTK. The process exits with 1 when one failed or a name is unknown.
 * @param {string} folder from the root of the repository
 * @param {readonly string[]} names without `.ts`
 * @returns {{ name: string, seconds: number, passed: boolean }[]}
 */
export const runSuites = (folder, names) => {
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
  const browsers = ensureTools(folder, selected)
  const rows = selected.map((name) => {
    console.log(`\n== ${name}`)
    const start = Date.now()
    const { status } = spawnSync(findNode24(), [join(path, `${name}.ts`)], {
      cwd: ROOT,
      env: toolEnv(browsers),
      stdio: 'inherit',
    })
    return { name, seconds: Math.round((Date.now() - start) / 100) / 10, passed: status === 0 }
  })
  process.exitCode = rows.every((row) => row.passed) ? 0 : 1
  return rows
}
