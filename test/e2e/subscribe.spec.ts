import { chooseAccount, setPreferences, signInAs } from './support/account.ts'
import { expectAccessible } from './support/axe.ts'
import {
  advanceDays,
  CARDS,
  changeSavedCard,
  fillCard,
  type Language,
  openPaymentForm,
  PAYMENT_LABELS,
  subscribe,
} from './support/payments.ts'
import { expect, test } from './support/test.ts'

const LANGUAGES: readonly Language[] = ['es', 'en']
const PLANS = ['basic', 'professional', 'enterprise'] as const

for (const language of LANGUAGES) {
  const say = PAYMENT_LABELS[language]

  test.describe(`subscribing in ${language}`, () => {
    for (const plan of PLANS) {
      test(`${plan}: shows price and terms, takes the card, then confirms the plan`, { tag: '@long' }, async ({
        page,
      }) => {
        await openPaymentForm(page, language, plan)
        await expect(page.getByText(say.test).first()).toBeVisible()
        await fillCard(page, language, CARDS.good)
        await page.getByRole('button', { name: say.subscribe }).click()
        await expect(page).toHaveURL(/\/dashboard\?.*payment_intent=pi_/)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.congratulation(say.plans[plan]))
        await expect(page.getByRole('link', { name: say.analyze })).toHaveAttribute('href', '/analyzer')
        await expect(page.getByRole('link', { name: say.home })).toHaveAttribute('href', '/')
      })
    }

    test('says why a card was declined, activates nothing, and accepts the next card', async ({ page }) => {
      const { googleId } = await openPaymentForm(page, language, 'professional')
      await fillCard(page, language, CARDS.declined)
      await page.getByRole('button', { name: say.subscribe }).click()
      await expect(page.getByText(say.paymentError, { exact: true })).toBeVisible()
      await expect(page.getByRole('alert').filter({ hasText: say.declined })).toBeVisible()
      const status = await page.request.get(`/api/subscription/status?googleId=${googleId}`)
      expect(await status.json()).toMatchObject({ plan: 'free', status: 'inactive' })
      await fillCard(page, language, CARDS.good)
      await page.getByRole('button', { name: say.subscribe }).click()
      await expect(page.getByRole('heading', { name: say.congratulation(say.plans.professional) })).toBeVisible()
    })

    test('activates the plan only after 3-D Secure was confirmed', { tag: '@long' }, async ({ page }) => {
      await subscribe(page, language, 'basic', CARDS.challenge)
      await page.getByRole('button', { name: say.no, exact: true }).click()
      await expect(page.getByText(say.paymentError, { exact: true })).toBeVisible()
      await page.getByRole('button', { name: say.subscribe }).click()
      await page.getByRole('button', { name: say.yes, exact: true }).click()
      await expect(page.getByRole('heading', { name: say.congratulation(say.plans.basic) })).toBeVisible()
    })

    test('upgrades, downgrades, cancels and reactivates', { tag: '@long' }, async ({ page }) => {
      await subscribe(page, language, 'basic')
      await expect(page.getByRole('heading', { name: say.congratulation(say.plans.basic) })).toBeVisible()
      await page.goto('/settings')
      await expect(page.getByRole('button', { name: say.current })).toBeDisabled()
      const card = (plan: string) =>
        page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: plan }) })

      for (const [plan, price] of [
        [say.plans.enterprise, '$12'],
        [say.plans.basic, '$0'],
      ] as const) {
        await card(plan).getByRole('button', { name: say.change }).click()
        const dialog = page.getByRole('dialog')
        await expect(dialog.getByText(price, { exact: true }).first()).toBeVisible()
        await dialog.getByRole('button', { name: say.changeNow }).click()
        await expect(page.getByText(say.updated, { exact: true })).toBeVisible()
        await expect(card(plan).getByRole('button', { name: say.current })).toBeDisabled()
      }

      await page.getByRole('button', { name: say.cancel }).click()
      await page.getByRole('button', { name: say.reallyCancel }).click()
      await expect(page.getByText(say.cancelled, { exact: true })).toBeVisible()
      await expect(page.getByText(say.endsOn)).toBeVisible()
      await expect(page.getByText(say.active, { exact: true })).toBeVisible()
      await page.getByRole('button', { name: say.resume }).click()
      await expect(page.getByText(say.resumed, { exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: say.cancel })).toBeVisible()
    })

    test('keeps the old plan until a change with 3-D Secure is paid', { tag: '@long' }, async ({ page }) => {
      const { email } = await subscribe(page, language, 'basic')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.congratulation(say.plans.basic))
      await changeSavedCard(page, email, '3184')
      await page.goto('/settings')
      const premium = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Premium' }) })
      await premium.getByRole('button', { name: say.change }).click()
      await page.getByRole('dialog').getByRole('button', { name: say.changeNow }).click()
      await expect(page.getByRole('dialog', { name: say.complete })).toBeVisible()
      await page.getByRole('button', { name: say.confirmBank }).click()
      await page.getByRole('button', { name: say.no, exact: true }).click()
      await fillCard(page, language, CARDS.good)
      await page.getByRole('dialog').getByRole('button', { name: say.pay }).click()
      await expect(page.getByText(say.paid, { exact: true })).toBeVisible()
      await expect(premium.getByRole('button', { name: say.current })).toBeDisabled()
    })

    test('subscribes from the settings in one dialog', { tag: '@long' }, async ({ page }) => {
      await setPreferences(page, { language })
      await signInAs(page, `Free${language}`)
      await page.goto('/settings')
      await page.getByRole('button', { name: say.subscribeButton, exact: true }).first().click()
      await page.getByRole('dialog').getByRole('button', { name: say.toPayment }).click()
      await fillCard(page, language, CARDS.challenge)
      await page.getByRole('dialog').getByRole('button', { name: say.pay }).click()
      await page.getByRole('button', { name: say.yes, exact: true }).click()
      await expect(page.getByText(say.paid, { exact: true })).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('button', { name: say.current })).toBeDisabled()
    })

    test('returns a visitor to the chosen plan after sign-in', { tag: '@long' }, async ({ page }) => {
      await setPreferences(page, { language })
      await page.goto('/subscribe')
      await page.getByRole('button', { name: say.plans.professional, exact: true }).click()
      const popup = page.waitForEvent('popup')
      await page.getByRole('main').getByRole('button', { name: say.signIn }).click()
      await chooseAccount((await popup).locator('[data-account="ana@example.com"]'))
      await expect(page.getByLabel(say.number).or(page.getByText(say.preparing))).toBeVisible()
      await expect(page.getByRole('button', { name: say.plans.professional, exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
    })
  })
}

