import type { Page } from '@playwright/test'
import { twoPages } from '../writing/contents.ts'
import { inEditor } from '../writing/in-the-editor.ts'

const LETTERS = 20
/** How long the score must have rested, so that an earlier letter's is not taken for this one's. */
const REST_MS = 200

declare global {
  interface Window {
    /** ms from each keystroke to the score of the page as it then is. */
    scored: number[]
  }
}

/** How soon the score beside the real editor answers a keystroke on two pages, in ms, a figure a letter. */
export const liveScoreTimes = (): Promise<number[]> =>
  inEditor(twoPages, async (page) => {
    await page.locator('[data-testid="live-score"][data-times]').waitFor()
    await watch(page)
    const title = page.getByLabel('Título profesional')
    await title.focus()
    await title.press('End')
    const times: number[] = []
    while (times.length < LETTERS) {
      await rested(page)
      const before = await count(page)
      await title.press('s')
      await page.waitForFunction((known) => window.scored.length > known, before)
      times.push(...(await page.evaluate((known) => window.scored.slice(known, known + 1), before)))
    }
    return times
  })

const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.scored = []
    let typed = 0
    document.addEventListener(
      'input',
      () => {
        typed = performance.now()
      },
      true,
    )
    const output = document.querySelector('[data-testid="live-score"]')
    if (!output) throw new Error('no score beside the editor')
    new MutationObserver(() => window.scored.push(performance.now() - typed)).observe(output, {
      attributeFilter: ['data-times'],
    })
  })

const count = (page: Page): Promise<number> => page.evaluate(() => window.scored.length)

const rested = async (page: Page): Promise<void> => {
  for (let before = -1; before !== (await count(page)); ) {
    before = await count(page)
    await page.waitForTimeout(REST_MS)
  }
}
