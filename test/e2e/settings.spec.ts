import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { setPreferences, signInAs } from './support/account.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'

/** Creates a draft from the sample of the live demo. */
const makeDraft = async (page: Page) => {
  await page.goto('/analyzer?demo=1')
  await page.getByRole('button', { name: 'Optimize with templates' }).click()
  await expect(page).toHaveURL(/draft=/)
}

test('offers sign-in, a link home and the prices to a visitor', async ({ page }) => {
  await setPreferences(page, { language: 'es' })
  await page.goto('/settings')
  await expect(page.getByText('Inicia sesión para ver y gestionar tu suscripción y tus datos.')).toBeVisible()
  for (const price of ['$8', '$14', '$20']) await expect(page.getByText(price, { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ir al inicio' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('announces that the subscription is loading', async ({ page }) => {
  await setPreferences(page, { language: 'es' })
  await signInAs(page, 'Cargando')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/subscription/status*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/settings')
  await expect(page.getByText('Cargando tu suscripción...').first()).toBeVisible()
  release()
  await expect(page.getByText('0 de 3 análisis usados este mes')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Suscribirse' })).toHaveCount(3)
})

test('reports a subscription that cannot be loaded, and retries', { tag: '@long' }, async ({ page }) => {
  await signInAs(page, 'Reintento')
  const failing = '**/api/subscription/status*'
  const body = { error: { code: 'internal', message: 'x', requestId: 'test' } }
  await page.route(failing, (route) => route.fulfill({ status: 500, json: body }))
  await page.goto('/settings')
  await expect(page.getByText('Something went wrong on our side. Try again in a moment.')).toBeVisible()
  await page.unroute(failing)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('used 0 of 3 analyses this month')).toBeVisible()
})

test('shows the storage used, the suggestions left, and that the server is full', { tag: '@long' }, async ({
  page,
}) => {
  await setPreferences(page, { language: 'es' })
  await signInAs(page, 'Llena')
  await page.route('**/api/config', async (route) => {
    const response = await route.fetch()
    const config = await response.json()
    await route.fulfill({ response, json: { ...config, advice: { model: 'test' }, storage: 'full' } })
  })
  await page.goto('/settings')
  await expect(page.getByText('0 de 100 MB')).toBeVisible()
  await expect(page.getByText('0 de 200 borradores')).toBeVisible()
  await expect(page.getByText('Hoy te quedan 60 de 60 sugerencias con IA')).toBeVisible()
  await expect(
    page.getByText('No queda espacio en nuestro servidor y, por ahora, no se puede guardar nada nuevo'),
  ).toBeVisible()
  await expectAccessible(page)
})

test('exports all data of the account', { tag: '@long' }, async ({ page }) => {
  await signInAs(page, 'Exporta')
  await page.goto('/settings')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download everything' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('faro-account.zip')
  const bytes = await readFile(await file.path())
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
})

test('deletes the account only after its e-mail was typed', { tag: '@long' }, async ({ page }) => {
  const { email } = await signInAs(page, 'Borra')
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('textbox').fill(email)
  await dialog.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(page.getByText('Your account and everything in it were deleted.').first()).toBeVisible()
  expect((await page.request.get('/api/user')).status()).toBe(401)
})

test('ends other sessions when signing out everywhere', { tag: '@long' }, async ({ page, browser, baseURL }) => {
  await signInAs(page, 'Todas')
  const other = await browser.newContext({ baseURL })
  const otherPage = await other.newPage()
  await signInAs(otherPage, 'Todas')
  expect((await otherPage.request.get('/api/user')).status()).toBe(200)

  await page.goto('/settings')
  await expect(page.getByText(/^Last active/)).toHaveCount(2)
  await page.getByRole('button', { name: 'Sign out on all devices' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out on all devices' }).click()
  await expect(page.getByText('You’ve been signed out on all devices.').first()).toBeVisible()
  expect((await otherPage.request.get('/api/user')).status()).toBe(401)
  await other.close()
})

test('backs up, deletes and restores the drafts of the device', { tag: '@long' }, async ({ page }) => {
  await makeDraft(page)
  await page.goto('/settings')
  await expect(page.getByText('1 draft on this device')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save a backup' }).click()
  const path = await (await download).path()
  await page.getByRole('button', { name: 'Delete drafts' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete drafts' }).click()
  await expect(page.getByText('0 drafts on this device')).toBeVisible()
  await page.getByLabel('Backup file').setInputFiles({
    name: 'faro-backup.json',
    mimeType: 'application/json',
    buffer: await readFile(path),
  })
  await expect(page.getByText('1 draft on this device')).toBeVisible()
})

test('offers to move a visitor’s drafts to the account, and asks about drafts at sign-out', { tag: '@long' }, async ({
  page,
}) => {
  await makeDraft(page)
  await signInAs(page, 'Adopta')
  await page.goto('/templates')
  const offer = page.getByRole('region', { name: 'Drafts on this device' })
  await expect(offer).toContainText('You wrote 1 draft on this device before you signed in.')
  await offer.getByRole('button', { name: 'Move to my account' }).click()
  await expect(page.getByText('Moved to your account').first()).toBeVisible()
  await expect(page.getByText('Lucía Ferrer Ibáñez').first()).toBeVisible()

  await page.getByRole('button', { name: 'Adopta’s account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  const question = page.getByRole('dialog', { name: 'Sign out' })
  await expect(question).toContainText('You have 1 draft on this device.')
  await question.getByRole('button', { name: 'Delete and sign out' }).click()
  await expect(page.getByText('You have successfully signed out.').first()).toBeVisible()
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toEqual(['faro-device'])
})
