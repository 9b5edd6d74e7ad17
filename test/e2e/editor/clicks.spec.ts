import type { Locator, Page } from '@playwright/test'
import { EDITOR_LABELS, importJsonResume, waitForPreview } from '../support/editor.ts'
import { expect, test } from '../support/test.ts'

const words = EDITOR_LABELS.en
const RESUME = {
  basics: { name: 'Irene Solà', email: 'irene@example.com', label: 'Baker' },
  work: [
    { name: 'Horno Sur', position: 'Head baker', startDate: '2019-03', highlights: ['Baked 300 loaves a day.'] },
    { name: 'Panes del Norte', position: 'Baker', startDate: '2015-05', endDate: '2019-02' },
  ],
}
const AD = 'Pastry chef. Required: sourdough, laminated dough and food safety.'

/** Clicks one after the other; returns how many it took. */
const click = async (...targets: readonly Locator[]): Promise<number> => {
  for (const target of targets) await target.click()
  return targets.length
}

const openResume = async (page: Page) => {
  await importJsonResume(page, words, RESUME)
  await waitForPreview(page)
}

test('everyday tasks take as many clicks as docs/product.md says', { tag: '@long' }, async ({ page }) => {
  await openResume(page)
  const drawn = page.getByTestId('preview').getByText(/2015/)
  await expect(drawn).toBeVisible()
  expect(await click(drawn)).toBe(1)
  await expect(page.getByLabel(words.start).last()).toBeFocused()

  const bullet = page.getByRole('button', { name: 'Actions for “Bullet 1”' }).first()
  expect(await click(bullet, page.getByRole('menuitem', { name: /Panes del Norte/ }))).toBe(2)

  const template = page.getByRole('button', { name: /^Template:/ })
  const before = await template.innerText()
  expect(await click(page.getByRole('button', { name: /^Next template:/ }))).toBe(1)
  await expect(template).not.toHaveText(before)

  await click(page.getByRole('button', { name: words.job, exact: true }), page.getByLabel('Job ad text'))
  await page.keyboard.insertText(AD)
  await click(page.getByRole('button', { name: 'Tailor to a job' }))
  const base = page.url()
  await click(page.getByRole('dialog').getByRole('button').last())
  await expect(page).not.toHaveURL(base)

  const download = page.waitForEvent('download')
  expect(await click(page.getByRole('button', { name: words.generate }))).toBe(1)
  await download
})
