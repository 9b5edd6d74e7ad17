import type { Page } from '@playwright/test'
import { withEditor } from '../renderer/editor.ts'
import { twoPages } from '../renderer/sample-contents.ts'

const KEYSTROKES = 20
/** The score must be unchanged this long, so that the score of an earlier letter is not measured. */
const IDLE_MS = 200

declare global {
  interface Window {
    /** ms from the last keystroke to each new score. */
    scored: number[]
  }
}

/** ms from a keystroke to the live score of a two-page resume, one value for each letter. */
export const measureLiveScoreMs = (slowdown = 1): Promise<number[]> =>
  withEditor(
    twoPages,
    async (page) => {
      await page.locator('[data-testid="live-score"][data-times]').waitFor()
      await recordScoreTimes(page)
      const title = page.getByLabel('Titular profesional')
      await title.focus()
      await title.press('End')
      const times: number[] = []
      while (times.length < KEYSTROKES) {
        await waitUntilIdle(page)
        const before = await countScores(page)
        await title.press('s')
        await page.waitForFunction((known) => window.scored.length > known, before)
        times.push(...(await page.evaluate((known) => window.scored.slice(known, known + 1), before)))
      }
      return times
    },
    slowdown,
  )

const recordScoreTimes = (page: Page): Promise<void> =>
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

const countScores = (page: Page): Promise<number> => page.evaluate(() => window.scored.length)

const waitUntilIdle = async (page: Page): Promise<void> => {
  for (let before = -1; before !== (await countScores(page)); ) {
    before = await countScores(page)
    await page.waitForTimeout(IDLE_MS)
  }
}
