import { queryRows } from '../utils/servers/query-database.ts'
import { chooseAccount, setPlan, setPreferences, signInAs } from './support/account.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'

test('a key is made, shown once, used and revoked', { tag: '@long' }, async ({ page, server, playwright, baseURL }) => {
  const { id } = await signInAs(page, 'Claves')
  await setPlan(server, id, 'enterprise')
  await page.goto('/settings')
  const section = page.getByRole('region', { name: 'Access keys' })
  await expect(section.getByText('You have no keys yet.')).toBeVisible()
  await section.getByRole('button', { name: 'Create a key' }).click()
  const form = page.getByRole('dialog', { name: 'New access key' })
  await form.getByRole('checkbox', { name: 'Read' }).uncheck()
  await form.getByRole('button', { name: 'Create key' }).click()
  await expect(form.getByText('Give the key a name.')).toBeVisible()
  await expect(form.getByText('Choose at least one permission.')).toBeVisible()
  await form.getByRole('textbox', { name: 'Name' }).fill('Nightly script')
  await form.getByRole('checkbox', { name: 'Read' }).check()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Create key' }).click()

  const shown = page.getByRole('dialog', { name: 'Your new key' })
  const key = await shown.getByRole('textbox', { name: 'Access key' }).inputValue()
  expect(key).toMatch(/^faro_[0-9a-f]{48}$/)
  await expectAccessible(page)
  const program = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const authorization = { headers: { authorization: `Bearer ${key}` } }
  expect((await program.get('/api/user', authorization)).status()).toBe(200)
  expect((await program.delete(`/api/resumes/${'0'.repeat(32)}`, authorization)).status()).toBe(403)
  await shown.getByRole('button', { name: 'Done' }).click()

  await page.reload()
  await expect(section.getByText('Nightly script')).toBeVisible()
  await expect(section.getByText('2 requests today')).toBeVisible()
  await expect(page.getByText(key)).toHaveCount(0)
  await section.getByRole('button', { name: 'Revoke Nightly script' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke key' }).click()
  await expect(section.getByText('You have no keys yet.')).toBeVisible()
  expect((await program.get('/api/user', authorization)).status()).toBe(401)
  await program.dispose()
})

test('says in Spanish on a phone which plan has keys, and keeps those that rest', { tag: '@long' }, async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await setPreferences(page, { language: 'es' })
  const { id } = await signInAs(page, 'SinClaves')
  await page.goto('/settings')
  const section = page.getByRole('region', { name: 'Claves de acceso' })
  await expect(section.getByText('El plan Premium incluye claves de acceso')).toBeVisible()
  await expect(section.getByRole('button', { name: 'Crear una clave' })).toHaveCount(0)
  await setPlan(server, id, 'enterprise')
  const data = { name: 'Informe semanal', scopes: ['read', 'analyze', 'write'], expiresInDays: 30 }
  expect((await page.request.post('/api/access-keys', { data })).status()).toBe(201)
  await setPlan(server, id, 'professional')
  await page.reload()
  await expect(section.getByText('Tus claves no funcionarán hasta que vuelvas a contratar ese plan.')).toBeVisible()
  await expectAccessible(page)
  await section.getByRole('button', { name: 'Revocar «Informe semanal»' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revocar la clave' }).click()
  await expect(section.getByText('Informe semanal')).toHaveCount(0)
})

test('asks to sign in again before a key is made, and then shows it', { tag: '@long' }, async ({ page, server }) => {
  const { id } = await signInAs(page, 'Ana', '', 'stand-in-ana')
  await setPlan(server, id, 'enterprise')
  await queryRows(server.databaseFile, 'UPDATE sessions SET signed_in_at = signed_in_at - 3600000')
  await page.goto('/settings#access-keys')
  await page.getByRole('button', { name: 'Create a key' }).click()
  const form = page.getByRole('dialog', { name: 'New access key' })
  await form.getByRole('textbox', { name: 'Name' }).fill('Old sign-in')
  await form.getByRole('button', { name: 'Create key' }).click()
  const again = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await expect(again).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(again).toHaveCount(0)
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Old sign-in')
  await form.getByRole('button', { name: 'Create key' }).click()
  const popup = page.waitForEvent('popup')
  await again.getByRole('button', { name: 'Sign in again with Google' }).click()
  await chooseAccount((await popup).locator('[data-account="ana@example.com"]'))
  await expect(page.getByRole('dialog', { name: 'Your new key' })).toBeVisible()
})
