import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { EDITOR_LABELS, importJsonResume, openSection, waitForPreview, waitForSaved } from '../support/editor.ts'
import { expect, test } from '../support/test.ts'

const words = EDITOR_LABELS.en
const RESUME = {
  basics: { name: 'Ruth Calder', email: 'ruth@example.com' },
  skills: [
    { name: 'First aid' },
    { name: 'Bread', keywords: ['Rye', 'Sourdough'] },
    { name: 'Pastry', keywords: ['Éclairs', 'Tarts'] },
  ],
}

const openResume = async (page: Page) => {
  await importJsonResume(page, words, RESUME)
  await openSection(page, words, 'Skills')
}

const names = (page: Page) => page.locator('[data-skill-group]').getByLabel('Group name')

test('keeps imported groups of skills, and renames, reorders, fills and removes them @long', async ({ page }) => {
  await openResume(page)
  await expect(page.getByLabel('Technical skills')).toHaveValue('First aid')
  await expect(names(page)).toHaveCount(2)
  await expect(page.getByLabel('Skills in “Bread”')).toHaveValue('Rye, Sourdough')
  await waitForPreview(page)
  await expect(page.getByTestId('preview').getByText(/^Pastry/)).toBeVisible()
  await expectAccessible(page)

  await names(page).first().fill('Loaves')
  await page.getByRole('button', { name: 'Move “Loaves” down' }).click()
  await expect(names(page).first()).toHaveValue('Pastry')
  await expect(names(page).last()).toHaveValue('Loaves')

  await page.getByRole('button', { name: /^Move skills to another group ?: Loaves/ }).click()
  await page.getByRole('button', { name: 'Move “Rye”' }).click()
  await page.getByRole('menuitem', { name: 'Pastry' }).click()
  await expect(page.getByLabel('Skills in “Pastry”')).toHaveValue('Éclairs, Tarts, Rye')
  await expect(page.getByLabel('Skills in “Loaves”')).toHaveValue('Sourdough')

  await page.getByRole('button', { name: 'Name this group of technical skills' }).click()
  await expect(names(page).first()).toBeFocused()
  await page.keyboard.type('Safety')
  await expect(page.getByLabel('Technical skills')).toHaveValue('')
  await page.getByRole('button', { name: 'Remove “Loaves”' }).click()
  await expect(page.getByLabel('Technical skills')).toHaveValue('Sourdough')
  await waitForSaved(page)
  await page.reload()
  await page.locator('[data-editor-bar]').waitFor()
  await openSection(page, words, 'Skills')
  await expect(page.getByLabel('Skills in “Safety”')).toHaveValue('First aid')
})
