import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { expect } from './test.ts'

/** Waits until the service worker has cached the app and controls this page. */
export const waitForServiceWorker = async (page: Page): Promise<void> => {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

/** The id of an origin's registration in DevTools. */
const findRegistrationId = (devtools: CDPSession, origin: string) =>
  new Promise<string>((found) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted)
      if (own) found(own.registrationId)
    })
  })

/** Sends a Background Sync event to the service worker from a page outside its origin. */
export const dispatchBackgroundSync = async (context: BrowserContext, origin: string, tag: string): Promise<void> => {
  const empty = await context.newPage()
  const devtools = await context.newCDPSession(empty)
  const registered = findRegistrationId(devtools, origin)
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  await devtools.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag, lastChance: false })
  await empty.close()
}
