// Every screen and state in es/en, light/dark, at 1280, 768 and 320 px: screenshots in .cache/screens, axe, console
// errors, horizontal overflow, text in the other language; then 200 % text, 400 % zoom and forced colors.
// An interrupted run continues; SCREENS=settings-.*-es limits it to the names that match.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { startServer } from '../e2e/support/server.ts'
import { exitWithResult, recordResult } from '../utils/measurement/stress-cases.ts'
import { createSignIn, type Language } from './screens/actions.ts'
import { inspectScreen } from './screens/inspect-screen.ts'
import { SCREEN_STATES, type ScreenState } from './screens/screen-states.ts'

const ROOT = join(import.meta.dirname, '../..')
const SCREENSHOTS_DIR = join(ROOT, '.cache/screens')
const PASSED_FILE = join(ROOT, '.cache/screens-done.json')
/** More does not help on two cores. */
const PARALLEL_BROWSERS = 2
const OPEN_TIMEOUT_MS = 60_000
/** Console errors that the error states cause on purpose. */
const EXPECTED_ERRORS = /status of (402|404|500)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/

interface Variant {
  readonly language: Language
  readonly theme: 'light' | 'dark'
  readonly widths: readonly number[]
  readonly withZoom?: true
  /** Twice the default font size of the browser. */
  readonly large?: true
}
interface Job extends Variant {
  readonly name: string
  readonly state: ScreenState
}

const WIDTHS = [1280, 768, 320]
const VARIANTS: readonly Variant[] = [
  { language: 'es', theme: 'light', widths: WIDTHS, withZoom: true },
  { language: 'en', theme: 'dark', widths: WIDTHS },
  { language: 'es', theme: 'dark', widths: WIDTHS },
  { language: 'en', theme: 'light', widths: WIDTHS },
  { language: 'es', theme: 'light', widths: [1280, 640], large: true },
]
const jobs: readonly Job[] = VARIANTS.flatMap((variant) =>
  SCREEN_STATES.map((state) => ({
    ...variant,
    state,
    name: `${state.name}-${variant.language}-${variant.large ? 'large' : variant.theme}`,
  })),
)

const buildStamp = readFileSync(join(ROOT, '.cache/build-stamp'), 'utf8')
const readPassed = (): string[] => {
  if (!existsSync(PASSED_FILE)) return []
  const { build, clean }: { build: string; clean: string[] } = JSON.parse(readFileSync(PASSED_FILE, 'utf8'))
  return build === buildStamp ? clean : []
}
const passedNames = new Set(readPassed())
const addPassed = (name: string) => {
  passedNames.add(name)
  writeFileSync(PASSED_FILE, JSON.stringify({ build: buildStamp, clean: [...passedNames] }))
}

const collectErrors = (context: BrowserContext): string[] => {
  const problems: string[] = []
  context.on('weberror', (error) => problems.push(error.error().message))
  context.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED_ERRORS.test(message.text())) problems.push(message.text())
  })
  return problems
}

const launch = (args: readonly string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', ...args],
  })

const runJob = async (browser: Browser, url: string, job: Job): Promise<void> => {
  const { name, state, language, theme, widths, withZoom = false } = job
  const context = await browser.newContext({
    baseURL: url,
    locale: language === 'es' ? 'es-MX' : 'en-US',
    colorScheme: theme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
  })
  context.setDefaultTimeout(OPEN_TIMEOUT_MS)
  const problems = collectErrors(context)
  try {
    const page = await context.newPage()
    await state.open({ page, browserContext: context, language, signIn: createSignIn(page) })
    const view = { page, folder: SCREENSHOTS_DIR, name, language, modal: state.modal ?? false }
    problems.push(...(await inspectScreen(view, { widths, withZoom })))
  } catch (error) {
    problems.push(error instanceof Error ? error.message.slice(0, 300) : String(error))
  }
  await context.close()
  recordResult(name, problems.length === 0, problems.length === 0 ? 'clean' : problems.join('; '))
  if (problems.length === 0) addPassed(name)
}

mkdirSync(SCREENSHOTS_DIR, { recursive: true })
const filter = new RegExp(process.env['SCREENS'] ?? '')
const pending = jobs.filter(({ name }) => filter.test(name) && !passedNames.has(name))
console.log(`${jobs.length} screens and states; ${jobs.length - pending.length} passed before or are not selected`)
// All signed-in accounts share one address.
const server = await startServer({ RATE_LIMIT: 'off' })
/** One browser for each queue: two pages of one browser lose layout while screenshots are taken. */
const runJobs = async (list: Job[], args: readonly string[]): Promise<void> => {
  const browser = await launch(args)
  for (let job = list.shift(); job; job = list.shift()) await runJob(browser, server.url, job)
  await browser.close()
}
const runInParallel = (list: Job[], args: readonly string[]) =>
  Promise.all(Array.from({ length: list.length > 0 ? PARALLEL_BROWSERS : 0 }, () => runJobs(list, args)))
await runInParallel(
  pending.filter(({ large }) => !large),
  [],
)
await runInParallel(
  pending.filter(({ large }) => large),
  ['--blink-settings=defaultFontSize=32'],
)
await server.dispose()
recordResult(
  'all screens',
  jobs.filter(({ name }) => filter.test(name)).every(({ name }) => passedNames.has(name)),
  `${passedNames.size} clean`,
)
exitWithResult()
