import type { Page } from '@playwright/test'
import { setPlan, signInAs } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { chooseTemplate, EDITOR_LABELS, waitForSaved } from '../support/editor.ts'
import { expect, test } from '../support/test.ts'

const words = EDITOR_LABELS.en

const summary = (page: Page) => page.getByRole('textbox', { name: 'Professional summary' })

/** A resume of which a version was saved, and that was edited since. */
const openEdited = async (page: Page) => {
  await page.goto('/templates')
  await chooseTemplate(page, words)
  await page.getByLabel(words.name).fill('Irene Solà')
  await summary(page).fill('Baker with six years at ovens.')
  await waitForSaved(page)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Version saved').first()).toBeVisible()
  await summary(page).fill('Baker with nine years at ovens.')
  await waitForSaved(page)
}

test('names a version, shows what differs on the page and by field, restores it and takes that back', {
  tag: '@long',
}, async ({ page }) => {
  await openEdited(page)
  await page.getByRole('button', { name: 'Version history' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Version history' })).toBeFocused()
  await dialog.getByLabel('Version name').fill('Before the interview')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: /Before the interview/ })).toBeVisible()

  await expect(dialog.getByRole('img', { name: 'This version, page 1' })).toBeVisible()
  await expect(dialog.getByRole('img', { name: 'Current version, page 1' })).toBeVisible()
  // One word on each page.
  await expect(dialog.locator('[data-change]')).toHaveCount(2)
  await expect(dialog.getByText('1 field has changed since this version')).toBeVisible()
  await expect(dialog.getByText('six', { exact: true })).toBeVisible()
  await expect(dialog.getByText('nine', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await dialog.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(summary(page)).toHaveText('Baker with six years at ovens.')
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(summary(page)).toHaveText('Baker with nine years at ovens.')

  await page.reload()
  await page.getByRole('button', { name: 'Version history' }).click()
  await expect(dialog.getByRole('button', { name: /Before the interview/ })).toBeVisible()
  await expect(dialog.getByRole('list', { name: 'Saved versions' }).getByRole('listitem')).toHaveCount(2)
})

test('has the versions of every device with the plan, offline too, and still reads them after it', {
  tag: '@long',
}, async ({ browser, baseURL, server }) => {
  const options = { baseURL: baseURL ?? '', locale: 'en-US' }
  const laptop = await (await browser.newContext(options)).newPage()
  const phone = await (await browser.newContext(options)).newPage()
  const { id } = await signInAs(laptop, 'Versiones')
  await setPlan(server, id, 'professional')
  const stored = laptop.waitForResponse((response) => /\/api\/drafts\/\w+$/.test(response.url()))
  await openEdited(laptop)
  expect((await stored).ok()).toBe(true)
  const open = async (page: Page) => {
    await page.getByRole('button', { name: 'Version history' }).click()
    return page.getByRole('dialog').getByRole('list', { name: 'Saved versions' }).getByRole('listitem')
  }
  await expect(await open(laptop)).toHaveCount(1)
  await expect(laptop.getByText('only on this device')).toHaveCount(0)

  await signInAs(phone, 'Versiones')
  await phone.goto('/templates')
  await phone.getByRole('link', { name: /^Resume/ }).click()
  await expect(await open(phone)).toHaveCount(1)
  await expect(phone.getByText('1 field has changed since this version')).toBeVisible()
  await phone.context().setOffline(true)
  await phone.getByLabel('Version name').fill('Before the interview')
  await phone.keyboard.press('Enter')
  await expect(phone.getByRole('button', { name: /Before the interview/ })).toBeVisible()
  await phone.context().setOffline(false)
  await setPlan(server, id, 'professional', 'canceled')
  await phone.reload()
  await expect(await open(phone)).toHaveCount(1)
  await expect(phone.getByText('With the Professional plan, versions are saved to your account too')).toBeVisible()
  await expectAccessible(phone)
  await laptop.reload()
  await open(laptop)
  await expect(laptop.getByRole('button', { name: /Before the interview/ })).toBeVisible()
  await laptop.context().close()
  await phone.context().close()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  test('shows one of both pages at a time @long', async ({ page }) => {
    await openEdited(page)
    await page.getByRole('button', { name: 'Export and more' }).click()
    await page.getByRole('menuitem', { name: 'Version history' }).click()
    const version = page.getByRole('img', { name: 'This version, page 1' })
    await expect(version).toBeVisible()
    expect((await version.boundingBox())?.width).toBeGreaterThan(250)
    await page.getByRole('dialog').locator('label', { hasText: 'Current version' }).click()
    await expect(version).toBeHidden()
    await expect(page.getByRole('img', { name: 'Current version, page 1' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})
