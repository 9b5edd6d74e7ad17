import { type Server, startServer } from './server.ts'
import { test as base } from './test.ts'

/** Playwright's `test` with a server for each test, which may stop it, and with the service worker. */
export const test = base.extend<{ own: Server }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads fixture names from this pattern
  own: async ({}, use) => {
    const server = await startServer()
    await use(server)
    await server.dispose()
  },
  serviceWorkers: 'allow',
})
