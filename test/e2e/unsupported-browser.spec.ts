import { expect, test } from './support/test.ts'

test.describe('a browser that is too old', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'CompressionStream'))
  })

  for (const [language, title, other] of [
    ['en', 'Your browser is too old for Faro', 'Tu navegador es demasiado antiguo para Faro'],
    ['es', 'Tu navegador es demasiado antiguo para Faro', 'Your browser is too old for Faro'],
  ] as const)
    test(`is told what to do, ${language} first`, async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
      const scripts: string[] = []
      page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
      await page.goto('/analyzer')
      const notice = page.getByRole('alert')
      await expect(notice.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(notice.getByText(other)).toBeVisible()
      expect(scripts).toHaveLength(1)
    })

  test('still shows the landing page below the notice', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('alert')).toContainText('Firefox 115')
    await expect(page.getByRole('main')).toBeVisible()
  })
})
