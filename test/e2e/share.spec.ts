import { setPlan, signInAs } from './support/account.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'

const DOCUMENT = {
  schemaVersion: 2,
  id: 'shared',
  language: 'en',
  personalInfo: { fullName: 'Marta Vidal', email: 'marta@example.com' },
  summary: { en: 'Baker with ten years of bread.' },
  styling: { template: 'clara' },
}

test('a link is made in the editor, read without JavaScript, and turned off', async ({
  page,
  server,
  browser,
  baseURL,
}) => {
  const { id } = await signInAs(page, 'Enlaces')
  await setPlan(server, id, 'professional')
  const saved = await page.request.put('/api/drafts/shared', {
    data: { name: 'Bakery', baseVersion: 0, document: DOCUMENT },
  })
  expect(saved.status()).toBe(200)
  await page.goto('/templates')
  await expect(page.getByText('Bakery').first()).toBeVisible()
  await page.goto('/templates?draft=shared')
  await page.getByRole('button', { name: 'Export and more' }).click()
  await page.getByRole('menuitem', { name: 'Share a link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share a link' })
  await dialog.getByRole('textbox', { name: 'Password' }).fill('short')
  await dialog.getByRole('button', { name: 'Create a link' }).click()
  await expect(dialog.getByText('Use at least 8 characters, or leave it empty.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Password' }).fill('bread-and-salt')
  await dialog.getByRole('checkbox', { name: 'Hide contact details' }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Create a link' }).click()
  const address = await dialog.getByRole('textbox', { name: 'Link to Bakery' }).inputValue()

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const reader = await context.newPage()
  await reader.goto(address)
  await reader.getByLabel('Password').fill('not-this-one')
  await reader.getByRole('button', { name: 'Open the resume' }).click()
  await expect(reader.getByRole('alert')).toHaveText('That password isn’t right. Check it and try again.')
  await reader.getByLabel('Password').fill('bread-and-salt')
  await reader.getByRole('button', { name: 'Open the resume' }).click()
  await expect(reader.getByRole('heading', { name: 'Marta Vidal' })).toBeVisible()
  await expect(reader.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible()
  await expect(reader.getByText('marta@example.com')).toHaveCount(0)
  const download = reader.waitForEvent('download')
  await reader.getByRole('button', { name: 'Download as PDF' }).click()
  expect((await download).suggestedFilename()).toBe('resume.pdf')

  await dialog.getByRole('button', { name: 'Turn off the link to Bakery' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off the link' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Link to Bakery' })).toHaveCount(0)
  await reader.goto(address)
  await expect(reader.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
  await context.close()
})