test('keeps the typed text when the language changes', { tag: '@long' }, async ({ page }) => {
  await openPaymentForm(page, 'es', 'basic')
  await fillCard(page, 'es', CARDS.good)
  await page.getByRole('banner').getByText('EN', { exact: true }).click()
  await expect(page.getByLabel(PAYMENT_LABELS.en.number)).toHaveValue(CARDS.good)
  await expect(page.getByRole('button', { name: PAYMENT_LABELS.en.subscribe })).toBeVisible()
})

test('charges once when two tabs pay', { tag: '@long' }, async ({ page, context }) => {
  await openPaymentForm(page, 'es', 'basic')
  const other = await context.newPage()
  await setPreferences(other, { language: 'es' })
  await other.goto(page.url())
  await expect(other.getByLabel(PAYMENT_LABELS.es.number)).toBeVisible()
  for (const tab of [page, other]) {
    await fillCard(tab, 'es', CARDS.good)
    await tab.getByRole('button', { name: PAYMENT_LABELS.es.subscribe }).click()
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(
      PAYMENT_LABELS.es.congratulation(PAYMENT_LABELS.es.plans.basic),
    )
  }
  const { invoices } = await (await page.request.get('/api/subscription/invoices')).json()
  expect(invoices).toHaveLength(1)
})

