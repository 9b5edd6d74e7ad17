import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

const ready = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready))

test('nothing stands in the way of installing it', async ({ baseURL }) => {
  const profile = await mkdtemp(join(tmpdir(), 'faro-profile-'))
  const { launchOptions } = test.info().project.use
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions })
  const page = context.pages()[0] ?? (await context.newPage())
  await page.goto(baseURL)
  await ready(page)
  const session = await context.newCDPSession(page)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  const { errors } = await session.send('Page.getAppManifest')
  await context.close()
  await rm(profile, { recursive: true, force: true })
  expect({ installabilityErrors, errors }).toEqual({ installabilityErrors: [], errors: [] })
})

test('every screen opens with no connection after one visit', { tag: '@long' }, async ({ page, context }) => {
  await page.goto('/')
  await ready(page)
  await context.setOffline(true)
  for (const path of ['/', '/analyzer', '/templates', '/subscribe', '/settings', '/privacy', '/no-such-page']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  const answer = await page.goto('/api/health').catch((error: Error) => error)
  expect(answer).toBeInstanceOf(Error)
})

test('a PDF that is shared to Faro lands in the analyzer once', { tag: '@long' }, async ({ page }) => {
  await page.goto('/')
  await ready(page)
  await page.evaluate(() => {
    const form = document.createElement('form')
    Object.assign(form, { method: 'POST', action: '/analyzer', enctype: 'multipart/form-data' })
    const input = document.createElement('input')
    Object.assign(input, { type: 'file', name: 'resume' })
    const files = new DataTransfer()
    files.items.add(new File(['%PDF-1.4'], 'currículum ñ.pdf', { type: 'application/pdf' }))
    input.files = files.files
    form.append(input)
    document.body.append(form)
    form.submit()
  })
  await page.waitForURL(/\/analyzer/)
  await expect.poll(() => page.evaluate(async () => (await (await caches.open('share-inbox')).keys()).length)).toBe(0)
})

/** A server in front of the real one, whose service worker can be another release's. */
const front = async (target: string) => {
  let script: string | null = null
  const server = createServer((request, response) => {
    const answer = async () => {
      const real = await fetch(new URL(request.url ?? '/', target), { redirect: 'manual' })
      const own = request.url?.startsWith('/sw.js') ? script : null
      const body = own ?? Buffer.from(await real.arrayBuffer())
      const headers = [...real.headers].filter(
        ([name]) => !/^(content-(encoding|length)|transfer-encoding)$/.test(name),
      )
      response.writeHead(real.status, Object.fromEntries(headers)).end(body)
    }
    answer().catch(() => response.destroy())
  })
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://localhost:${port}`,
    release: (text: string) => {
      script = text
    },
    close: () => server.close(),
  }
}

const cached = (page: Page, name: string) =>
  page.evaluate(
    async (cache) => (await (await caches.open(cache)).keys()).map(({ url }) => new URL(url).pathname),
    name,
  )

test('a new release waits for a yes, and old tabs keep the files of theirs', async ({ page, server }) => {
  const site = await front(server.url)
  await page.goto(`${site.url}/privacy`)
  await ready(page)
  const script = await (await fetch(`${site.url}/sw.js`)).text()
  const [entry, chunk] = script.match(/\{[^{}]*"(assets\/landing-page-[^"]+\.js)"[^{}]*\},/) ?? []
  if (!entry || !chunk) throw new Error('the landing page has no chunk in the precache')
  site.release(script.replace(entry, ''))

  await page.evaluate(() => {
    document.body.dataset['mark'] = 'not reloaded'
    return navigator.serviceWorker.getRegistration().then(async (found) => void (await found?.update()))
  })
  const update = page.getByRole('button', { name: 'Update', exact: true })
  await expect(update).toBeVisible()
  await page.getByRole('button', { name: 'Later' }).click()
  await expect(update).toBeHidden()
  await expect(page.locator('body')).toHaveAttribute('data-mark', 'not reloaded')

  await page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistration()
    found?.waiting?.postMessage({ type: 'SKIP_WAITING' })
  })
  await expect.poll(() => cached(page, 'previous-assets')).toContain(`/${chunk}`)
  await expect(page.locator('body')).toHaveAttribute('data-mark', 'not reloaded')
  site.close()
})

test('accepting the new release loads the page again, with it', { tag: '@long' }, async ({ page, server }) => {
  const site = await front(server.url)
  await page.goto(`${site.url}/privacy`)
  await ready(page)
  site.release(`${await (await fetch(`${site.url}/sw.js`)).text()}\n// another release`)
  await page.evaluate(async () => {
    document.body.dataset['mark'] = 'old'
    await (await navigator.serviceWorker.getRegistration())?.update()
  })
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  await expect(page.locator('body')).not.toHaveAttribute('data-mark', 'old')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy')
  site.close()
})

test('a release that the server refuses is told to update, and nothing is reloaded', { tag: '@long' }, async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => localStorage.setItem('faro.account', 'someone'))
  await page.route('**/api/user', (route) =>
    route.fulfill({ status: 426, json: { error: { code: 'client-too-old', message: 'too old', requestId: 'x' } } }),
  )
  await page.goto(baseURL)
  await expect(page.getByText('There is a new version of Faro.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Update', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
