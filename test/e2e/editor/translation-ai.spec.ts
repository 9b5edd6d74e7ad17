import { setPlan, signInAs } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { chooseTemplate, EDITOR_LABELS, openSection } from '../support/editor.ts'
import { expect, test } from '../support/test.ts'

const words = EDITOR_LABELS.en

test('missing texts are translated by the model and accepted one by one', { tag: '@long' }, async ({
  page,
  server,
}) => {
  const { id } = await signInAs(page, `Translate${crypto.randomUUID().slice(0, 8)}`)
  await setPlan(server, id, 'professional')
  await page.route('**/api/config', async (route) => {
    const response = await route.fetch()
    return route.fulfill({ json: { ...(await response.json()), advice: { model: 'test' } } })
  })
  await page.route('**/api/translations', (route) =>
    route.fulfill({ json: { translations: [{ index: 0, text: 'Panadera' }] } }),
  )
  await page.goto('/templates')
  await chooseTemplate(page, words)
  await page.getByLabel(words.name).fill('Irene Solà')
  await page.getByLabel(words.email).fill('irene@example.com')
  await page.getByLabel(words.title).fill('Baker')
  await openSection(page, words, 'Translation')
  const missing = page.locator('[data-missing="es"]')
  await expect(missing).toContainText('1 of 1 field empty')
  await missing.getByRole('button', { name: 'Translate with AI' }).click()
  const dialog = page.getByRole('dialog', { name: 'Proposed translations' })
  await expect(dialog.getByText('Panadera')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(missing).toContainText('no empty fields')
  await expect(page.getByLabel('Title in Spanish')).toHaveValue('Panadera')
})
