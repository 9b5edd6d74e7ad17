import type { Locator, Page } from '@playwright/test'
import { setPreferences, signInAs } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

/** A CV of an invented woman whose jobs and studies have no names and no dates. */
const TOLD = `Leocadia Marqués
leo.marques@example.com
EXPERIENCIA LABORAL
desde el verano en que llegué estuve llevando la tienda de mi tía con las cuentas y los pedidos
luego cuidé de dos personas mayores durante cuatro años, por las mañanas y algunas noches también
ESTUDIOS
hice el graduado escolar y un curso de carretillera con carnet y otro de manipuladora de alimentos`

const openResults = async (page: Page) => {
  const upload = await page.request.post('/api/resumes/upload', { multipart: { text: TOLD, fileName: 'leo.txt' } })
  const { resumeId }: { resumeId: string } = await upload.json()
  await page.request.post(`/api/resumes/${resumeId}/analyze`)
  await page.goto(`/analyzer?cv=${resumeId}`)
}
const gauge = (page: Page) => page.getByRole('img', { name: /\d+ sobre 100/ })
const questions = (page: Page) => page.getByRole('region', { name: /^Hemos entendido el \d+ %/ })
const question = (page: Page, text: string) => questions(page).getByRole('listitem').filter({ hasText: text }).first()

const fillJob = async (dialog: Locator) => {
  await dialog.getByLabel('Puesto').fill('Dependienta')
  await dialog.getByLabel('Empresa').fill('Ultramarinos Marqués')
  await dialog.getByLabel('Inicio').fill('06/2010')
  await dialog.getByLabel('Fin').fill('09/2012')
  await dialog.getByLabel('Qué hiciste').fill('Atendí a 40 clientes al día y llevé las cuentas de la tienda')
  await dialog.getByRole('button', { name: 'Guardar y actualizar' }).click()
}

test.use({ viewport: { width: 360, height: 740 } })

test('what was misread is asked about, corrected in the results, and rescored at once', async ({ page }) => {
  await setPreferences(page, { language: 'es' })
  await signInAs(page, 'Leocadia')
  await openResults(page)
  const jobs = question(page, '¿Son correctos los puestos, las empresas y las fechas?')
  await expect(jobs).toContainText('estuve llevando la tienda')
  await expectAccessible(page)
  const before = await gauge(page).getAttribute('aria-label')

  await jobs.getByRole('button', { name: 'Corregirlo' }).click()
  const dialog = page.getByRole('dialog', { name: '¿Hemos leído bien tu currículum?' })
  await expect(dialog).toContainText('luego cuidé de dos personas mayores')
  await expectAccessible(page)
  await dialog.getByLabel('Empresa').fill('')
  await dialog.getByRole('button', { name: /^desde el verano/ }).click()
  await expect(dialog.getByLabel('Empresa')).toHaveValue(/^desde el verano/)
  await fillJob(dialog)
  await expect(questions(page)).toContainText('Tu puntuación ya tiene en cuenta tus respuestas.')
  await expect(jobs).toHaveCount(0)
  await expect(gauge(page)).not.toHaveAttribute('aria-label', before ?? '')
  await expect(page.getByRole('heading', { name: /^Hemos entendido/ })).toBeFocused()

  const studies = question(page, '¿Son correctos los títulos y las instituciones?')
  await studies.getByRole('button', { name: 'Sí, está bien' }).click()
  await expect(studies).toHaveCount(0)
  await expect(questions(page)).toContainText('Tu puntuación ya tiene en cuenta tus respuestas.')
  const after = await gauge(page).getAttribute('aria-label')

  await page.reload()
  await expect(gauge(page)).toHaveAttribute('aria-label', after ?? '')
  await expect(jobs).toHaveCount(0)
  await page.getByRole('button', { name: 'Corregir en el editor' }).first().click()
  await expect(page).toHaveURL(/finding=/)
  await expect(page.getByRole('region', { name: 'Aspecto por mejorar', exact: true })).toBeVisible()
  await expect(page.getByText('Ultramarinos Marqués').first()).toBeAttached()
})

test('a correction reaches another device, also when it was taken back offline', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  await setPreferences(page, { language: 'es' })
  await signInAs(page, 'Leocadia')
  await openResults(page)
  const jobs = question(page, '¿Son correctos los puestos, las empresas y las fechas?')
  await expect(jobs).toBeVisible()
  const before = await gauge(page).getAttribute('aria-label')
  const sent = page.waitForResponse((r) => r.url().endsWith('/correction') && r.request().method() === 'PUT')
  await jobs.getByRole('button', { name: 'Corregirlo' }).click()
  const dialog = page.getByRole('dialog', { name: '¿Hemos leído bien tu currículum?' })
  await fillJob(dialog)
  await expect(gauge(page)).not.toHaveAttribute('aria-label', before ?? '')
  const corrected = await gauge(page).getAttribute('aria-label')
  expect((await sent).status()).toBe(200)

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'es-ES' })
  const other = await context.newPage()
  await setPreferences(other, { language: 'es' })
  await signInAs(other, 'Leocadia')
  await other.goto(page.url())
  await expect(gauge(other)).toHaveAttribute('aria-label', corrected ?? '')
  await expect(question(other, '¿Son correctos los puestos, las empresas y las fechas?')).toHaveCount(0)
  await context.setOffline(true)
  await questions(other).getByRole('button', { name: 'Deshacer' }).click()
  await expect(gauge(other)).toHaveAttribute('aria-label', before ?? '')
  const undone = other.waitForResponse((r) => r.url().endsWith('/correction') && r.request().method() === 'PUT')
  await context.setOffline(false)
  expect((await undone).status()).toBe(200)
  await context.close()

  await page.reload()
  await expect(jobs).toBeVisible()
  await expect(gauge(page)).toHaveAttribute('aria-label', before ?? '')
})
