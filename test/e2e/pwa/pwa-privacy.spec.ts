import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { signInAs } from '../support/account.ts'
import { expect, test } from '../support/test.ts'

test('after signing out, Back shows nothing of that person, not even from the back/forward cache', {
  tag: '@long',
}, async ({ baseURL }) => {
  const profile = await mkdtemp(join(tmpdir(), 'faro-profile-'))
  // Playwright disables the back/forward cache; browsers have it enabled.
  const context = await chromium.launchPersistentContext(profile, {
    ...test.info().project.use.launchOptions,
    baseURL,
    locale: 'en-US',
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await context.newPage()
  const { id } = await signInAs(await context.newPage(), 'Memoria')
  await page.goto('/privacy')
  await page.evaluate((account) => localStorage.setItem('faro.account', account), id)
  await page.goto('/settings')
  await expect(page.getByText('memoria@example.com').first()).toBeVisible()
  await page.evaluate(() => document.body.setAttribute('data-mark', 'from memory'))
  await page.goto('/privacy')
  await page.getByRole('button', { name: 'Memoria’s account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByText('You have successfully signed out.').first()).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL(/\/settings/)
  await expect(page.getByText('Sign in to see and manage your subscription')).toBeVisible()
  await expect(page.getByText('memoria@example.com')).toHaveCount(0)
  const fromMemory = await page.locator('body').getAttribute('data-mark')
  test.info().annotations.push({ type: 'back', description: fromMemory ?? 'loaded anew' })
  await context.close()
  await rm(profile, { recursive: true, force: true })
})

test('input of one person is not in the form for the next', { tag: '@long' }, async ({ page }) => {
  await signInAs(page, 'Escribe')
  await page.goto('/analyzer')
  await page.getByRole('tab', { name: 'Paste text' }).click()
  await page.getByRole('textbox', { name: 'Resume text' }).fill('Escribe Secreta, escribe@example.com')
  await page.getByRole('button', { name: 'Escribe’s account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByText('You have successfully signed out.').first()).toBeVisible()

  // The next person signs in without a reload, as with the popup.
  const { id } = await signInAs(page, 'Sigue')
  await page.evaluate((account) => {
    localStorage.setItem('faro.account', account)
    dispatchEvent(new StorageEvent('storage', { key: 'faro.account' }))
  }, id)
  await expect(page.getByRole('button', { name: 'Sigue’s account' })).toBeVisible()
  await page.getByRole('tab', { name: 'Paste text' }).click()
  await expect(page.getByRole('textbox', { name: 'Resume text' })).toHaveValue('')
})
