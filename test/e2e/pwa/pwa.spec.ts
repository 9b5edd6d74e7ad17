import { mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { corpusFile } from '#test/utils/paths.ts'
import { signInAs } from '../support/account.ts'
import { chooseTemplate, downloadResume, EDITOR_LABELS, fillResume, waitForPreview } from '../support/editor.ts'
import { waitForServiceWorker } from '../support/service-worker.ts'
import { expect, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })

test('the app is installable', async ({ baseURL }) => {
  const profile = await mkdtemp(join(tmpdir(), 'faro-profile-'))
  const { launchOptions } = test.info().project.use
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions })
  const page = context.pages()[0] ?? (await context.newPage())
  await page.goto(baseURL)
  await waitForServiceWorker(page)
  const session = await context.newCDPSession(page)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  const { errors } = await session.send('Page.getAppManifest')
  await context.close()
  await rm(profile, { recursive: true, force: true })
  expect({ installabilityErrors, errors }).toEqual({ installabilityErrors: [], errors: [] })
})

/** Transferred bytes of a file with gzip. */
const transferred = (url: string) =>
  new Promise<number>((done, fail) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => (response.statusCode === 200 ? done(bytes) : fail(new Error(`${url} is not there`))))
    }).on('error', fail)
  })

test('the precache transfers at most 2.4 MB', async ({ baseURL }) => {
  const script = await (await fetch(`${baseURL}/sw.js`)).text()
  const paths = new Set([...script.matchAll(/"?url"?:\s*"([^"]+)"/g)].map(([, path]) => path))
  expect(paths.size).toBeGreaterThan(100)
  // It is listed for the few browsers whose workers cannot draw; others leave it out.
  const needed = [...paths].filter((path) => !path?.startsWith('assets/draw-on-page-'))
  expect(needed).toHaveLength(paths.size - 1)
  const sizes = await Promise.all(needed.map((path) => transferred(`${baseURL}/${path}`)))
  const total = sizes.reduce((sum, bytes) => sum + bytes, 0)
  test.info().annotations.push({ type: 'precache', description: `${(total / 1e6).toFixed(2)} MB` })
  expect(total).toBeLessThanOrEqual(2_400_000)
})

test('the service worker and the PDF code load after the first paint', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    const register = ServiceWorkerContainer.prototype.register
    ServiceWorkerContainer.prototype.register = function (...args) {
      document.documentElement.dataset['registered'] = String(performance.now())
      return register.apply(this, args)
    }
  })
  const early: string[] = []
  page.on('request', (request) => {
    if (request.serviceWorker() === null) early.push(new URL(request.url()).pathname)
  })
  await page.goto('/')
  await waitForServiceWorker(page)
  const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
  const registered = Number(await page.locator('html').getAttribute('data-registered'))
  expect(painted).toBeGreaterThan(0)
  expect(registered).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY)
  expect(early.filter((path) => /pdf|render|extract|\.ttf$/.test(path))).toEqual([])
})

test('a PDF shared with the app is put into the analyzer once', { tag: '@long' }, async ({ page }) => {
  await page.goto('/')
  await waitForServiceWorker(page)
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

test('a PDF opened from the operating system is put into the form', { tag: '@long' }, async ({ page }) => {
  // Headless Chromium has no launch queue: this one returns a handle of the opened file, as Chromium does.
  await page.addInitScript(() => {
    const file = new File(['%PDF-1.4 not a whole one'], 'abierto.pdf', { type: 'application/pdf' })
    const queue = {
      setConsumer: (consumer: (params: { files: { getFile(): Promise<File> }[] }) => void) =>
        consumer({ files: [{ getFile: async () => file }] }),
    }
    Object.defineProperty(window, 'launchQueue', { value: queue })
  })
  await signInAs(page, 'Abre')
  await page.goto('/analyzer')
  await expect(page.getByText('abierto.pdf')).toBeVisible()
})

/** Simulates Chromium's install prompt, which a test cannot trigger. */
const offerInstallation = (page: Page) =>
  page.evaluate(() => {
    const prompt = async () => {
      document.body.dataset['asked'] = 'yes'
      return { outcome: 'accepted' }
    }
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  })

const download = async (page: Page) => {
  await page.goto('/templates')
  await chooseTemplate(page, EDITOR_LABELS.en)
  await fillResume(page, EDITOR_LABELS.en)
  await waitForPreview(page)
}

test('installing is offered after a success, and not again after a dismissal', { tag: '@long' }, async ({ page }) => {
  await download(page)
  await offerInstallation(page)
  const offer = page.getByText('Install Faro to open it like any other app')
  await expect(offer).toHaveCount(0)
  await downloadResume(page, EDITOR_LABELS.en)
  await expect(offer).toBeVisible()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(offer).toHaveCount(0)
  await downloadResume(page, EDITOR_LABELS.en)
  await page.reload()
  await offerInstallation(page)
  await waitForPreview(page)
  await downloadResume(page, EDITOR_LABELS.en)
  await expect(page.getByText('Your optimized resume has been downloaded successfully').first()).toBeVisible()
  await expect(offer).toHaveCount(0)
})

test('accepting the offer shows the browser prompt', { tag: '@long' }, async ({ page }) => {
  await download(page)
  await offerInstallation(page)
  await downloadResume(page, EDITOR_LABELS.en)
  await page.getByRole('button', { name: 'Install', exact: true }).click()
  await expect(page.locator('body')).toHaveAttribute('data-asked', 'yes')
  await expect(page.getByText('Install Faro to open it like any other app')).toHaveCount(0)
})

test.describe('on an iPhone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1' })

  test('the steps to add it to the home screen are shown', { tag: '@long' }, async ({ page }) => {
    await download(page)
    await downloadResume(page, EDITOR_LABELS.en)
    await expect(page.getByText('tap Share and then “Add to Home Screen.”')).toBeVisible()
  })
})

test('the service worker caches no API response but the list of templates', { tag: '@long' }, async ({ page }) => {
  await signInAs(page, 'Reservada')
  await page.goto('/analyzer')
  await waitForServiceWorker(page)
  await page.reload()
  await page.getByLabel('Resume as a PDF or Word file').setInputFiles(corpusFile('cv-en.pdf'))
  await page.getByRole('button', { name: 'Analyze with AI' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your results' })).toBeVisible()
  await page.goto('/settings')
  await expect(page.getByText('reservada@example.com').first()).toBeVisible()
  await page.evaluate(() => fetch('/api/templates'))
  const kept = () =>
    page.evaluate(async () => {
      const urls: string[] = []
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) urls.push(new URL(url).pathname)
      return urls.filter(
        (path) =>
          !/^\/(assets|fonts|icons|gallery|landing|vocabulary)\/|^\/(index\.html|manifest\.\w+\.webmanifest)$/.test(
            path,
          ),
      )
    })
  await expect.poll(kept).toEqual(['/api/templates'])
})
