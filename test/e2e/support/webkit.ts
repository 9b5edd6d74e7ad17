import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Page,
  PlaywrightTestArgs,
  PlaywrightTestOptions,
  PlaywrightWorkerArgs,
  PlaywrightWorkerOptions,
  TestType,
} from '@playwright/test'
import { unsafeCast } from '#shared/cast.ts'
import { WebDriverContext } from '#test/engines/webkit/context.ts'
import { startWebKit } from '#test/engines/webkit/driver.ts'
import { Network } from '#test/engines/webkit/network.ts'
import type { Server } from './server.ts'

type ServerTest = TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & { baseURL: string; limit: undefined },
  PlaywrightWorkerArgs & PlaywrightWorkerOptions & { server: Server }
>

const BLOCK_SERVICE_WORKERS = `
  if (navigator.serviceWorker)
    navigator.serviceWorker.register = () => Promise.reject(new Error('service workers are blocked'));
`

/** A window or context as Playwright's type, for tests that use no more of it than what is here. */
const asPlaywright = <T>(value: object): T =>
  unsafeCast<T>(value, 'the tests of all engines use the methods that it has')

/** Starts a browser of its own for a context of Playwright. */
const createContext = async (driver: string, options: BrowserContextOptions): Promise<BrowserContext> => {
  const { baseURL = '', locale = 'en-US', serviceWorkers, userAgent, reducedMotion, viewport } = options
  const network = new Network()
  const session = await startWebKit(driver, `${baseURL}/robots.txt`, {
    locale,
    proxy: await network.listen(),
    userAgent,
    reducesMotion: reducedMotion === 'reduce',
  })
  const context = new WebDriverContext(session, network, baseURL, viewport ?? null)
  if (serviceWorkers === 'block') await context.addInitScript(BLOCK_SERVICE_WORKERS)
  return asPlaywright(context)
}

/** A `test` whose pages are windows of WebKitGTK, started by the driver at `path`: one browser for each context. */
export const withWebKit = (test: ServerTest, path: string): ServerTest =>
  test.extend<object, { browser: Browser }>({
    browser: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads fixture names from this pattern
      async ({}, use) => {
        const open = new Set<BrowserContext>()
        const newContext = async (options: BrowserContextOptions = {}) => {
          const context = await createContext(path, options)
          const close = context.close.bind(context)
          context.close = async () => {
            open.delete(context)
            await close()
          }
          open.add(context)
          return context
        }
        await use(asPlaywright({ newContext, contexts: () => [...open], version: () => 'WebKitGTK' }))
      },
      { scope: 'worker' },
    ],
    context: async ({ browser, baseURL, locale, serviceWorkers, userAgent, viewport, contextOptions }, use) => {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL,
        viewport,
        ...(locale && { locale }),
        ...(serviceWorkers && { serviceWorkers }),
        ...(userAgent && { userAgent }),
      })
      await use(context)
      for (const each of browser.contexts()) await each.close()
    },
    page: async ({ context }, use, info) => {
      const page: Page = await context.newPage()
      await use(page)
      if (info.status === info.expectedStatus) return
      const body = await page.screenshot().catch(() => null)
      if (body) await info.attach('screenshot', { body, contentType: 'image/png' })
    },
  })
