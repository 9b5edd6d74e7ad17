import type { Page } from '@playwright/test'
import { signInAs } from './support/account.ts'
import { chooseTemplate, EDITOR_LABELS, waitForSaved } from './support/editor.ts'
import { test } from './support/own-server.ts'
import type { Server } from './support/server.ts'
import { waitForServiceWorker } from './support/service-worker.ts'
import { expect } from './support/test.ts'

const words = EDITOR_LABELS.en

const openGallery = async (page: Page, { url }: Server, name: string) => {
  await signInAs(page, name, url)
  await page.goto(`${url}/templates`)
}

/** Chooses a template in the gallery and waits until the account has the resume. */
const createSyncedResume = async (page: Page) => {
  await chooseTemplate(page, words)
  await fillAndWait(page, 'Irene Costa')
}

const waitForSync = (page: Page, text: string) =>
  page.waitForResponse((r) => r.ok() && Boolean(r.request().postData()?.includes(text)))

const fillAndWait = async (page: Page, name: string) => {
  const stored = waitForSync(page, name)
  await page.getByLabel(words.name).fill(name)
  await stored
  await waitForSaved(page)
}

test.describe('a page that stays open', () => {
  // It needs none: requests to the API pass by it.
  test.use({ serviceWorkers: 'block' })

  test('an edit made while the server was down is synced when it is back', { tag: '@long' }, async ({ page, own }) => {
    await page.clock.install()
    await openGallery(page, own, 'Corte')
    await createSyncedResume(page)
    await own.stop()
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/drafts'))
    await page.getByLabel(words.name).fill('Irene Costa Mar')
    await failed
    await own.start()
    const stored = waitForSync(page, 'Irene Costa Mar')
    await page.clock.fastForward(30_000)
    await stored
    await expect(page.getByRole('button', { name: 'Corte’s account' })).toBeVisible()
  })
})

test('a page opened while the server was down signs in and syncs when it is back', { tag: '@long' }, async ({
  page,
  own,
}) => {
  await page.clock.install()
  await openGallery(page, own, 'Vuelta')
  await waitForServiceWorker(page)
  await createSyncedResume(page)
  await own.stop()
  await page.reload()
  const again = page.getByRole('banner').getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await page.getByLabel(words.name).fill('Irene Costa Sol')
  await waitForSaved(page)
  await own.start()
  const stored = waitForSync(page, 'Irene Costa Sol')
  await page.clock.fastForward(15_000)
  await expect(page.getByRole('button', { name: 'Vuelta’s account' })).toBeVisible()
  await page.clock.fastForward(30_000)
  await stored
})