test('reports a blocked payment script, and retries', { tag: '@long' }, async ({ page }) => {
  const say = PAYMENT_LABELS.es
  await setPreferences(page, { language: 'es' })
  await signInAs(page, 'Blocked')
  await page.route('**/stripe.js', (route) => route.abort())
  await page.goto('/subscribe?plan=basic')
  await expect(page.getByRole('alert').filter({ hasText: say.notLoaded })).toBeVisible()
  await page.unroute('**/stripe.js')
  await page.getByRole('button', { name: say.retry }).click()
  await expect(page.getByLabel(say.number)).toBeVisible()
})

test('does not confirm an invalid payment', async ({ page }) => {
  await setPreferences(page, { language: 'es' })
  await signInAs(page, 'Cheat')
  await page.goto('/payment-success?payment_intent=pi_somebodyelses&redirect_status=succeeded')
  await expect(page.getByText(PAYMENT_LABELS.es.updating)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No hemos podido confirmar tu pago')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No tienes ninguna suscripción activa')
})

test('shows a banner with a link to the card after a failed renewal, and removes it after the payment', {
  tag: '@long',
}, async ({ page }) => {
  const say = PAYMENT_LABELS.es
  const { email } = await subscribe(page, 'es', 'professional')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.congratulation(say.plans.professional))
  await changeSavedCard(page, email, '0341')
  await advanceDays(page, 32)
  await page.goto('/settings')
  await expect(page.getByText(say.pastDue)).toBeVisible()
  await expect(page.getByText(say.active, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: say.updateCard }).click()
  await page.getByLabel('Número de tarjeta').fill(CARDS.good)
  await page.getByLabel('Caducidad').fill('12/34')
  await page.getByRole('button', { name: 'Guardar tarjeta' }).click()
  await page.getByRole('link', { name: 'Volver a Faro' }).click()
  await expect(page.getByRole('button', { name: say.current })).toBeDisabled()
  await expect(page.getByText(say.pastDue)).toHaveCount(0)
})

for (const theme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test(`payment screens are accessible and do not overflow, ${theme}, ${width} px`, { tag: '@long' }, async ({
      page,
    }) => {
      const say = PAYMENT_LABELS.es
      const fits = async () => {
        // An open dialog makes the page inert, including its heading.
        const open = await page.getByRole('dialog').count()
        await expectAccessible(page, open > 0 ? ['page-has-heading-one', 'landmark-one-main', 'region'] : [])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      }
      await page.setViewportSize({ width, height: 800 })
      await setPreferences(page, { theme })
      await page.goto('/subscribe')
      await expect(page.getByRole('button', { name: 'Basic', exact: true })).toBeEnabled()
      await fits()
      await openPaymentForm(page, 'es', 'professional')
      await fits()
      await page.getByRole('button', { name: say.subscribe }).click()
      await fillCard(page, 'es', CARDS.declined)
      await page.getByRole('button', { name: say.subscribe }).click()
      await expect(page.getByRole('alert').filter({ hasText: say.declined })).toBeVisible()
      await fits()
      await fillCard(page, 'es', CARDS.challenge)
      await page.getByRole('button', { name: say.subscribe }).click()
      await page.getByRole('button', { name: say.yes, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.congratulation(say.plans.professional))
      await fits()
      await page.goto('/settings')
      await page.getByRole('button', { name: say.change, exact: true }).last().click()
      await expect(page.getByRole('dialog').getByRole('button', { name: say.changeNow })).toBeEnabled()
      await fits()
      await page.getByRole('dialog').getByRole('button', { name: say.changeNow }).click()
      await page.getByRole('button', { name: say.anotherCard }).click()
      await expect(page.getByLabel(say.number)).toBeVisible()
      await fits()
    })
  }
}
