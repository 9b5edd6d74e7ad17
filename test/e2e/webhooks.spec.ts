import { setPlan, setPreferences, signInAs } from './support/account.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'

const SECRET = `whsec_${'a'.repeat(64)}`
const URL = 'https://hooks.example.com/faro'
const DELIVERY = { resumeId: '', attempts: 1, createdAt: Date.now(), nextAttemptAt: null }

test('a webhook is added, shows its secret once, is tested and removed @long', async ({ page, server }) => {
  await setPreferences(page, { language: 'es' })
  const { id } = await signInAs(page, `Webhook${crypto.randomUUID().slice(0, 8)}`)
  await setPlan(server, id, 'enterprise')
  // The server would look the address up and send to it.
  let endpoints: object[] = []
  const endpoint = { id: '0'.repeat(32), url: URL, createdAt: Date.now(), deliveries: [] }
  await page.route('**/api/webhook-endpoints', async (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: endpoints })
    endpoints = [endpoint]
    return route.fulfill({ status: 201, json: { ...endpoint, secret: SECRET } })
  })
  await page.route('**/api/webhook-endpoints/*/test', (route) => {
    const refused = { ...DELIVERY, id: 'd1', state: 'failed', lastStatus: 500 }
    return route.fulfill({ json: { ...endpoint, deliveries: [refused] } })
  })
  await page.route(`**/api/webhook-endpoints/${endpoint.id}`, (route) => {
    endpoints = []
    return route.fulfill({ status: 204 })
  })

  await page.goto('/settings')
  const section = page.getByRole('region', { name: 'Webhooks' })
  await section.getByRole('button', { name: 'Añadir un webhook' }).click()
  const form = page.getByRole('dialog', { name: 'Nuevo webhook' })
  await form.getByRole('textbox').fill('http://localhost/hook')
  await form.getByRole('button', { name: 'Añadir el webhook' }).click()
  await expect(form.getByText(/Indica una dirección https/)).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('textbox').fill(URL)
  await form.getByRole('button', { name: 'Añadir el webhook' }).click()
  const shown = page.getByRole('dialog', { name: 'El secreto de este webhook' })
  await expect(shown.getByRole('textbox')).toHaveValue(SECRET)
  await shown.getByRole('button', { name: 'Listo' }).click()

  await expect(section.getByText(URL, { exact: true })).toBeVisible()
  await expect(page.getByText(SECRET)).toHaveCount(0)
  await section.getByRole('button', { name: /^Enviar una prueba a/ }).click()
  await section.getByText('Último envío').click()
  await expect(section.getByText('Respuesta 500')).toBeVisible()
  // The contrast of the toast is measured once it is here: before, it fades in.
  await expect(page.locator('.faro-toast').getByText('La prueba no se ha entregado', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await section.getByRole('button', { name: /^Quitar/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar el webhook' }).click()
  await expect(section.getByText('Todavía no tienes webhooks.')).toBeVisible()
})

test('webhooks say which plan has them', async ({ page }) => {
  await setPreferences(page, { language: 'en' })
  await signInAs(page, `Plain${crypto.randomUUID().slice(0, 8)}`)
  await page.goto('/settings')
  const section = page.getByRole('region', { name: 'Webhooks' })
  await expect(section.getByText(/Webhooks are included in the Premium plan/)).toBeVisible()
  await expect(section.getByRole('button', { name: 'Add a webhook' })).toHaveCount(0)
})
