import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { chooseTemplate, EDITOR_LABELS, openPanel, openSection, waitForPreview } from '../support/editor.ts'
import { expect, test } from '../support/test.ts'

const words = EDITOR_LABELS.en
const PANELS = ['design', 'score', 'job', 'letter'] as const

const open = async (page: Page) => {
  await page.goto('/templates')
  await chooseTemplate(page, words)
  await page.getByLabel(words.name).fill('Ana Pérez')
  await waitForPreview(page)
}

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not on the page`)
  return box
}
const pageBox = (page: Page) => boxOf(page, '[data-testid="preview"] canvas')

test('gives most of a small laptop to form and page, which a panel does not push away', { tag: '@long' }, async ({
  page,
}) => {
  await open(page)
  expect((await boxOf(page, '[data-editor-bar]')).height).toBeLessThanOrEqual(56)
  const [form, preview] = [await boxOf(page, '[data-form-column]'), await boxOf(page, '[data-testid="preview"]')]
  expect((form.width * form.height + preview.width * preview.height) / (1280 * 800)).toBeGreaterThanOrEqual(0.65)
  const before = await pageBox(page)
  expect(before.width).toBeGreaterThanOrEqual(560)
  expect(before.x + before.width).toBeLessThanOrEqual(1280)
  for (const panel of PANELS) {
    await openPanel(page, words, panel)
    await expect(page.locator('[data-panel]')).toHaveCount(1)
    expect(await pageBox(page)).toEqual(before)
    await expect(page.getByLabel(words.name)).toBeVisible()
    await expectAccessible(page)
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(800)
})

test('resizes columns by keyboard and remembers them with the open panel', { tag: '@long' }, async ({ page }) => {
  await open(page)
  const edge = page.getByRole('separator', { name: 'Page column width' })
  const width = Number(await edge.getAttribute('aria-valuenow'))
  await edge.focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(edge).toHaveAttribute('aria-valuenow', String(width + 64))
  await page.keyboard.press('End')
  await expect(edge).toHaveAttribute('aria-valuenow', '608')
  await openPanel(page, words, 'job')
  const panel = page.getByRole('separator', { name: 'Panel width' })
  await panel.focus()
  await page.keyboard.press('End')
  await expect(panel).toHaveAttribute('aria-valuenow', '264')
  await page.reload()
  await expect(page.getByTestId('job-panel')).toBeVisible()
  await expect(panel).toHaveAttribute('aria-valuenow', '264')
  await expect(edge).toHaveAttribute('aria-valuenow', '608')
})

test('moves the focus to the heading of what opens, and back', async ({ page }) => {
  await page.goto('/templates')
  await page.getByRole('button', { name: words.use }).first().click()
  await expect(page.locator('[data-editor-bar] h1')).toBeFocused()
  const design = page.getByRole('button', { name: words.design, exact: true })
  await design.press('Enter')
  await expect(page.getByRole('heading', { name: words.design, exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(design).toBeFocused()
  await expect(design).toHaveAttribute('aria-expanded', 'false')
  await page.getByRole('button', { name: 'Back to templates' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Resume templates' })).toBeFocused()
})

test('has no invisible stop and a name for each control', async ({ page }) => {
  await open(page)
  await openPanel(page, words, 'design')
  await page.getByRole('button', { name: /^Template:/ }).click()
  const stops = new Set<string>()
  await page.locator('h1').focus()
  for (let presses = 0; presses < 70; presses++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const focused = document.activeElement
      if (!(focused instanceof HTMLElement) || focused === document.body) return null
      const shown = focused.classList.contains('sr-only') ? (focused.parentElement ?? focused) : focused
      const { width, height } = shown.getBoundingClientRect()
      return { html: focused.outerHTML.slice(0, 120), visible: width >= 8 && height >= 8 }
    })
    if (!stop) break
    expect(stop.visible, stop.html).toBe(true)
    stops.add(stop.html)
  }
  expect(stops.size).toBeGreaterThan(25)
})

test('switches the template in place, by pointer and by arrow keys @long', async ({ page }) => {
  await open(page)
  await openSection(page, words, words.experience)
  await page.getByRole('button', { name: /^Template:/ }).click()
  const strip = page.getByRole('group', { name: 'Template', exact: true })
  const radios = strip.getByRole('radio')
  await expect(strip.locator('canvas[data-drawn]').nth(2)).toBeVisible()
  const before = await pageBox(page)
  const drawings = Number(await page.getByTestId('preview').getAttribute('data-drawings'))
  await radios.nth(2).check({ force: true })
  await expect
    .poll(async () => Number(await page.getByTestId('preview').getAttribute('data-drawings')))
    .toBeGreaterThan(drawings)
  expect((await pageBox(page)).x).toBe(before.x)
  await expect(page.getByRole('tab', { name: words.experience })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(radios.nth(3)).toBeChecked()
  await page.keyboard.press('Control+z')
  await expect(radios.nth(2)).toBeChecked()
  await page.getByRole('button', { name: 'Compare two designs' }).click()
  const dialog = page.getByRole('dialog', { name: 'Compare two designs' })
  await expect(dialog.locator('canvas[data-drawn]')).toHaveCount(2)
  await expectAccessible(page)
  const chosen = await dialog.getByLabel('Design on the right').inputValue()
  await dialog
    .getByRole('button', { name: /^Use this design/ })
    .last()
    .click()
  await expect(dialog).toHaveCount(0)
  await expect(strip.locator(`input[value="${chosen}"]`)).toBeChecked()
})
