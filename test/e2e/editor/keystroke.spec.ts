import type { Page } from '@playwright/test'
import { EDITOR_LABELS, importJsonResume, waitForPreview, waitForSaved } from '../support/editor.ts'
import { expect, test } from '../support/test.ts'

const words = EDITOR_LABELS.en
/** Pause after which pages out of view are rendered, and some more. */
const QUIET_MS = 1_000

/** Records what the page asks its workers, each picture that it shows, and each time that preview and score change. */
const recordWork = (page: Page) =>
  page.evaluate(() => {
    const work: string[] = []
    const { postMessage } = Worker.prototype
    Worker.prototype.postMessage = function (message: { path?: string[] }, ...rest: unknown[]) {
      work.push(`ask ${message.path?.join('.')}`)
      Reflect.apply(postMessage, this, [message, ...rest])
    }
    const { transferFromImageBitmap } = ImageBitmapRenderingContext.prototype
    ImageBitmapRenderingContext.prototype.transferFromImageBitmap = function (bitmap) {
      work.push('picture')
      transferFromImageBitmap.call(this, bitmap)
    }
    for (const [testId, attribute] of Object.entries({ preview: 'data-drawings', 'live-score': 'data-times' })) {
      const element = document.querySelector(`[data-testid="${testId}"]`)
      if (!element) throw new Error(`no ${testId}`)
      new MutationObserver(() => work.push(testId)).observe(element, { attributeFilter: [attribute] })
    }
    Object.assign(window, { work })
  })

const readWork = (page: Page) =>
  page.evaluate(() => ('work' in window && Array.isArray(window.work) ? window.work.map(String) : []))

test('one key takes one preview, one picture and then one score', async ({ page }) => {
  await importJsonResume(page, words, { basics: { name: 'José Núñez', label: 'Data analyst' } })
  await waitForPreview(page)
  await expect(page.getByTestId('live-score')).toHaveText(/^\d+$/)
  const title = page.getByLabel(words.title)
  await title.focus()
  await title.press('End')
  await page.waitForTimeout(QUIET_MS)
  await recordWork(page)
  await title.press('s')
  await expect.poll(() => readWork(page)).toContain('live-score')
  await page.waitForTimeout(QUIET_MS)
  const work = await readWork(page)
  // The picture is shown before the browser draws what else changed, and the score is asked for after the preview.
  expect(work.filter((entry) => !entry.startsWith('ask '))).toEqual(['picture', 'preview', 'live-score'])
  expect(work.filter((entry) => entry.startsWith('ask '))).toEqual(['ask renderPreview', 'ask score'])
})

/** Remembers the last picture that the page shows, also after it is loaded again. */
const keepLastPicture = (page: Page) =>
  page.addInitScript(() => {
    const { transferFromImageBitmap } = ImageBitmapRenderingContext.prototype
    ImageBitmapRenderingContext.prototype.transferFromImageBitmap = function (bitmap) {
      const canvas = document.createElement('canvas')
      canvas.width = bitmap?.width ?? 0
      canvas.height = bitmap?.height ?? 0
      if (bitmap) canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
      Object.assign(window, { picture: canvas.toDataURL() })
      transferFromImageBitmap.call(this, bitmap)
    }
  })

const readPicture = (page: Page) => page.evaluate(() => ('picture' in window ? String(window.picture) : ''))

test('a page whose lines are drawn again as they change looks as one that is drawn anew', async ({ page }) => {
  await keepLastPicture(page)
  await importJsonResume(page, words, {
    basics: { name: 'José Núñez', label: 'Data analyst', email: 'jose@example.com', summary: 'Reports on shipping.' },
    work: [{ name: 'Naviera', position: 'Analyst', highlights: ['Built **nine** reports.', 'Found late invoices.'] }],
  })
  await waitForPreview(page)
  const fields = [page.getByLabel(words.title), page.getByLabel(words.name), page.getByLabel(words.title)]
  for (const field of fields) {
    await field.focus()
    await field.press('End')
    for (const letter of ['g', 'y', 'Á']) {
      const before = await readPicture(page)
      await page.keyboard.insertText(letter)
      await expect.poll(() => readPicture(page)).not.toBe(before)
    }
    await field.press('Backspace')
  }
  await page.waitForTimeout(QUIET_MS)
  await waitForSaved(page)
  const typed = await readPicture(page)
  await page.reload()
  // The picture may first have another width, before all of the editor is there.
  await expect.poll(async () => (await readPicture(page)) === typed).toBe(true)
})
