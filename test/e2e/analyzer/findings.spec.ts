import type { Page } from '@playwright/test'
import { setPreferences, signInAs } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

const PHONE = { width: 360, height: 780 }

/** A CV of an invented waiter, told in duties. */
const WEAK = {
  en: `Lupe Campos
lupe.campos@example.com | +34 600 000 000 | Lugo, Spain
Summary
Head waiter with nine years in hotel restaurants.
Experience
Head Waiter, Hotel Miramar, 01/2019 - 03/2024
- Responsible for training 12 waiters
- Responsible for the management of the wine cellar
- Worked in the dining room
- Helped with events
Waiter, Casa Lola, 02/2015 - 12/2018
- Duties included serving tables
Education
Hospitality Diploma, Escuela de Lugo, 2014
Skills
Wine service, Bookings, English`,
  es: `Lupe Campos
lupe.campos@example.com | +34 600 000 000 | Lugo, España
Perfil
Jefa de sala con nueve años en restaurantes de hotel.
Experiencia
Jefa de sala, Hotel Miramar, 01/2019 - 03/2024
- Responsable de la formación de 12 personas
- Encargada de la gestión de la bodega
- Trabajé en el comedor
- Ayudé en eventos
Camarera, Casa Lola, 02/2015 - 12/2018
- Mis funciones eran servir mesas
Educación
Diploma de Hostelería, Escuela de Lugo, 2014
Habilidades
Servicio de vino, Reservas, Inglés`,
} as const

const analyzeText = async (page: Page, language: 'en' | 'es' = 'en') => {
  const form = { text: WEAK[language], fileName: 'lupe.txt' }
  const upload = await page.request.post('/api/resumes/upload', { multipart: form })
  const { resumeId }: { resumeId: string } = await upload.json()
  await page.request.post(`/api/resumes/${resumeId}/analyze`)
  await page.goto(`/analyzer?cv=${resumeId}`)
  await expect(page.getByRole('img', { name: /\d+ (out of|sobre) 100/ })).toBeVisible()
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('the first screen has the score, the three largest gains and one action', async ({ page }) => {
    await signInAs(page, 'Aldara')
    await analyzeText(page)
    const action = page.getByRole('button', { name: 'Fix it in the editor' }).first()
    const gauge = page.getByRole('img', { name: /out of 100/ })
    const gains = page.getByRole('button', { name: /points (?:to gain|you can gain later)/ })
    await expect(gains).toHaveCount(3)
    for (const part of [gauge, action, gains.nth(0), gains.nth(1), gains.nth(2)]) {
      const box = await part.boundingBox()
      expect(box && box.y >= 0 && box.y + box.height <= PHONE.height).toBe(true)
    }
    await expectAccessible(page)

    await action.click()
    const [field, bar] = [page.locator('form :focus'), page.getByRole('button', { name: 'Generate Resume' })]
    await expect
      .poll(async () => {
        const [box, foot] = [await field.boundingBox(), await bar.boundingBox()]
        return box && foot ? box.y + box.height <= foot.y : null
      })
      .toBe(true)
  })
})

test('a finding opens its field with a proposal; accepting gains points, and the next one follows', async ({
  page,
}) => {
  await signInAs(page, 'Breixo')
  await analyzeText(page)
  await page.getByRole('button', { name: 'Fix it in the editor' }).first().click()
  await expect(page).toHaveURL(/\/templates\?draft=.+&finding=/)
  await page.goto(page.url().replace(/finding=[^&]+/, 'finding=duties'))
  const panel = page.getByRole('region', { name: 'Issue', exact: true })
  await expect(panel.getByText('Trained 12 waiters')).toBeVisible()
  await expect(page.getByTestId('live-score')).toHaveText(/\d+/)
  await panel.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByLabel('Bullet 1', { exact: true }).first()).toHaveText('Trained 12 waiters')
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Next issue' }).click()
  await expect(page).not.toHaveURL(/finding=duties/)
})

