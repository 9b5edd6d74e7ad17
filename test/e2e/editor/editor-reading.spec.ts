import { chooseTemplate, EDITOR_LABELS, fillResume, waitForPreview, waitForSaved } from '../support/editor.ts'
import { expect, test } from '../support/test.ts'

const TITLES = { es: 'Lo que lee un ATS', en: 'What an ATS reads' } as const

for (const language of ['es', 'en'] as const) {
  const words = EDITOR_LABELS[language]
  test.describe(`ATS preview in ${language}`, { tag: '@long' }, () => {
    test.use({ locale: language === 'es' ? 'es-ES' : 'en-US' })

    test('shows the page beside its extracted text, offline', async ({ page, context }) => {
      await page.goto('/templates')
      await chooseTemplate(page, words)
      await fillResume(page, words)
      await waitForSaved(page)
      await waitForPreview(page)
      const open = page.getByRole('button', { name: TITLES[language] })
      await open.click()
      const dialog = page.getByRole('dialog', { name: TITLES[language] })
      await expect(dialog.getByText('José Núñez Ibáñez').first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await context.setOffline(true)
      await open.click()
      await expect(dialog.getByText('Naviera Atlántica').first()).toBeVisible()
    })
  })
}

test('reports that a blank page has no text', { tag: '@long' }, async ({ page }) => {
  await page.goto('/templates')
  await chooseTemplate(page, EDITOR_LABELS.en)
  await page.getByRole('button', { name: TITLES.en }).click()
  await expect(page.getByText('The resume is still empty.')).toBeVisible()
})
