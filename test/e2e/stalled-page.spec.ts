import { startStallingProxy } from './support/stalling-proxy.ts'
import { expect, test } from './support/test.ts'

const HEADINGS = {
  '/analyzer': 'Analyze your resume',
  '/templates': 'Resume templates',
  '/settings': 'Plans and prices',
} as const

for (const [path, heading] of Object.entries(HEADINGS))
  test(`${path} is shown before the end of its HTML has arrived, and stays`, { tag: '@engines' }, async ({
    page,
    server,
  }) => {
    const proxy = await startStallingProxy(server.url, '<footer')
    await page.goto(proxy.url + path, { waitUntil: 'commit' })
    const title = page.getByRole('heading', { level: 1, name: heading })
    await expect(title).toBeVisible()
    expect(await page.evaluate(() => document.readyState)).toBe('loading')
    proxy.release()
    await page.waitForLoadState('load')
    await expect(title).toBeVisible()
    await expect(page.getByRole('main')).toHaveCount(1)
    proxy.close()
  })

test('a page whose body has not arrived waits for it', async ({ page, server }) => {
  const proxy = await startStallingProxy(server.url, '<div id="root"')
  const app = page.waitForResponse((response) => /\/assets\/index-.*\.js$/.test(response.url()))
  await page.goto(`${proxy.url}/templates`, { waitUntil: 'commit' })
  await (await app).finished()
  proxy.release()
  await expect(page.getByRole('heading', { level: 1, name: HEADINGS['/templates'] })).toBeVisible()
  proxy.close()
})
