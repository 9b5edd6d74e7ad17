import type { Page } from '@playwright/test'
import { waitForAnimations } from '../support/animations.ts'
import { chooseTemplate, EDITOR_LABELS } from '../support/editor.ts'
import { expect, test } from '../support/test.ts'

const withThreeJobs = async (page: Page) => {
  const work = ['One', 'Two', 'Three'].map((name) => ({ name, position: 'Chef', startDate: '2020-01' }))
  const buffer = Buffer.from(JSON.stringify({ basics: { name: 'Marta Gil' }, work }))
  await page.goto('/templates')
  await page.getByLabel('File to import').setInputFiles({ name: 'cv.json', mimeType: 'application/json', buffer })
  await expect(page.getByText('Choose a template for “Marta Gil”')).toBeVisible()
  await chooseTemplate(page, EDITOR_LABELS.en)
  await page.getByRole('tab', { name: 'Experience' }).click()
  for (const name of ['One', 'Two', 'Three'])
    await page.getByRole('button', { name: `Chef · ${name}`, exact: true }).click()
}

const expectOrder = (page: Page, names: readonly string[]) =>
  expect(page.getByRole('button', { name: /^Chef · / })).toHaveText(names.map((name) => new RegExp(`^Chef · ${name}`)))

/** During a drag the list shows the order that a drop would give. */
const expectAbove = (page: Page, above: string, below: string) =>
  expect
    .poll(async () => {
      const text = (await page.locator('[data-entries="experience"]').textContent()) ?? ''
      return text.indexOf(`Chef · ${above}`) < text.indexOf(`Chef · ${below}`)
    })
    .toBe(true)

test('reorders entries by keyboard and by pointer, and undoes it', {
  tag: '@long',
}, async ({ page }) => {
  await withThreeJobs(page)
  const handles = page.getByRole('button', { name: /press Space, then the arrow keys$/ })
  await handles.first().focus()
  await page.keyboard.press('Space')
  await expect(page.locator('[data-dnd-dragging]').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expectAbove(page, 'Two', 'One')
  await page.keyboard.press('Space')
  await expectOrder(page, ['Two', 'One', 'Three'])

  await expect(page.locator('[data-dnd-dragging]')).toHaveCount(0)
  await waitForAnimations(page)
  const [from, to] = await Promise.all([handles.nth(2).boundingBox(), handles.nth(0).boundingBox()])
  if (!from || !to) throw new Error('the handles are not on the page')
  await page.mouse.move(from.x + 10, from.y + 15)
  await page.mouse.down()
  await page.mouse.move(to.x + 10, to.y + 5, { steps: 25 })
  await expectAbove(page, 'Three', 'Two')
  await page.mouse.up()
  await expectOrder(page, ['Three', 'Two', 'One'])

  await page.keyboard.press('Control+z')
  await expectOrder(page, ['Two', 'One', 'Three'])
})
