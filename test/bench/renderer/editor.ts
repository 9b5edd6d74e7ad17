import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { toJsonResume } from '#shared/resume/json-resume/to-json-resume.ts'
import type { ResumeContent } from '#shared/resume/schema/content.ts'
import { startServer } from '../../e2e/support/server.ts'

/** ms from each keystroke to the next frame, and from the download button to the file. */
export interface EditorTimes {
  readonly keystrokes: number[]
  readonly download: number
}

const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
]
const TYPED_TEXT = 'Dirigí el traslado del laboratorio en once semanas.'

/** Gives a page one `slowdown`th of the processor. Its workers keep theirs: Chromium slows down only pages. */
export const slowDown = async (page: Page, slowdown: number): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** Starts the app, imports a document into its editor with the first template, and runs `measure` on the page. */
export const withEditor = async <T>(
  content: ResumeContent,
  measure: (page: Page) => Promise<T>,
  slowdown = 1,
): Promise<T> => {
  const server = await startServer()
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: CHROMIUM_ARGS,
  })
  try {
    const context = await browser.newContext({ locale: 'es-ES', viewport: { width: 1280, height: 860 } })
    const page = await openEditor(context, server.url, content)
    await slowDown(page, slowdown)
    return await measure(page)
  } finally {
    await browser.close()
    await server.dispose()
  }
}

/** Expands one entry, types into it at a person's speed and downloads the PDF. */
export const measureEditorTimes = (content: ResumeContent, slowdown = 1): Promise<EditorTimes> =>
  withEditor(
    content,
    async (page) => {
      await page.getByRole('tab', { name: 'Experiencia' }).click()
      await page.locator('[data-entries="experience"] > li button[aria-expanded]').nth(14).click()
      return { keystrokes: await measureKeystrokes(page), download: await measureDownload(page) }
    },
    slowdown,
  )

const openEditor = async (context: BrowserContext, url: string, content: ResumeContent): Promise<Page> => {
  const page = await context.newPage()
  await page.goto(`${url}/templates`)
  const buffer = Buffer.from(JSON.stringify(toJsonResume(content)))
  await page
    .getByLabel('Archivo para importar')
    .setInputFiles({ name: 'cv.json', mimeType: 'application/json', buffer })
  await page.waitForURL(/draft=/)
  await page
    .getByRole('button', { name: /^Usar plantilla/ })
    .first()
    .click()
  return page
}

/** ms from each keydown event to the next frame, measured in the page. */
const measureKeystrokes = async (page: Page): Promise<number[]> => {
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { times })
    addEventListener(
      'keydown',
      ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp))),
      true,
    )
  })
  await page.locator('[data-entries="experience"] [contenteditable="true"]').last().click()
  await page.keyboard.press('End')
  await page.keyboard.type(TYPED_TEXT, { delay: 90 })
  await page.waitForFunction(
    (n) => 'times' in window && Array.isArray(window.times) && window.times.length >= n,
    TYPED_TEXT.length,
  )
  return page.evaluate(() => ('times' in window && Array.isArray(window.times) ? window.times.map(Number) : []))
}

const measureDownload = async (page: Page): Promise<number> => {
  const start = performance.now()
  const download = page.waitForEvent('download', { timeout: 60_000 })
  await page.getByRole('button', { name: 'Generar currículum' }).click()
  await (await download).path()
  return performance.now() - start
}
