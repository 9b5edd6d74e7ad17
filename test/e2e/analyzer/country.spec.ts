import type { Page } from '@playwright/test'
import { setPreferences } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { chooseTemplate, EDITOR_LABELS, openPanel, waitForSaved } from '../support/editor.ts'
import { expect, test } from '../support/test.ts'

const CV = `Irene Solano Vega
Cocinera
irene.solano@example.com · +34 600 111 222 · Vigo
Fecha de nacimiento: 1/5/1990
DNI: 12345678Z

Experiencia
Cocinera, Mesón del Puerto, 2018 – 2024
- Preparé 120 menús al día con un equipo de 4 personas
- Reduje la merma de pescado un 15 % con pedidos diarios

Educación
Grado medio en Cocina, Escuela de Hostelería, 2015 – 2017

Habilidades
Pescados, Repostería, APPCC`

const scoreFor = async (page: Page, country: string | null) => {
  await page.goto('/analyzer')
  await page.getByRole('button', { name: /score my resume on this device/i }).click()
  await page.getByRole('tab', { name: 'Paste text' }).click()
  await page.getByRole('tabpanel', { name: 'Paste text' }).getByRole('textbox').fill(CV)
  if (country) await page.getByLabel('Country of the job').selectOption(country)
  await expectAccessible(page)
  await page.getByRole('button', { name: /score my resume on this device/i }).click()
  return page.getByTestId('country')
}

test('a CV is judged by the country that the person sets, which its draft keeps', { tag: '@long' }, async ({
  page,
}) => {
  await setPreferences(page, { language: 'en' })
  await expect(await scoreFor(page, null)).toHaveText('Country: Spain, based on your phone number and location')
  await expect(await scoreFor(page, 'CL')).toHaveText('Country: Chile')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Optimize with templates' }).click()
  await chooseTemplate(page, EDITOR_LABELS.en)
  await openPanel(page, EDITOR_LABELS.en, 'design')
  const country = page.getByLabel('Country of the job')
  await expect(country).toHaveValue('CL')
  await expectAccessible(page)
  await country.selectOption('US')
  await waitForSaved(page)
  await page.reload()
  await openPanel(page, EDITOR_LABELS.en, 'design')
  await expect(country).toHaveValue('US')
})
