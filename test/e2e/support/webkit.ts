import type {
  PlaywrightTestArgs,
  PlaywrightTestOptions,
  PlaywrightWorkerArgs,
  PlaywrightWorkerOptions,
  TestType,
} from '@playwright/test'
import { startWebKit } from '#test/engines/webkit/driver.ts'
import { asPlaywright, WebDriverContext } from '#test/engines/webkit/page.ts'
import type { Server } from './server.ts'

type ServerTest = TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & { baseURL: string },
  PlaywrightWorkerArgs & PlaywrightWorkerOptions & { server: Server }
>

/** A `test` whose pages are windows of WebKitGTK, started by the driver at `path`: one browser for each test. */
export const withWebKit = (test: ServerTest, path: string): ServerTest =>
  test.extend({
    context: async ({ baseURL, locale }, use) => {
      const session = await startWebKit(path, locale ?? 'en-US', `${baseURL}/robots.txt`)
      await use(asPlaywright(new WebDriverContext(session, baseURL)))
      await session.close()
    },
    page: async ({ context, viewport }, use, info) => {
      const page = await context.newPage()
      if (viewport) await page.setViewportSize(viewport)
      await use(page)
      if (info.status !== info.expectedStatus)
        await info.attach('screenshot', { body: await page.screenshot(), contentType: 'image/png' })
    },
  })
