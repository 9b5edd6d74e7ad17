import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveStaticFiles } from '#api/server/node/static-files.ts'
import { completePage, createSitemapResponse } from '#api/server/responses/app-pages.ts'
import worker from '#api/server/worker.ts'
import { INFO_PATHS, isAppPath } from '#shared/app-paths.ts'
import { SCREENS, type Screen } from '#web/app/routing/routes.ts'

const head = (language: string) =>
  `<!--landing-head--><link rel="canonical" href="https://origin.invalid/${language}" /><!--/landing-head-->`
const infoPage = (language: string) =>
  `<html lang="${language}"><link rel="canonical" href="https://origin.invalid/${language}/help" />` +
  `<link rel="alternate" hreflang="en" href="https://origin.invalid/en/help" /></html>`
const PAGES = {
  'index.html': `<html>${head('')}<meta content="https://origin.invalid/share.jpg" /></html>`,
  'es/index.html': `<html lang="es">${head('es/')}</html>`,
  'es/help/index.html': infoPage('es'),
  'en/help/index.html': infoPage('en'),
  'robots.txt': 'Sitemap: https://origin.invalid/sitemap.xml',
} as const

const ORIGIN = 'https://faro.example'

let root = ''
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'faro-pages-'))
  for (const folder of ['es/help', 'en/help']) await mkdir(join(root, folder), { recursive: true })
  for (const [name, text] of Object.entries(PAGES)) await writeFile(join(root, name), text)
})
afterAll(() => rm(root, { recursive: true }))

type Get = (path: string) => Promise<Response>

const getFromNode: Get = async (path) => {
  const app = new Hono()
  serveStaticFiles(app, { root, authDomain: null, publicOrigin: ORIGIN })
  return app.request(`http://localhost${path}`)
}

const ASSETS = {
  fetch: async (request: Request) => {
    const path = new URL(request.url).pathname
    const name = `${path.slice(1)}${path.endsWith('/') ? 'index.html' : ''}`
    const page = Object.entries(PAGES).find(([known]) => known === name)?.[1]
    return new Response(page ?? 'missing', { status: page === undefined ? 404 : 200 })
  },
}
const getFromWorker: Get = (path) =>
  worker.fetch(
    new Request(`${ORIGIN}${path}`),
    { LIBSQL_URL: 'http://127.0.0.1:1', SESSION_SECRET: 'only-for-this-test-and-long-enough', ASSETS },
    { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} },
  )

for (const [runtime, get] of [
  ['Node', getFromNode],
  ['Workers', getFromWorker],
] as const) {
  describe(`pages on ${runtime}`, () => {
    it('name the origin of the site and the address of the screen', async () => {
      expect(await (await get('/')).text()).toContain(`<link rel="canonical" href="${ORIGIN}/" />`)
      const analyzer = await get('/analyzer')
      expect(analyzer.status).toBe(200)
      const html = await analyzer.text()
      expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/analyzer" />`)
      expect(html).toContain(`${ORIGIN}/share.jpg`)
      expect(html).not.toContain('landing-head')
    })

    it('have a copy of the landing page in its language', async () => {
      for (const path of ['/es/', '/es']) {
        const page = await get(path)
        expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(`lang="es"`)])
      }
    })

    it('have each info page in its language, and in English where the address names none', async () => {
      for (const [path, language, address] of [
        ['/es/help', 'es', '/es/help'],
        ['/en/help/', 'en', '/en/help'],
        ['/help', 'en', '/help'],
      ]) {
        const page = await get(path ?? '')
        const html = await page.text()
        expect([page.status, html]).toEqual([200, expect.stringContaining(`lang="${language}"`)])
        expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${address}" />`)
        expect(html).toContain(`hreflang="en" href="${ORIGIN}/en/help"`)
      }
    })

    it('answer 404 for a path without a screen, and are not indexed', async () => {
      for (const path of ['/no-such-page', '/analyzer/deeper', '/es/analyzer', '/career-guides/none', '/es/help/x']) {
        const page = await get(path)
        expect(page.status).toBe(404)
        const html = await page.text()
        expect(html).toContain('noindex')
        expect(html).not.toContain('canonical')
      }
      expect((await get('/missing.png')).status).toBe(404)
    })

    it('are listed for search engines', async () => {
      expect(await (await get('/robots.txt')).text()).toBe(`Sitemap: ${ORIGIN}/sitemap.xml`)
      const sitemap = await get('/sitemap.xml')
      expect(sitemap.headers.get('content-type')).toBe('application/xml')
      expect(await sitemap.text()).toContain(`<loc>${ORIGIN}/es/</loc>`)
    })
  })
}

it('are known by the server for every screen of the app', () => {
  const paths = Object.values<Screen>(SCREENS).map(({ path }) => path)
  expect(paths.filter((path) => path !== '*' && !isAppPath(path))).toEqual([])
})

it('keep the address of a page without metadata of the landing page', () => {
  expect(completePage('<p>https://origin.invalid/</p>', '/terms', ORIGIN)).toBe(`<p>${ORIGIN}/</p>`)
})

it('name their languages in the sitemap', async () => {
  const text = await createSitemapResponse(ORIGIN).text()
  expect(text.match(/hreflang="(es|en|x-default)"/g)).toHaveLength(9 * (1 + INFO_PATHS.length))
  for (const path of ['/help', '/es/help', '/en/help']) expect(text).toContain(`<loc>${ORIGIN}${path}</loc>`)
})
