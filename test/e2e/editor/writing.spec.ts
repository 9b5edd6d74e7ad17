import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import {
  chooseTemplate,
  EDITOR_LABELS,
  openPanel,
  openSection,
  waitForPreview,
  waitForSaved,
} from '../support/editor.ts'
import { expect, test } from '../support/test.ts'

const words = EDITOR_LABELS.en

const getEntry = (page: Page, index = 0): Locator => page.locator('[data-entry]').nth(index)
const getLines = (page: Page, index = 0): Locator =>
  getEntry(page, index).getByRole('textbox', { name: /^(Bullet|Paragraph) / })

const openJobs = async (page: Page, companies: readonly string[]) => {
  await page.goto('/templates')
  await chooseTemplate(page, words)
  await openSection(page, words, words.experience)
  for (const company of companies) {
    await page.getByRole('button', { name: words.addExperience }).click()
    await page.getByLabel(words.company).last().fill(company)
  }
}

/** Pastes a text where the focus is, as a person does. */
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    // Firefox gives an event that a script makes other data.
    Object.defineProperty(event, 'clipboardData', { value: clipboardData })
    document.activeElement?.dispatchEvent(event)
  }, text)

test('the button for a point takes the typing to it: words make no further points', async ({ page }) => {
  await openJobs(page, ['Horno Claro'])
  await page.getByRole('button', { name: 'Add an achievement' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('a b c d e f g h i j k l')
  await expect(getLines(page)).toHaveText(['a b c d e f g h i j k l'])
  for (let press = 0; press < 12; press++) await page.keyboard.press('Enter')
  await expect(getLines(page)).toHaveText(['a b c d e f g h i j k l', ''])
})

test('writes, joins, moves and marks points by keyboard alone', async ({ page }) => {
  await openJobs(page, ['Horno Claro'])
  await getLines(page).first().focus()
  await page.keyboard.type('Baked bread')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Sold it')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Backspace')
  await page.keyboard.type(' daily')
  await expect(getLines(page)).toHaveText(['Baked bread', 'Sold it daily'])
  await page.keyboard.press('Alt+ArrowUp')
  await expect(getLines(page)).toHaveText(['Sold it daily', 'Baked bread'])
  await expect(getLines(page).first()).toBeFocused()
  await page.keyboard.press('Control+b')
  await expect(getLines(page).first().locator('strong')).toHaveText('daily')
  await page.keyboard.press('Control+k')
  await page.getByRole('textbox', { name: 'Address' }).fill('bread.example/daily')
  await page.keyboard.press('Enter')
  await expect(getLines(page).first()).toBeFocused()
  await expect(getLines(page).first().locator('[data-href="https://bread.example/daily"]')).toHaveText('daily')
  await page.keyboard.press('ArrowDown')
  await expect(getLines(page).last()).toBeFocused()
  await waitForSaved(page)
  await page.reload()
  await expect(page.getByLabel(words.name)).toBeVisible()
  await openSection(page, words, words.experience)
  await expect(getLines(page).first().locator('strong')).toHaveText('daily')
  await expectAccessible(page)
})

test('a pasted list becomes points, in one step that undo takes back', async ({ page }) => {
  await openJobs(page, ['Horno Claro'])
  await getLines(page).first().focus()
  await page.keyboard.type('Ran a bakery')
  await paste(page, '•\tBaked bread\r\n•\tSold rolls\r\n')
  await expect(getLines(page)).toHaveText(['Ran a bakery', 'Baked bread', 'Sold rolls'])
  await page.keyboard.press('Control+z')
  await expect(getLines(page)).toHaveText(['Ran a bakery'])
  await expect(getLines(page)).toBeFocused()
})

test('moves a point to another job by menu and by drag', { tag: '@long' }, async ({ page }) => {
  await openJobs(page, ['Horno Claro', 'Panes del Norte'])
  await getLines(page).first().focus()
  await paste(page, '- one\n- two\n- three')
  await getLines(page, 1).first().fill('other')
  await getEntry(page).getByRole('button', { name: 'Actions for “Bullet 2”' }).click()
  await page.getByRole('menuitem', { name: 'Panes del Norte' }).click()
  await expect(getLines(page)).toHaveText(['one', 'three'])
  await expect(getLines(page, 1)).toHaveText(['other', 'two'])
  const handle = (entry: number, name: string) =>
    getEntry(page, entry).getByRole('button', { name: new RegExp(`^Move “${name}”: `) })
  await handle(1, 'Bullet 2').scrollIntoViewIfNeeded()
  await handle(1, 'Bullet 2').focus()
  await page.keyboard.press('Space')
  await expect(page.locator('[data-dnd-dragging]').first()).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(getLines(page, 1).last()).toHaveText('other')
  await page.keyboard.press('Space')
  await expect(page.locator('[data-dnd-dragging]')).toHaveCount(0)
  await expect(getLines(page, 1)).toHaveText(['two', 'other'])
})

test('selects several bullets by keyboard or pointer, and moves, copies and removes them together', {
  tag: '@long',
}, async ({ page }) => {
  await openJobs(page, ['Horno Claro', 'Panes del Norte'])
  await getLines(page).first().focus()
  await paste(page, '• one\n• two\n• three\n• four')
  await expect(getLines(page)).toHaveText(['one', 'two', 'three', 'four'])
  await getLines(page).nth(1).focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(getEntry(page).locator('[data-selected]')).toHaveCount(2)
  await expect(page.getByText('2 lines selected')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Alt+ArrowUp')
  await expect(getLines(page)).toHaveText(['two', 'three', 'one', 'four'])
  await expect(getEntry(page).locator('[data-selected]')).toHaveCount(2)
  await page.keyboard.press('Delete')
  await expect(getLines(page)).toHaveText(['one', 'four'])
  await page.keyboard.press('Control+z')
  await expect(getLines(page)).toHaveText(['two', 'three', 'one', 'four'])

  await getLines(page).nth(2).click()
  await getLines(page)
    .nth(3)
    .click({ modifiers: ['Shift'] })
  await page.getByRole('button', { name: 'Move the selected lines to another entry' }).click()
  await page.getByRole('menuitem', { name: 'Panes del Norte' }).click()
  await expect(getLines(page)).toHaveText(['two', 'three'])
  await expect(getLines(page, 1)).toHaveText(['one', 'four'])

  await page.getByRole('button', { name: 'Actions for “Bullet 1”' }).first().click()
  await page.getByRole('menuitem', { name: 'Select lines from here' }).click()
  await page.getByRole('button', { name: 'Also select the next line' }).click()
  await expect(page.getByText('2 lines selected')).toBeVisible()
  await page.getByRole('button', { name: 'Remove the selected lines' }).click()
  await expect(getLines(page)).toHaveText([''])
})

test('writes a summary in paragraphs with marks, and finds each of them on the page', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/templates')
  await chooseTemplate(page, words)
  await page.getByLabel(words.name).fill('Ana Pérez')
  await page.getByRole('textbox', { name: 'Professional summary' }).focus()
  await page.keyboard.type('Runs two ovens.')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('Trains bakers.')
  const second = page.getByRole('textbox', { name: 'Professional summary, paragraph 2' })
  await second.press('Shift+Home')
  await page.keyboard.press('Control+b')
  await expect(second.locator('strong')).toHaveText('Trains bakers.')
  await waitForPreview(page)
  const preview = page.getByTestId('preview')
  await expect(preview.getByText('Trains bakers.')).toBeVisible()
  await page.getByLabel(words.name).focus()
  await preview.getByText('Trains bakers.').click()
  await expect(second).toBeFocused()
  await preview.getByText('Runs two ovens.').click()
  await expect(page.getByRole('textbox', { name: 'Professional summary, paragraph 1' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await second.press('Home')
  await page.keyboard.press('Backspace')
  await expect(page.getByRole('textbox', { name: 'Professional summary' })).toHaveText('Runs two ovens. Trains bakers.')
})

test('entries fold to a line while one is dragged', { tag: '@long' }, async ({ page }) => {
  await openJobs(page, ['Horno Claro', 'Panes del Norte'])
  const handle = page.getByRole('button', { name: /^Move “Panes del Norte”: / })
  await handle.scrollIntoViewIfNeeded()
  const box = await handle.boundingBox()
  if (!box) throw new Error('no handle')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y - 8, { steps: 4 })
  await expect(page.getByLabel(words.company)).toHaveCount(0)
  await page.mouse.move(x, y - 80, { steps: 8 })
  await page.mouse.up()
  await expect(page.getByLabel(words.company).first()).toHaveValue('Panes del Norte')
})

test('a click on the page opens the field with the caret there, and the field is lit on the page', async ({ page }) => {
  await openJobs(page, ['Horno Claro'])
  await getLines(page).first().fill('Sold bread')
  await page.getByLabel(words.start).fill('marzo de 2021')
  await page.getByLabel(words.current).check()
  await openSection(page, words, 'Personal')
  await page.getByLabel(words.title).fill('Baker')
  await waitForPreview(page)
  const preview = page.getByTestId('preview')
  const text = preview.getByText('Sold bread')
  await expect(preview.getByText('Baker', { exact: true })).toBeVisible()
  const box = await text.boundingBox()
  if (!box) throw new Error('no text')
  // Before the last letter of a text of ten.
  await page.mouse.click(box.x + box.width * 0.9, box.y + box.height / 2)
  await expect(getLines(page).first()).toBeFocused()
  await page.keyboard.type('!')
  await expect(getLines(page).first()).toHaveText(/^Sold bre?a?!/)
  await expect(preview.locator('[data-lit]')).toHaveCount(1)
  await preview.getByText('Mar 2021 – Present').click({ position: { x: 3, y: 5 } })
  await expect(page.getByLabel(words.start)).toBeFocused()
  await preview.getByText('Baker', { exact: true }).click()
  await expect(page.getByLabel(words.title)).toBeFocused()
})

test('completes a title by keyboard, and a list of skills by its buttons @long', async ({ page }) => {
  await page.goto('/templates')
  await chooseTemplate(page, words)
  const title = page.getByRole('combobox', { name: words.title })
  await title.focus()
  await title.pressSequentially('bakery')
  const options = page.getByRole('option')
  await expect(options.first()).toBeVisible()
  const first = await options.first().textContent()
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(title).toHaveValue(first ?? '')
  await expect(options).toHaveCount(0)
  await openSection(page, words, 'Skills')
  const skills = page.getByLabel('Technical skills')
  await skills.fill('Excel, stock cont')
  await page.getByRole('button', { name: 'Stock control', exact: true }).click()
  await expect(skills).toHaveValue('Excel, Stock control, ')
  await expect(skills).toBeFocused()
})

test('a proposal leads to its text in the form @long', async ({ page }) => {
  await openJobs(page, ['Horno Claro'])
  await getLines(page).first().fill('Baked  bread')
  await openSection(page, words, 'Personal')
  await openPanel(page, words, 'score')
  await page.getByRole('button', { name: 'Suggest changes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Show in form' }).first().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(getLines(page).first()).toBeFocused()
})

test('opens a folded entry for a click on its text @long', async ({ page }) => {
  await openJobs(page, ['Horno Claro'])
  await getLines(page).first().fill('Sold bread')
  await page.getByRole('button', { name: 'Horno Claro', exact: true }).click()
  await expect(page.getByText('1 bullet')).toBeVisible()
  await page.getByTestId('preview').getByText('Sold bread').click()
  await expect(getLines(page).first()).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } })

  test('a tap on the page slides it away and opens the field; points are written and moved by touch', async ({
    page,
  }) => {
    await openJobs(page, ['Horno Claro'])
    await getLines(page).first().tap()
    await page.keyboard.type('Sold bread')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Baked rolls')
    await page.getByRole('button', { name: 'Preview', exact: true }).tap()
    await page.getByTestId('preview').getByText('Sold bread').tap()
    await expect(getLines(page).first()).toBeFocused()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Actions for “Bullet 2”' }).tap()
    await page.getByRole('menuitem', { name: 'Move up' }).tap()
    await expect(getLines(page)).toHaveText(['Baked rolls', 'Sold bread'])
    const [wide, inner] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
    expect(wide).toBeLessThanOrEqual(inner ?? 0)
  })
})
