import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { chooseTemplate, EDITOR_LABELS, waitForSaved } from '../support/editor.ts'
import { readNewestDraft } from '../support/indexed-db.ts'
import { type ReleaseProxy, startReleaseProxy } from '../support/release-proxy.ts'
import { waitForServiceWorker } from '../support/service-worker.ts'
import { test as base, expect } from '../support/test.ts'

const words = EDITOR_LABELS.en

// Each test has its own origin: a proxy that serves a release in front of the real server.
const test = base.extend<{ site: ReleaseProxy }>({
  site: async ({ server }, use) => {
    const site = await startReleaseProxy(server.url)
    await use(site)
    site.close()
  },
})
test.use({ serviceWorkers: 'allow' })

/** Another release: the same app with a service worker of different bytes. */
const release = async (site: ReleaseProxy, name: string, without = '') =>
  site.replace('/sw.js', `${(await site.real('/sw.js')).replace(without, '')}\n// ${name}`)

const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))

const mark = (page: Page) => page.locator('body').evaluate((body) => body.setAttribute('data-mark', 'not reloaded'))
const expectNotReloaded = (page: Page) => expect(page.locator('body')).toHaveAttribute('data-mark', 'not reloaded')

/** A chunk and its entry in the precache list. */
const chunkOf = (script: string, name: string): { entry: string; path: string } => {
  const [entry, path] = script.match(new RegExp(`\\{[^{}]*"(assets/${name}-[^"]+\\.js)"[^{}]*\\},`)) ?? []
  if (!entry || !path) throw new Error(`${name} has no chunk in the precache`)
  return { entry, path: `/${path}` }
}

const openDraft = async (page: Page, site: ReleaseProxy, name: string) => {
  await page.goto(`${site.url}/templates`)
  await waitForServiceWorker(page)
  await chooseTemplate(page, words)
  await page.getByLabel(words.name).fill(name)
  await waitForSaved(page)
}

test('an update during an edit waits: dismissing changes nothing, accepting reloads with the whole text', async ({
  page,
  site,
}) => {
  await openDraft(page, site, 'Ana')
  await mark(page)
  await release(site, 'second')
  await lookForUpdate(page)
  const update = page.getByRole('button', { name: 'Update', exact: true })
  await expect(update).toBeVisible()
  await page.getByRole('button', { name: 'Later' }).click()
  await expect(update).toBeHidden()
  await page.getByLabel(words.name).press('End')
  await page.keyboard.type(' Núñez')
  await expectNotReloaded(page)

  await release(site, 'third')
  await lookForUpdate(page)
  await expect(update).toBeVisible()
  await page.keyboard.type(' Ibáñez')
  await update.click()
  await expect(page.locator('body')).not.toHaveAttribute('data-mark', 'not reloaded')
  await expect(page.getByLabel(words.name)).toHaveValue('Ana Núñez Ibáñez')
})

test('an old tab loads its lazy chunks after another tab accepted the update', { tag: '@long' }, async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/privacy`)
  await waitForServiceWorker(page)
  await mark(page)
  const { entry, path } = chunkOf(await site.real('/sw.js'), 'landing-page')
  await release(site, 'second', entry)
  site.replace(path, null)
  await lookForUpdate(page)
  await page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistration()
    const { promise: installed, resolve } = Promise.withResolvers<void>()
    found?.installing?.addEventListener('statechange', () => resolve())
    if (!found?.waiting) await installed
    found?.waiting?.postMessage({ type: 'SKIP_WAITING' })
  })
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).includes('previous-assets'))).toBe(true)
  await expectNotReloaded(page)

  await page.getByRole('link', { name: 'Faro' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your resume, seen in a better light')
  await expectNotReloaded(page)
})

test('a missing chunk shows a screen with Reload, and the draft is intact', { tag: '@long' }, async ({
  page,
  site,
}) => {
  const { path } = chunkOf(await site.real('/sw.js'), 'settings-screen')
  site.replace('/sw.js', null)
  site.replace(path, null)
  await page.goto(`${site.url}/templates`)
  await chooseTemplate(page, words)
  await page.getByLabel(words.name).fill('Ana Intacta')
  await page.getByRole('link', { name: 'Settings' }).first().click()
  await expect(page.getByRole('heading', { name: 'We couldn’t load this screen' })).toBeVisible()
  site.restore(path)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Plans and prices' })).toBeVisible()
  expect((await readNewestDraft(page))?.personalInfo.fullName).toBe('Ana Intacta')
})

/** The script of docs/installed-app.md. */
const killSwitch = async (): Promise<string> => {
  const guide = await readFile(fileURLToPath(new URL('../../../docs/installed-app.md', import.meta.url)), 'utf8')
  const [, script] = guide.match(/```js\n([\s\S]+?)```/) ?? []
  if (!script) throw new Error('the guide has no kill switch')
  return script
}

const BROKEN = `
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => event.respondWith(Response.error()))
`

test('the documented kill switch removes a broken service worker and keeps the drafts', { tag: '@long' }, async ({
  page,
  site,
  browserName,
}) => {
  await openDraft(page, site, 'Ana')
  const address = page.url()
  site.replace('/sw.js', BROKEN)
  await lookForUpdate(page)
  // Firefox passes by a worker that answers a navigation with an error.
  await expect
    .poll(() =>
      page.goto(address).then(
        () => 'opens',
        () => 'broken',
      ),
    )
    .toBe(browserName === 'firefox' ? 'opens' : 'broken')

  site.replace('/sw.js', await killSwitch())
  // A failing visit is enough for the browser to check for an update of the worker.
  await expect
    .poll(() =>
      page.goto(address).then(
        () => 'opens',
        () => 'broken',
      ),
    )
    .toBe('opens')
  await expect(page.getByLabel(words.name)).toHaveValue('Ana')
  site.replace('/sw.js', null)
  await page.reload()
  await expect(page.getByLabel(words.name)).toHaveValue('Ana')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})

test('a release that the server rejects shows the update notice and does not reload', { tag: '@long' }, async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => localStorage.setItem('faro.account', 'someone'))
  await page.route('**/api/user', (route) =>
    route.fulfill({ status: 426, json: { error: { code: 'client-too-old', message: 'too old', requestId: 'x' } } }),
  )
  await page.goto(baseURL)
  await expect(page.getByText('A new version of Faro is available.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Update', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
