// Walks every screen and state, es/en, light/dark, at 1280, 768 and 320 px: pictures into .cache/screens, axe,
// the console, sideways scrolling, words of the other language; then letters of 200 %, zoom of 400 %, forced colours.
// A walk that was cut short goes on where it was; SCREENS=settings-.*-es looks at those alone.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { startServer } from '../e2e/support/server.ts'
import { finish, note } from '../utils/fault.ts'
import { inspect } from './screens/look.ts'
import { SCENES, type Scene } from './screens/scenes.ts'
import { type Language, newPerson } from './screens/steps.ts'

const ROOT = join(import.meta.dirname, '../..')
const OUT = join(ROOT, '.cache/screens')
const DONE = join(ROOT, '.cache/screens-done.json')
/** Pages looked at side by side; more does not help on two cores. */
const WALKERS = 2
/** A state that took longer to reach is not reached. */
const PATIENCE = 60_000
/** What the states themselves make the browser complain about: the failing answers that they are made of. */
const EXPECTED = /status of (402|404|500)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/

interface Look {
  readonly language: Language
  readonly theme: 'light' | 'dark'
  readonly widths: readonly number[]
  readonly strained?: true
  /** The letters that the browser's settings ask for are twice as large. */
  readonly large?: true
}
interface Job extends Look {
  readonly name: string
  readonly scene: Scene
}

const WIDTHS = [1280, 768, 320]
const LOOKS: readonly Look[] = [
  { language: 'es', theme: 'light', widths: WIDTHS, strained: true },
  { language: 'en', theme: 'dark', widths: WIDTHS },
  { language: 'es', theme: 'dark', widths: WIDTHS },
  { language: 'en', theme: 'light', widths: WIDTHS },
  { language: 'es', theme: 'light', widths: [1280, 640], large: true },
]
const jobs: readonly Job[] = LOOKS.flatMap((look) =>
  SCENES.map((scene) => ({
    ...look,
    scene,
    name: `${scene.name}-${look.language}-${look.large ? 'large' : look.theme}`,
  })),
)

const stamp = readFileSync(join(ROOT, '.cache/build-stamp'), 'utf8')
const remembered = (): string[] => {
  if (!existsSync(DONE)) return []
  const { build, clean }: { build: string; clean: string[] } = JSON.parse(readFileSync(DONE, 'utf8'))
  return build === stamp ? clean : []
}
const clean = new Set(remembered())
const remember = (name: string) => {
  clean.add(name)
  writeFileSync(DONE, JSON.stringify({ build: stamp, clean: [...clean] }))
}

const watch = (context: BrowserContext): string[] => {
  const troubles: string[] = []
  context.on('weberror', (error) => troubles.push(error.error().message))
  context.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) troubles.push(message.text())
  })
  return troubles
}

const launch = (args: readonly string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', ...args],
  })

const visit = async (browser: Browser, url: string, job: Job): Promise<void> => {
  const { name, scene, language, theme, widths, strained = false } = job
  const context = await browser.newContext({
    baseURL: url,
    locale: language === 'es' ? 'es-MX' : 'en-US',
    colorScheme: theme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
  })
  context.setDefaultTimeout(PATIENCE)
  const troubles = watch(context)
  try {
    const page = await context.newPage()
    await scene.reach({ page, context, language, person: newPerson(page) })
    const sight = { page, folder: OUT, name, language, modal: scene.modal ?? false }
    troubles.push(...(await inspect(sight, { widths, strained })))
  } catch (error) {
    troubles.push(error instanceof Error ? error.message.slice(0, 300) : String(error))
  }
  await context.close()
  note(name, troubles.length === 0, troubles.length === 0 ? 'clean' : troubles.join('; '))
  if (troubles.length === 0) remember(name)
}

mkdirSync(OUT, { recursive: true })
const wanted = new RegExp(process.env['SCREENS'] ?? '')
const waiting = jobs.filter(({ name }) => wanted.test(name) && !clean.has(name))
console.log(`${jobs.length} screens and states; ${jobs.length - waiting.length} were clean before or are not asked for`)
// Every person of the walk comes from one address.
const server = await startServer({ RATE_LIMIT: 'off' })
/** A browser a walker: two pages of one browser lose each other's layout while pictures are taken. */
const walk = async (list: Job[], args: readonly string[]): Promise<void> => {
  const browser = await launch(args)
  for (let job = list.shift(); job; job = list.shift()) await visit(browser, server.url, job)
  await browser.close()
}
const walkAll = (list: Job[], args: readonly string[]) =>
  Promise.all(Array.from({ length: list.length > 0 ? WALKERS : 0 }, () => walk(list, args)))
await walkAll(
  waiting.filter(({ large }) => !large),
  [],
)
await walkAll(
  waiting.filter(({ large }) => large),
  ['--blink-settings=defaultFontSize=32'],
)
await server.dispose()
note(
  'all of them',
  jobs.filter(({ name }) => wanted.test(name)).every(({ name }) => clean.has(name)),
  `${clean.size} clean`,
)
finish()
