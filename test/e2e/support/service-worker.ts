import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { expect } from './test.ts'

/** Waits until the service worker holds the whole app and answers this page. */
export const underServiceWorker = async (page: Page): Promise<void> => {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

/** The id that DevTools give the registration of an origin. */
const registrationOf = (devtools: CDPSession, origin: string) =>
  new Promise<string>((found) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted)
      if (own) found(own.registrationId)
    })
  })

/** Wakes the service worker as Background Sync does, with no page of the origin open. */
export const wakeForSync = async (context: BrowserContext, origin: string, tag: string): Promise<void> => {
  const empty = await context.newPage()
  const devtools = await context.newCDPSession(empty)
  const registered = registrationOf(devtools, origin)
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  await devtools.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag, lastChance: false })
  await empty.close()
}
