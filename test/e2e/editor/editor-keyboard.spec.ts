import { chooseTemplate, EDITOR_LABELS } from '../support/editor.ts'
import { expect, test } from '../support/test.ts'

const words = EDITOR_LABELS.en

test('undoes and redoes by keyboard; continuous typing is one step', async ({ page }) => {
  await page.goto('/templates')
  await chooseTemplate(page, words)
  // A pause of one second ends an undo step, which can happen on a slow machine.
  await page.clock.setFixedTime(new Date())
  await page.getByLabel(words.name).pressSequentially('Ana')
  await page.keyboard.press('Control+z')
  await expect(page.getByLabel(words.name)).toHaveValue('')
  await page.keyboard.press('Control+Shift+z')
  await expect(page.getByLabel(words.name)).toHaveValue('Ana')
})

test('chooses, fills in, reorders and downloads by keyboard alone', async ({ page }) => {
  await page.goto('/templates')
  await page.getByRole('button', { name: words.use }).first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(words.name)).toBeVisible()
  await page.getByLabel(words.name).focus()
  await page.keyboard.type('Ana Pérez')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('ana@example.com')
  await page.getByRole('tab', { name: 'Personal' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('tab', { name: 'Experience' })).toHaveAttribute('aria-selected', 'true')
  for (const company of ['Alfa', 'Beta']) {
    await page.getByRole('button', { name: 'Add experience' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Company').last()).toBeFocused()
    await page.keyboard.type(company)
  }
  const entries = page.locator('[data-entries="experience"] > li')
  const first = page.getByRole('button', { name: 'Alfa', exact: true })
  await first.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Beta', exact: true }).focus()
  await page.keyboard.press('Enter')
  const handle = page.getByRole('button', { name: /^Move “Beta”: / })
  await handle.focus()
  await page.keyboard.press('Space')
  await expect(handle).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(entries.first()).toContainText('Beta')
  await page.keyboard.press('Space')
  // After the drop the focus returns to the handle, where the editor's shortcuts work too.
  await expect(page.locator('[data-dnd-dragging]')).toHaveCount(0)
  await expect(handle).toHaveAttribute('aria-pressed', 'false')
  await expect(handle).toBeFocused()
  const download = page.waitForEvent('download')
  await page.keyboard.press('Control+Enter')
  expect((await download).suggestedFilename()).toBe('ana-perez-en.pdf')
})