test('what is fixed in the editor is not the next finding of the results', { tag: '@long' }, async ({ page }) => {
  await signInAs(page, 'Erea')
  await analyzeText(page)
  const showAll = page.getByRole('button', { name: /^Show \d+ more/ })
  await showAll.click()
  const link = page.getByRole('listitem').filter({ hasText: 'Professional link' })
  await link.getByRole('button', { name: 'Fix it in the editor' }).click()
  const panel = page.getByRole('region', { name: 'Issue', exact: true })
  await expect(page.getByLabel('LinkedIn')).toBeFocused()
  await page.getByLabel('LinkedIn').fill('linkedin.com/in/lupe-campos')
  await expect(panel).toContainText('You fixed this issue.')
  await panel.getByRole('link', { name: 'Back to results' }).click()
  await showAll.click()
  await expect(link).toContainText('Fixed in the editor')
})

test('the way back from the editor leads to the results, and a second finding opens the same draft', {
  tag: '@long',
}, async ({ page }) => {
  await signInAs(page, 'Catuxa')
  await analyzeText(page)
  const open = page.getByRole('button', { name: 'Fix it in the editor' }).first()
  await open.click()
  await expect(page).toHaveURL(/draft=/)
  const draft = new URL(page.url()).searchParams.get('draft')
  await page.getByRole('link', { name: 'Back to results' }).click()
  await expect(page).toHaveURL(/\/analyzer\?cv=/)
  await expect(page.getByText(/^Your edited resume now scores \d+\./)).toBeVisible()
  await page
    .getByRole('button', { name: /points? (to gain|you can gain)/ })
    .nth(1)
    .click()
  await expect(page).toHaveURL(/draft=/)
  expect(new URL(page.url()).searchParams.get('draft')).toBe(draft)

  await page.getByRole('link', { name: 'Back to results' }).click()
  await page.getByRole('button', { name: 'Optimize with templates' }).click()
  await expect(page).toHaveURL(`/templates?for=${draft}`)
  await expect(page.getByText('Choose another template for “Lupe Campos”')).toBeVisible()
  await page
    .getByRole('button', { name: /^Use Template/ })
    .nth(1)
    .click()
  await expect(page).toHaveURL(`/templates?draft=${draft}`)
  await expect(page.getByRole('textbox', { name: 'Company' }).first()).toHaveValue('Hotel Miramar')
})

test('what was scored on this device has one draft too, and the score is on the first screen', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/analyzer')
  await page.getByRole('button', { name: /this device/ }).click()
  await page.getByRole('tab', { name: 'Paste text' }).click()
  await page.getByRole('tabpanel').getByRole('textbox').fill(WEAK.en)
  await page.locator('summary').filter({ hasText: 'job ad' }).click()
  await page.getByRole('textbox', { name: 'Job ad text' }).fill('Head waiter. Required: wine service, Excel.')
  await page.getByRole('button', { name: /this device/ }).click()
  const action = page.getByRole('button', { name: 'Fix it in the editor' }).first()
  const box = await action.boundingBox()
  expect(box && box.y + box.height <= PHONE.height).toBe(true)
  const gains = page.getByRole('button', { name: /points? (to gain|you can gain)/ })
  await gains.nth(0).click()
  await expect(page).toHaveURL(/draft=/)
  const draft = new URL(page.url()).searchParams.get('draft')
  await page.getByRole('link', { name: 'Back to results' }).click()
  await gains.nth(1).click()
  await expect(page).toHaveURL(/draft=/)
  expect(new URL(page.url()).searchParams.get('draft')).toBe(draft)
})

test('a line that no rule can word is composed from answers @long', async ({ page }) => {
  await setPreferences(page, { language: 'es' })
  await signInAs(page, 'Duarte')
  await analyzeText(page, 'es')
  await page.getByRole('button', { name: 'Sugerir cambios' }).click()
  await expect(page.getByText('Formé a 12 personas')).toBeVisible()
  const card = page.getByRole('listitem').filter({ has: page.locator('summary', { hasText: 'Trabajé en el comedor' }) })
  await card.locator('summary').click()
  await card.getByLabel('¿Qué hiciste?').fill('atender mesas')
  await card.getByLabel('¿Cuántos o cuánto?').fill('40 mesas al día')
  await card.getByLabel('¿Cuál fue el resultado?').fill('bajaron las quejas un 10 %')
  const line = 'Atendí 40 mesas al día, con lo que bajaron las quejas un 10 %'
  await expect(page.getByText(line)).toBeVisible()
  await card.getByRole('button', { name: 'Aceptar' }).click()
  await expect(page.getByRole('button', { name: /Abrir en el editor con \d+ cambios/ })).toBeVisible()
  await expectAccessible(page)
})
