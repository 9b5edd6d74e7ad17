import { withEditor } from '../renderer/editor.ts'
import { twoPages } from '../renderer/sample-contents.ts'

/** Letters that are typed first: code is compiled and faces are read meanwhile. */
const WARM_UP = 8
const KEYSTROKES = 40
/** From one letter to the next, as a quick person types. */
const PACE_MS = 150

declare global {
  interface Window {
    /** ms from each keydown event to the frame that shows the page with it. */
    shown: number[]
  }
}

/** ms from a keystroke in the editor of a two-page resume to the frame that shows the changed page, one for each letter. */
export const measurePreviewTimes = (slowdown = 1): Promise<number[]> =>
  withEditor(
    twoPages,
    async (page) => {
      await page.locator('[data-testid="live-score"][data-times]').waitFor()
      await page.evaluate(() => {
        window.shown = []
        let typed = 0
        addEventListener('keydown', ({ timeStamp }) => (typed = timeStamp), true)
        const show = ImageBitmapRenderingContext.prototype.transferFromImageBitmap
        ImageBitmapRenderingContext.prototype.transferFromImageBitmap = function (bitmap) {
          show.call(this, bitmap)
          requestAnimationFrame(() => window.shown.push(performance.now() - typed))
        }
      })
      const title = page.getByLabel('Titular profesional')
      await title.focus()
      await title.press('End')
      for (let count = 0; count < WARM_UP + KEYSTROKES; count += 1) {
        const before = await page.evaluate(() => window.shown.length)
        await title.press('s')
        await page.waitForFunction((known) => window.shown.length > known, before)
        await page.waitForTimeout(PACE_MS)
      }
      return (await page.evaluate(() => window.shown)).slice(-KEYSTROKES)
    },
    slowdown,
  )
