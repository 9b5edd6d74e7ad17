import { waitForHydration } from './support/hydration.ts'
import { expect, test } from './support/test.ts'

test('switches the theme and applies it before the first paint of the next visit', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/')
  await waitForHydration(page)
  await page.getByRole('group', { name: 'Theme' }).getByTitle('Dark').click()
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await expect.poll(ground).toBe('rgb(13, 23, 34)')
  // The app never loads, so this is the page as prerendered.
  await page.route('**/assets/vendor-*.js', () => undefined)
  await page.reload({ waitUntil: 'domcontentloaded' })
  expect(await ground()).toBe('rgb(13, 23, 34)')
})

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('traps focus in the menu, closes it on Esc and on navigation', { tag: '@long' }, async ({ page }) => {
    await page.goto('/')
    await waitForHydration(page)
    const toggle = page.getByRole('button', { name: 'Open menu' })
    await toggle.click()
    const menu = page.getByRole('dialog')
    await expect(menu).toBeVisible()
    for (let press = 0; press < 15; press += 1) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(toggle).toBeFocused()
    await toggle.click()
    await menu.getByRole('link', { name: 'Settings' }).click()
    await expect(page).toHaveURL(/\/settings$/)
    await expect(menu).toBeHidden()
  })
})

test('marks only the active link', { tag: '@long' }, async ({ page }) => {
  await page.goto('/settings')
  await expect(page.getByRole('navigation').first().locator('[aria-current="page"]')).toHaveText(['Settings'])
})

test('shows the not-found page with a link home for an unknown path', async ({ page }) => {
  expect((await page.goto('/no/such/page'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('shows one toast at a time, focuses it on F8 and hides it after five seconds', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/')
  await waitForHydration(page)
  const ask = page.getByRole('button', { name: 'Contact us for a custom enterprise plan' })
  await ask.click()
  const toasts = page.locator('li.faro-toast')
  await expect(toasts).toHaveCount(1)
  await ask.click()
  await expect(toasts).toHaveCount(1)
  await page.keyboard.press('F8')
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[role="region"]') !== null)).toBe(true)
  await page.mouse.click(5, 300)
  await page.evaluate(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : null))
  await expect(toasts).toHaveCount(0)
})

test('reports a screen whose code is missing and keeps the shell working', { tag: '@long' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, locale: 'en-US', serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.route('**/assets/privacy-page-*.js', (route) => route.abort())
  await page.goto('/')
  await waitForHydration(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t load this screen')
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await page.unroute('**/assets/privacy-page-*.js')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy')
  await context.close()
})

test('prefetches a link’s screen on hover', { tag: '@long' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto('/')
  await waitForHydration(page)
  const fetched = page.waitForResponse(/assets\/terms-page-/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).hover()
  expect((await fetched).ok()).toBe(true)
  await context.close()
})

test('shows the keyboard help on ?, the editor’s own in the editor, and not while typing', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/privacy')
  const sheet = page.getByRole('dialog')
  // The listener is added when the page is idle.
  await expect(async () => {
    await page.keyboard.press('?')
    await expect(sheet).toHaveAccessibleName('Keyboard shortcuts', { timeout: 1_000 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)

  await page.goto('/templates')
  await page
    .getByRole('button', { name: /^Use Template/ })
    .first()
    .click()
  await page.getByRole('tab', { name: 'Personal' }).focus()
  await page.keyboard.press('?')
  await expect(sheet).toHaveAccessibleName('Keyboard shortcuts')
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await page.getByLabel('Full name').fill('Who')
  await page.keyboard.press('?')
  await expect(page.getByLabel('Full name')).toHaveValue('Who?')
  await expect(sheet).toHaveCount(0)
})
