import { chooseTemplate, drawn, fillResume, foreignText, generate, saved, WORDS } from './editor-steps.ts'
import { type Server, startServer } from './support/server.ts'
import { test as base, expect } from './support/test.ts'

// Each test ends its own server, so each has one of its own.
const test = base.extend<{ own: Server }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads fixture names from this pattern
  own: async ({}, use) => {
    const server = await startServer()
    await use(server)
    await server.dispose()
  },
})
test.use({ serviceWorkers: 'allow' })

for (const language of ['es', 'en'] as const) {
  const words = WORDS[language]
  test.describe(`with the server gone, in ${language}`, () => {
    test.use({ locale: language === 'es' ? 'es-ES' : 'en-US' })

    test('a cold start opens the gallery, edits and downloads', async ({ context, own }) => {
      test.setTimeout(120_000)
      const first = await context.newPage()
      await first.goto(`${own.url}/templates`)
      await first.evaluate(async () => {
        await navigator.serviceWorker.ready
      })
      await expect.poll(() => first.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0)
      await expect.poll(() => first.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true)
      await first.close()
      await own.stop()
      await context.setOffline(true)

      const page = await context.newPage()
      await page.goto(`${own.url}/templates`)
      await chooseTemplate(page, words)
      await fillResume(page, words)
      await saved(page)
      await drawn(page)
      const start = Date.now()
      const download = await generate(page, words)
      expect(Date.now() - start).toBeLessThan(2_000)
      const text = await foreignText(download)
      if (text !== null) expect(text).toContain('José Núñez Ibáñez')
      await page.reload()
      await expect(page.getByLabel(words.name)).toHaveValue('José Núñez Ibáñez')
    })
  })
}
