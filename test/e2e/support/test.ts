import { test as base } from '@playwright/test'
import { findLimit } from './engine-limits.ts'
import { completeFirefox } from './firefox.ts'
import { type Server, startServer } from './server.ts'
import { withWebKit } from './webkit.ts'

const withServer = base.extend<{ baseURL: string; limit: undefined }, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads fixture names from this pattern
    async ({}, use) => {
      const server = await startServer({ RATE_LIMIT: 'off' })
      await use(server)
      await server.dispose()
    },
    { scope: 'worker' },
  ],
  limit: [
    async ({ browserName }, use, info) => {
      const reason = findLimit(info.title, browserName)
      info.skip(reason !== undefined, reason)
      await use(undefined)
    },
    { auto: true },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  browser: [
    async ({ browser, browserName }, use) => {
      if (browserName === 'firefox') completeFirefox(browser)
      await use(browser)
    },
    { scope: 'worker' },
  ],
})

const WEBKIT_DRIVER = process.env['WEBKIT_DRIVER']

/** Playwright's `test` with one server for each worker; no rate limit, because all its tests share an address. */
export const test = WEBKIT_DRIVER ? withWebKit(withServer, WEBKIT_DRIVER) : withServer

export { expect } from '@playwright/test'
