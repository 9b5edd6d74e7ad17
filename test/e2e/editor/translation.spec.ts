import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { chooseTemplate, downloadResume, EDITOR_LABELS, openSection, waitForPreview } from '../support/editor.ts'
import { expect, test } from '../support/test.ts'

const words = EDITOR_LABELS.en

/** A resume in English with a title, a summary and a job. */
const openResume = async (page: Page) => {
  await page.goto('/templates')
  await chooseTemplate(page, words)
  await page.getByLabel(words.name).fill('Irene Solà')
  await page.getByLabel(words.email).fill('irene@example.com')
  await page.getByLabel(words.title).fill('Baker')
  await page.getByRole('textbox', { name: 'Professional summary' }).fill('Baker with six years at ovens.')
  await openSection(page, words, words.experience)
  await page.getByRole('button', { name: words.addExperience }).click()
  await page.getByLabel(words.company).fill('Horno Sur')
  await page.getByLabel(words.position).fill('Head baker')
  await page.getByRole('textbox', { name: 'Bullet 1' }).fill('Baked 300 loaves a day.')
}

const missing = (page: Page, language: 'es' | 'en') => page.locator(`[data-missing="${language}"]`)

test('shows both languages, lists what is missing and copies it in one step', async ({ page }) => {
  await openResume(page)
  await openSection(page, words, 'Translation')
  await expect(missing(page, 'en')).toContainText('no empty fields')
  await expect(missing(page, 'es')).toContainText('4 of 4 fields empty')
  const [english, spanish] = [page.getByLabel('Position in English'), page.getByLabel('Position in Spanish')]
  await expect(english).toHaveValue('Head baker')
  const [left, right] = [await english.boundingBox(), await spanish.boundingBox()]
  expect(right?.y).toBe(left?.y)
  expect(right?.x).toBeGreaterThan(left?.x ?? Number.POSITIVE_INFINITY)

  await missing(page, 'es')
    .getByRole('button', { name: /fields empty/ })
    .click()
  await expectAccessible(page)
  await missing(page, 'es').getByRole('button', { name: 'Head baker · Horno Sur: Bullet' }).click()
  await expect(page.getByRole('textbox', { name: 'Bullet in Spanish' })).toBeFocused()
  await page.keyboard.type('Horneé 300 panes al día.')
  await expect(missing(page, 'es')).toContainText('3 of 4 fields empty')

  await page.getByRole('button', { name: 'Copy everything from English' }).click()
  await expect(missing(page, 'es')).toContainText('no empty fields')
  await expect(page.getByRole('textbox', { name: 'Bullet in Spanish' })).toHaveText('Horneé 300 panes al día.')
  await expect(page.getByRole('textbox', { name: 'Professional summary in Spanish' })).toHaveText(
    'Baker with six years at ovens.',
  )
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(missing(page, 'es')).toContainText('3 of 4 fields empty')
})

test('keeps a field whose text is deleted, and goes from the page to the field beside its translation', {
  tag: '@long',
}, async ({ page }) => {
  await openResume(page)
  await openSection(page, words, 'Translation')
  const title = page.getByLabel('Title in English')
  await title.fill('')
  await expect(title).toBeFocused()
  await page.keyboard.type('Pastry chef')
  await expect(missing(page, 'en')).toContainText('no empty fields')
  await waitForPreview(page)
  await page.getByTestId('preview').getByText('Pastry chef').click()
  await expect(title).toBeFocused()
})

test('says before a download which parts are in the other language @long', async ({ page }) => {
  await openResume(page)
  await page.locator('label', { has: page.getByRole('radio', { name: 'Spanish' }) }).click()
  await page.getByRole('button', { name: words.generate }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('4 parts aren’t in Spanish yet')
  await expect(dialog).toContainText('Head baker')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Translate first' }).click()
  await expect(page.getByLabel('Title in Spanish')).toBeFocused()
  await page.getByRole('button', { name: words.generate }).click()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download anyway' }).click()
  expect((await download).suggestedFilename()).toBe('irene-sola-baker-es.pdf')
  await page.getByRole('button', { name: 'Copy everything from English' }).click()
  await downloadResume(page, words)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  test('stacks both languages', async ({ page }) => {
    await page.goto('/templates')
    await chooseTemplate(page, words)
    await page.getByLabel(words.title).fill('Baker')
    await openSection(page, words, 'Translation')
    const [english, spanish] = [page.getByLabel('Title in English'), page.getByLabel('Title in Spanish')]
    const [upper, lower] = [await english.boundingBox(), await spanish.boundingBox()]
    expect(lower?.y).toBeGreaterThan(upper?.y ?? Number.POSITIVE_INFINITY)
    expect(upper?.width).toBeGreaterThan(320)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})
