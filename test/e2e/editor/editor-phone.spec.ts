import { expectAccessible } from '../support/axe.ts'
import { chooseTemplate, EDITOR_LABELS, openPanel, openSection } from '../support/editor.ts'
import { expect, test } from '../support/test.ts'

const words = EDITOR_LABELS.en

test.use({ viewport: { width: 360, height: 780 }, contextOptions: { reducedMotion: 'reduce' } })

test('shows the form first; the page slides over it and back to the same field', async ({ page }) => {
  await page.goto('/templates')
  await chooseTemplate(page, words)
  const name = page.getByLabel(words.name)
  const box = await name.boundingBox()
  expect(box?.y).toBeLessThan(220)
  expect(box?.width).toBeGreaterThan(320)
  await name.fill('Ana')
  const summary = page.getByRole('textbox', { name: 'Professional summary' })
  await summary.fill('A baker.')
  const scrolled = await page.evaluate(() => scrollY)
  const preview = page.getByRole('button', { name: 'Preview', exact: true })
  await preview.click()
  await expect(page.getByRole('heading', { name: 'Preview' })).toBeFocused()
  await expect(page.getByTestId('preview').getByText('Ana', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await preview.click()
  await expect(summary).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)

  // The way back of a phone removes the page too, and only the page.
  const address = page.url()
  await preview.click()
  await expect(page.getByRole('heading', { name: 'Preview' })).toBeFocused()
  await page.evaluate(() => history.back())
  await expect(summary).toBeFocused()
  expect(page.url()).toBe(address)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Resume templates' })).toBeVisible()
})

test('opens sections and panels from below, one at a time', async ({ page }) => {
  await page.goto('/templates')
  await chooseTemplate(page, words)
  await page.getByRole('button', { name: words.sections, exact: true }).click()
  await expect(page.getByRole('heading', { name: words.sections, exact: true })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tab')).toHaveCount(0)
  await openSection(page, words, 'More')
  await expect(page.getByRole('heading', { name: 'More', exact: true })).toBeFocused()
  for (const panel of ['design', 'score', 'job'] as const) {
    await openPanel(page, words, panel)
    await expect(page.locator('[data-panel]')).toHaveCount(1)
    await expectAccessible(page)
    // The strip of templates scrolls by itself; the panel around it does not.
    const isWider = (box: Element) => [...box.children].some((child) => child.scrollWidth > child.clientWidth)
    expect(await page.locator('[data-panel]').evaluate(isWider)).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-panel]')).toHaveCount(0)
})
