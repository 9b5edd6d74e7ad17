import type { Page } from '@playwright/test'
import { queryRows } from '../utils/servers/query-database.ts'
import { chooseAccount, setPreferences, signInAs } from './support/account.ts'
import { expectAccessible } from './support/axe.ts'
import { PAYMENT_LABELS } from './support/payments.ts'
import type { Server } from './support/server.ts'
import { expect, test } from './support/test.ts'

/** Makes every session look as if its sign-in was an hour ago. */
const ageSignIns = ({ databaseFile }: Server) =>
  queryRows(databaseFile, 'UPDATE sessions SET signed_in_at = signed_in_at - 3600000')

/** Signs in as an account of the fake's chooser, so that the same person can be chosen again. */
const signInAsAna = (page: Page) => signInAs(page, 'Ana', '', 'stand-in-ana')

const signInAgain = async (page: Page, name: string, email: string) => {
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name }).click()
  await chooseAccount((await popup).locator(`[data-account="${email}"]`))
}

/** Messages of the console about the content security policy and Trusted Types. */
const collectViolations = (page: Page): string[] => {
  const found: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedScript|TrustedHTML/.test(message.text())) found.push(message.text())
  })
  return found
}

test('asks to sign in again before the account is deleted, and then deletes it', async ({ page, server }) => {
  const violations = collectViolations(page)
  const { email } = await signInAsAna(page)
  await ageSignIns(server)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const question = page.getByRole('dialog', { name: 'Delete your account?' })
  await question.getByRole('textbox').fill(email)
  await question.getByRole('button', { name: 'Delete permanently' }).click()

  const again = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await expect(again).toContainText('Sign in again with ana@example.com')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(again).toHaveCount(0)
  await expect(question.getByRole('textbox')).toHaveValue(email)
  expect((await page.request.get('/api/user')).status()).toBe(200)

  await question.getByRole('button', { name: 'Delete permanently' }).click()
  await signInAgain(page, 'Sign in again with Google', 'ana@example.com')
  await expect(page.getByText('Your account and everything in it were deleted.').first()).toBeVisible()
  expect((await page.request.get('/api/user')).status()).toBe(401)
  expect(violations).toEqual([])
})

test('continues a subscription in Spanish after the right account was chosen', async ({ page, server }) => {
  const say = PAYMENT_LABELS.es
  await page.setViewportSize({ width: 360, height: 740 })
  await setPreferences(page, { language: 'es' })
  await signInAsAna(page)
  await ageSignIns(server)
  await page.goto('/subscribe')
  await page.getByRole('button', { name: say.plans.professional, exact: true }).click()
  const again = page.getByRole('dialog', { name: 'Confirma que eres tú' })
  await signInAgain(page, 'Volver a iniciar sesión con Google', 'ben@example.com')
  await expect(again.getByRole('alert')).toContainText('Esa es otra cuenta. Elige ana@example.com.')
  await signInAgain(page, 'Volver a iniciar sesión con Google', 'ana@example.com')
  await expect(again).toHaveCount(0)
  await expect(page.getByLabel(say.number)).toBeVisible()
})

test('opens the change of plan again after a sign-in by redirect', { tag: '@long' }, async ({ page, server }) => {
  const say = PAYMENT_LABELS.en
  await page.addInitScript(() => {
    window.open = () => null
  })
  await signInAsAna(page)
  await ageSignIns(server)
  await page.goto('/settings')
  await page.getByRole('button', { name: say.subscribeButton, exact: true }).nth(1).click()
  await page.getByRole('dialog').getByRole('button', { name: say.toPayment }).click()
  await page.getByRole('button', { name: 'Sign in again with Google' }).click()
  await page.locator('[data-account="ana@example.com"]').click()
  await expect(page).toHaveURL(/\/settings$/)
  await page.getByRole('dialog', { name: 'Subscribe' }).getByRole('button', { name: say.toPayment }).click()
  await expect(page.getByLabel(say.number)).toBeVisible()
})

test('lists the sessions and ends one, the others and this one', { tag: '@long' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const others = await Promise.all(
    [1, 2, 3].map(async () => {
      const other = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
      await signInAs(other, 'Sesiones')
      return other
    }),
  )
  await signInAs(page, 'Sesiones')
  const getStatuses = () => Promise.all(others.map(async (other) => (await other.request.get('/api/user')).status()))
  await page.goto('/settings')
  const section = page.getByRole('region', { name: 'Where you’re signed in' })
  await expect(section.getByRole('listitem')).toHaveCount(4)
  await expect(section.getByRole('listitem').filter({ hasText: 'this device' })).toHaveCount(1)
  await expectAccessible(page)

  const end = section.getByRole('button', { name: /^Sign out .*last active/ })
  await end.first().focus()
  await page.keyboard.press('Enter')
  await expect(section.getByRole('listitem')).toHaveCount(3)
  await expect(section.getByRole('list')).toBeFocused()
  expect((await getStatuses()).sort()).toEqual([200, 200, 401])

  await page.context().setOffline(true)
  await expect(section.getByText('You can sign out other devices when you’re back online.')).toBeVisible()
  await expect(end.first()).toBeDisabled()
  await page.context().setOffline(false)

  await section.getByRole('button', { name: 'Sign out all other devices' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out all other devices' }).click()
  await expect(section.getByText('You’re not signed in on any other device.')).toBeVisible()
  expect(await getStatuses()).toEqual([401, 401, 401])
  expect((await page.request.get('/api/user')).status()).toBe(200)
  await Promise.all(others.map((other) => other.context().close()))
})

test('says that the sessions cannot be loaded, and loads them again', { tag: '@long' }, async ({ page }) => {
  await signInAs(page, 'Fallo')
  const body = { error: { code: 'internal', message: 'x', requestId: 'test' } }
  await page.route('**/api/account/sessions', (route) => route.fulfill({ status: 500, json: body }))
  await page.goto('/settings')
  const section = page.getByRole('region', { name: 'Where you’re signed in' })
  await expect(section.getByText('Something went wrong on our side. Try again in a moment.')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/account/sessions')
  await section.getByRole('button', { name: 'Try again' }).click()
  await expect(section.getByRole('listitem')).toHaveCount(1)
})

test('runs no markup, script or foreign address from a string', async ({ page }) => {
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const refused = await page.evaluate(() => {
    const attempt = (run: () => void): string => {
      try {
        run()
        return 'done'
      } catch (error) {
        return error instanceof Error ? error.name : 'thrown'
      }
    }
    const script = document.createElement('script')
    return {
      markup: attempt(() => {
        document.createElement('div').innerHTML = '<img src=x>'
      }),
      text: attempt(() => {
        script.text = '1'
      }),
      foreign: attempt(() => {
        script.src = 'https://evil.example/x.js'
      }),
      own: attempt(() => {
        script.src = '/assets/x.js'
      }),
      policy: attempt(() => Reflect.get(window, 'trustedTypes').createPolicy('other', {})),
    }
  })
  expect(refused).toEqual({
    markup: 'TypeError',
    text: 'TypeError',
    foreign: 'TypeError',
    own: 'done',
    policy: 'TypeError',
  })
})
