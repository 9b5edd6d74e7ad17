// First load of the landing page, the analyzer and the gallery on a slow phone with its limits, bytes of every other screen,
// and Lighthouse scores of the landing page and, for accessibility, of every route.
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from '@playwright/test'
import { startServer } from '../e2e/support/server.ts'
import { measure, writeReport } from '../utils/measurement/benchmark.ts'
import { median } from '../utils/measurement/statistics.ts'
import { measureFirstPaint } from './web/first-paint.ts'
import { CATEGORIES, type LighthouseResult, runLighthouse } from './web/lighthouse.ts'

const RUNS = 3
/** Lighthouse's mobile network: 150 ms latency, 1.6 Mbit/s; `open` slows the CPU four times. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const LIMITS = { 'JS gz, kB': 110, 'all, kB': 220, 'LCP, ms': 1_200, 'TBT, ms': 100, CLS: 0 } as const
type Figure = keyof typeof LIMITS
const FIGURES: readonly Figure[] = ['JS gz, kB', 'all, kB', 'LCP, ms', 'TBT, ms', 'CLS']
const SLOW_SCREENS = ['/analyzer', '/templates'] as const
const SCREEN_LIMITS = { 'LCP, ms': 1_800, 'TBT, ms': 150, CLS: 0 } as const
const SCREEN_FIGURES = ['LCP, ms', 'TBT, ms', 'CLS'] as const
const SCREENS = ['/analyzer', '/templates', '/subscribe', '/settings', '/privacy'] as const
const ROUTES = [
  ...SCREENS,
  '/analyzer?demo=1',
  '/payment-success',
  '/dashboard',
  '/terms',
  '/cookies',
  '/none',
] as const
/** JS gz that a screen loads before its first paint, kB. */
const FIRST_PAINT_LIMITS = {
  landing: 95,
  '/analyzer': 170,
  '/templates': 170,
  '/settings': 150,
  '/subscribe': 150,
} as const
const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

interface Vitals {
  lcp: number
  cls: number
  tasks: { start: number; ms: number }[]
}

declare global {
  interface Window {
    vitals: Vitals
  }
}

const watchVitals = () => {
  const vitals: Vitals = { lcp: 0, cls: 0, tasks: [] }
  window.vitals = vitals
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry)
    }).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => {
    vitals.lcp = startTime
  })
  watch('layout-shift', (entry) => {
    vitals.cls += 'value' in entry ? Number(entry.value) : 0
  })
  watch('longtask', ({ startTime, duration }) => vitals.tasks.push({ start: startTime, ms: duration }))
}

/** Bytes that a page loads: gzipped, except images and fonts. */
const measureBytes = (page: Page) => {
  const sums = { js: 0, all: 0 }
  const pending: Promise<void>[] = []
  page.on('response', (response) => {
    const take = async () => {
      const { pathname } = new URL(response.url())
      const body = await response.body().catch(() => Buffer.alloc(0))
      const bytes = /\.(woff2|webp|avif|png)$/.test(pathname) ? body.length : gzipSync(body).length
      sums.all += bytes
      if (/\.m?js$/.test(pathname)) sums.js += bytes
    }
    pending.push(take())
  })
  return async () => {
    await Promise.all(pending)
    return sums
  }
}

const open = async (browser: Browser, url: string, slow: boolean) => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    locale: 'en-US',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  if (slow) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await session.send('Network.emulateNetworkConditions', NETWORK)
  }
  await page.addInitScript(watchVitals)
  const readBytes = measureBytes(page)
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(slow ? 2_000 : 500)
  const { lcp, cls, tasks } = await page.evaluate(() => window.vitals)
  const { js, all } = await readBytes()
  await context.close()
  const blocked = tasks.filter(({ start }) => start >= lcp).reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0)
  return { 'JS gz, kB': js / 1_000, 'all, kB': all / 1_000, 'LCP, ms': lcp, 'TBT, ms': blocked, CLS: cls }
}

const server = await startServer()
const browser = await chromium.launch({
  executablePath: CHROMIUM,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
})
const firstPaint = measureFirstPaint(fileURLToPath(new URL('../../dist', import.meta.url)))
const runs: Record<Figure, number>[] = []
for (let run = 0; run < RUNS; run += 1) runs.push(await open(browser, `${server.url}/`, true))
const slowScreens: { path: string; runs: Record<Figure, number>[] }[] = []
for (const path of SLOW_SCREENS) {
  const opened = []
  for (let run = 0; run < RUNS; run += 1) opened.push(await open(browser, server.url + path, true))
  slowScreens.push({ path, runs: opened })
}
const screens = []
for (const path of SCREENS) {
  const { 'JS gz, kB': js, 'all, kB': all } = await open(browser, server.url + path, false)
  screens.push({ screen: path, 'JS gz, kB': Math.round(js), 'all, kB': Math.round(all) })
}
console.log('What each screen loads when it is opened first')
console.table(screens)

await browser.close()

const landings: LighthouseResult[] = []
for (let run = 0; run < RUNS; run += 1) landings.push(await runLighthouse(CHROMIUM, `${server.url}/`))
const routes: { path: string; verdict: LighthouseResult }[] = []
for (const path of ROUTES)
  routes.push({ path, verdict: await runLighthouse(CHROMIUM, server.url + path, ['accessibility']) })
await server.dispose()

for (const reason of new Set(
  [...landings, ...routes.map(({ verdict }) => verdict)].flatMap(({ failedAudits: lost }) => lost),
))
  console.log(`Lighthouse took points: ${reason}`)
console.log(`Landing page, slow phone, median of ${RUNS}; Lighthouse with its own mobile throttling`)
writeReport('web', [
  ...FIGURES.map((figure) =>
    measure(`landing, ${figure}`, median(runs.map((run) => run[figure])), { atMost: LIMITS[figure] }),
  ),
  ...slowScreens.flatMap(({ path, runs: opened }) =>
    SCREEN_FIGURES.map((figure) =>
      measure(`${path}, slow phone, ${figure}`, median(opened.map((run) => run[figure])), {
        atMost: SCREEN_LIMITS[figure],
      }),
    ),
  ),
  ...Object.entries(FIRST_PAINT_LIMITS).map(([path, atMost]) =>
    measure(`${path}, first paint, JS gz, kB`, (firstPaint.get(path) ?? Number.NaN) / 1_000, { atMost }),
  ),
  ...CATEGORIES.map((category) =>
    measure(`Lighthouse, landing, ${category}`, median(landings.map(({ scores }) => scores[category] ?? 0)), {
      atLeast: 98,
    }),
  ),
  ...routes.map(({ path, verdict }) =>
    measure(`Lighthouse, ${path}, accessibility`, verdict.scores.accessibility ?? 0, { atLeast: 100 }),
  ),
])
