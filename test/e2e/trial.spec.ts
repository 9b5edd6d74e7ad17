import { setPreferences, signInAs } from './support/account.ts'
import { expectAccessible } from './support/axe.ts'
import { advanceDays, CARDS, fillCard } from './support/payments.ts'
import { expect, test } from './support/test.ts'

const DAY_MS = 86_400_000

const LABELS = {
  es: {
    start: 'Empezar prueba gratuita',
    terms: /Si cancelas en Ajustes antes del .*, no pagarás nada/,
    started: '¡Felicidades! Tu prueba gratuita del plan Profesional ha empezado',
    free: /^Gratis hasta el .*\$14/,
    reminder: /^Tu prueba gratuita termina el/,
    cancel: 'Cancelar la prueba gratuita',
    ends: /No se te cobrará nada/,
    resume: 'Reanudar suscripción',
  },
  en: {
    start: 'Start Free Trial',
    terms: /Cancel with one click in Settings before .* and you’ll pay nothing/,
    started: 'Congratulations! Your free trial of Professional has started',
    free: /^Free until .*\$14/,
    reminder: /^Your free trial ends on/,
    cancel: 'Cancel free trial',
    ends: /You won’t be charged/,
    resume: 'Resume subscription',
  },
} as const

for (const language of ['es', 'en'] as const) {
  const say = LABELS[language]

  const tag = language === 'en' ? '@long' : []
  test(`a free trial in ${language}: terms, card, reminder, cancellation with one press`, { tag }, async ({ page }) => {
    await setPreferences(page, { language })
    await signInAs(page, `trial${language}${crypto.randomUUID().slice(0, 8)}`)
    await page.goto('/settings')
    await page.getByRole('link', { name: say.start }).click()
    await expect(page.getByText(say.terms)).toBeVisible()
    await fillCard(page, language, CARDS.good)
    await expectAccessible(page)
    await page.getByRole('button', { name: say.start, exact: true }).click()
    await expect(page).toHaveURL(/\/dashboard\?.*setup_intent=seti_/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.started)
    await expect(page.getByText(say.reminder)).toHaveCount(0)

    await page.goto('/settings')
    await expect(page.getByText(say.free)).toBeVisible()
    await page.clock.setFixedTime(Date.now() + 5.5 * DAY_MS)
    await page.goto('/templates')
    await expect(page.getByText(say.reminder)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: say.cancel }).click()
    await expect(page.getByText(say.reminder)).toHaveCount(0)
    await page.goto('/settings')
    await expect(page.getByText(say.ends)).toBeVisible()
    await expect(page.getByRole('button', { name: say.resume })).toBeVisible()
    await expect(page.getByRole('link', { name: say.start })).toHaveCount(0)
  })
}

test('the trial of the price list leads to its terms, and a plan without it is one press away', async ({ page }) => {
  await setPreferences(page, { language: 'en' })
  await page.goto('/')
  await page.locator('#pricing').scrollIntoViewIfNeeded()
  await expect(page.getByText(/“Start Free Trial” gives you 7 free days of the Professional plan/)).toBeVisible()
  await page.getByRole('link', { name: 'Start Free Trial' }).first().click()
  await expect(page.getByText(LABELS.en.terms)).toBeVisible()
  await page.getByRole('button', { name: 'Subscribe without a trial' }).click()
  await expect(page.getByText('You pay today')).toBeVisible()
  await expect(page.getByText('$14', { exact: true }).first()).toBeVisible()
})

test('a trial that is not cancelled becomes the plan', { tag: '@long' }, async ({ page }) => {
  await setPreferences(page, { language: 'en' })
  await signInAs(page, `convert${crypto.randomUUID().slice(0, 8)}`)
  await page.goto('/subscribe?plan=professional&trial=yes')
  await fillCard(page, 'en', CARDS.good)
  await page.getByRole('button', { name: 'Start Free Trial', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LABELS.en.started)
  await advanceDays(page, 8)
  await page.request.get('/api/health')
  await page.goto('/settings')
  await expect(page.getByText(/^Renews on/)).toBeVisible()
  await expect(page.getByText('$14.00').or(page.getByText('$14')).first()).toBeVisible()
})
