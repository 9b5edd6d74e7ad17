import { chromium, type Page } from '@playwright/test'
import { startServer } from '../../e2e/support/server.ts'
import { corpusFile } from '../../utils/paths.ts'
import { slowDown } from '../renderer/editor.ts'

const FILE_LABEL = 'Your resume as a PDF or Word file'

declare global {
  interface Window {
    /** ms from the choice of the file to the first frame with its score; undefined before. */
    scoredAfter?: number
  }
}

/** Records the time of the next score, in the page, so that the driver's own time does not count. */
const watchScore = (page: Page): Promise<void> =>
  page.evaluate(() => {
    delete window.scoredAfter
    let start = 0
    document.addEventListener(
      'change',
      () => {
        start = performance.now()
      },
      { capture: true, once: true },
    )
    const look = () => {
      const gauge = document.querySelector('[role="img"][aria-label^="Overall score"]')
      if (start > 0 && gauge) window.scoredAfter = performance.now() - start
      else requestAnimationFrame(look)
    }
    look()
  })

const measureDrop = async (page: Page): Promise<number> => {
  await watchScore(page)
  await page.getByLabel(FILE_LABEL).setInputFiles(corpusFile('cv-en.pdf'))
  await page.waitForFunction(() => window.scoredAfter !== undefined)
  const time = await page.evaluate(() => window.scoredAfter ?? Number.NaN)
  await page.goBack()
  await page.getByLabel(FILE_LABEL).waitFor({ state: 'attached' })
  return time
}

/** ms from a CV that is dropped on the landing page to its score on screen; the first one, which loads code, is left out. */
export const measureDroppedScore = async (runs: number, slowdown = 1): Promise<number[]> => {
  const server = await startServer()
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  })
  try {
    const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 860 } })
    const page = await context.newPage()
    await page.goto(`${server.url}/`)
    await page.waitForLoadState('networkidle')
    await measureDrop(page)
    await slowDown(page, slowdown)
    const times: number[] = []
    while (times.length < runs) times.push(await measureDrop(page))
    return times
  } finally {
    await browser.close()
    await server.dispose()
  }
}
