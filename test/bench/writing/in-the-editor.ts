import { type BrowserContext, chromium, type Page } from '@playwright/test'
import type { ResumeContent } from '#shared/resume/content.ts'
import { toJsonResume } from '#shared/resume/to-json-resume.ts'
import { startServer } from '../../e2e/support/server.ts'

/** ms from each keystroke to the frame that shows it, and from the download button to the file. */
export interface EditorTimes {
  readonly keystrokes: number[]
  readonly download: number
}

const QUIET = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
const TYPED = 'Dirigí el traslado del laboratorio en once semanas.'

/** The real app with a document imported into its editor, under a first template. */
export const inEditor = async <T>(content: ResumeContent, measure: (page: Page) => Promise<T>): Promise<T> => {
  const server = await startServer()
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: QUIET,
  })
  try {
    const context = await browser.newContext({ locale: 'es-ES', viewport: { width: 1280, height: 860 } })
    return await measure(await openIn(context, server.url, content))
  } finally {
    await browser.close()
    await server.dispose()
  }
}

/** One entry unfolded, typed in as a person would, then downloaded. */
export const timesInEditor = (content: ResumeContent): Promise<EditorTimes> =>
  inEditor(content, async (page) => {
    await page.getByRole('tab', { name: 'Experiencia' }).click()
    await page.locator('[data-entries="experience"] > li button[aria-expanded]').nth(14).click()
    return { keystrokes: await typeIn(page), download: await timeDownload(page) }
  })

const openIn = async (context: BrowserContext, url: string, content: ResumeContent): Promise<Page> => {
  const page = await context.newPage()
  await page.goto(`${url}/templates`)
  const buffer = Buffer.from(JSON.stringify(toJsonResume(content)))
  await page
    .getByLabel('Archivo que se importa')
    .setInputFiles({ name: 'cv.json', mimeType: 'application/json', buffer })
  await page.waitForURL(/draft=/)
  await page
    .getByRole('button', { name: /^Usar plantilla/ })
    .first()
    .click()
  return page
}

/** From the key to the next frame, as the page itself sees it. */
const typeIn = async (page: Page): Promise<number[]> => {
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { times })
    addEventListener(
      'keydown',
      ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp))),
      true,
    )
  })
  await page.locator('[data-entries="experience"] textarea').nth(4).click()
  await page.keyboard.press('End')
  await page.keyboard.type(TYPED, { delay: 90 })
  await page.waitForFunction(
    (n) => 'times' in window && Array.isArray(window.times) && window.times.length >= n,
    TYPED.length,
  )
  return page.evaluate(() => ('times' in window && Array.isArray(window.times) ? window.times.map(Number) : []))
}

const timeDownload = async (page: Page): Promise<number> => {
  const start = performance.now()
  const download = page.waitForEvent('download', { timeout: 60_000 })
  await page.getByRole('button', { name: 'Generar currículum' }).click()
  await (await download).path()
  return performance.now() - start
}
