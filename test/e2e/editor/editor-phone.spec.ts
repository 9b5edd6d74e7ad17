import { chooseTemplate, EDITOR_LABELS } from '../support/editor.ts'
import { expect, test } from '../support/test.ts'

test('keeps the selected tab in view on a phone, also after rotation', { tag: '@long' }, async ({ page }) => {
  await page.goto('/templates')
  await chooseTemplate(page, EDITOR_LABELS.en)
  const chosen = page.getByRole('tab', { selected: true })
  await page.getByRole('tab', { name: 'More' }).click()
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(chosen).toHaveText('More')
  await expect(chosen).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Home')
  await expect(chosen).toHaveText('Personal')
  await expect(chosen).toBeInViewport({ ratio: 1 })
})
