import type { Page } from '@playwright/test'
import { setPreferences, signInAs } from './support/account.ts'
import { fillCard, PAYMENT_LABELS } from './support/payments.ts'
import { expect, test } from './support/test.ts'

const expectChosen = (page: Page, plan: string) =>
  expect(page.getByRole('button', { name: plan, exact: true })).toHaveAttribute('aria-pressed', 'true')

for (const { path, plan } of [
  { path: '/settings', plan: 'Premium' },
  { path: '/team', plan: 'Premium' },
  { path: '/studio', plan: 'Premium' },
]) {
  test(`the plan that a notice of ${path} names is chosen on the page of plans`, async ({ page }) => {
    await signInAs(page, 'Aviso')
    await page.goto(path)
    await expect(page.getByText(new RegExp(`included in the ${plan} plan`)).first()).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'See plans' }).last().click()
    await expectChosen(page, plan)
  })
}

test('a payment that a link to a resume asked for leads back to the resume, where the link is made @long', async ({
  page,
}) => {
  const say = PAYMENT_LABELS.es
  await page.setViewportSize({ width: 360, height: 740 })
  await setPreferences(page, { language: 'es' })
  await signInAs(page, 'Vuelta')
  const document = {
    schemaVersion: 2,
    id: 'back',
    language: 'es',
    personalInfo: { fullName: 'Vera Salas' },
    styling: { template: 'clara' },
  }
  await page.request.put('/api/drafts/back', { data: { name: 'Panadería', baseVersion: 0, document } })
  await page.goto('/templates')
  await expect(page.getByText('Panadería').first()).toBeVisible()
  await page.goto('/templates?draft=back')
  const openLinks = async () => {
    await page.getByRole('button', { name: 'Exportar y más' }).click()
    await page.getByRole('menuitem', { name: 'Compartir un enlace' }).click()
  }
  await openLinks()
  await page.getByRole('dialog').getByRole('link', { name: 'Ver los planes' }).click()
  await expectChosen(page, say.plans.professional)
  await page.getByRole('button', { name: 'Continuar con el plan Profesional' }).click()
  await fillCard(page, 'es', '4242 4242 4242 4242')
  await page.getByRole('button', { name: say.subscribe }).click()
  await expect(page.getByText(say.congratulation('Profesional'))).toBeVisible()
  await page.getByRole('link', { name: 'Volver a mi currículum' }).click()

  await openLinks()
  await page.getByRole('button', { name: 'Crear un enlace' }).click()
  const copy = page.getByRole('button', { name: 'Copiar', exact: true })
  await expect(copy).toBeFocused()
  await expect(copy).toBeInViewport({ ratio: 1 })
})
