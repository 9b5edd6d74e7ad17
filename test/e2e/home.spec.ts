import { signInAs } from './support/account.ts'
import { chooseTemplate, EDITOR_LABELS } from './support/editor.ts'
import { expect, test } from './support/test.ts'

test('shows a visitor’s resumes at / once there are any', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your resume, seen in a better light')
  await page.goto('/templates')
  await page.getByRole('button', { name: EDITOR_LABELS.en.use }).first().click()
  await page.waitForURL(/draft=/)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your resumes')
  const rows = page.getByRole('list', { name: 'Your resumes' })
  await expect(rows.locator('img')).toHaveCount(1)
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByText('No resumes yet.')).toBeVisible()
  await page.getByRole('link', { name: 'What Faro does and what it costs' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your resume, seen in a better light')
})

test('says so when a copy of a resume cannot be stored', async ({ page }) => {
  await page.goto('/templates')
  await page.getByRole('button', { name: EDITOR_LABELS.en.use }).first().click()
  await page.waitForURL(/draft=/)
  await page.goto('/')
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(page.getByText('We couldn’t save the change on this device.').first()).toBeVisible()
})

test('never lists the text of a generated document as an analysis @long', async ({ page }) => {
  await signInAs(page, 'Nuria')
  await page.goto('/templates')
  await page.getByRole('button', { name: 'Start with your resume' }).click()
  await page.getByRole('menuitem', { name: 'Open a sample' }).click()
  await page.waitForURL(/draft=/)
  await chooseTemplate(page, EDITOR_LABELS.en)
  const generated = page.waitForResponse((response) => response.url().endsWith('/generate'))
  await page.getByRole('button', { name: 'Generate Resume' }).click()
  expect((await generated).ok()).toBe(true)
  await page.goto('/')
  const rows = page.getByRole('list', { name: 'Your resumes' }).getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await expect(rows).not.toContainText('Analysis')
  await page.goto('/analyzer')
  await expect(page.getByText('No analyses yet.')).toBeVisible()
})
