import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'

const VIEWPORT = { width: 1280, height: 800 }
const FIREFOX = process.env['FIREFOX_PATH']
const WEBKIT_DRIVER = process.env['WEBKIT_DRIVER']
/** Outside of Chromium `npm test` runs the tests tagged @engines, the way through the product. */
const TAG = process.env['FARO_LONG'] ? /@long/ : /@engines/
const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-gpu-rasterization',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// The built app behind the real Node server: one server for each worker, with its own port and data (support/server.ts).
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: false,
  // Long tests are tagged and run by `npm run test:stress -- browser`.
  ...(process.env['FARO_LONG'] ? { grep: /@long/ } : { grepInvert: /@long/ }),
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // Upper bounds for a slow, busy machine; a passing test does not wait for them.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json']],
  use: {
    locale: 'en-US',
    // Precaching takes seconds on every page; the specs that test it allow service workers.
    serviceWorkers: 'block',
  },
  // With WEBKIT_DRIVER the pages are those of support/webkit.ts in every project, so there is one.
  projects: WEBKIT_DRIVER
    ? [{ name: 'webkit', grep: TAG, use: { browserName: 'webkit', viewport: VIEWPORT } }]
    : [
        {
          name: 'chromium',
          use: {
            ...devices['Desktop Chrome'],
            viewport: VIEWPORT,
            launchOptions: {
              ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
              args: CHROMIUM_ARGS,
            },
          },
        },
        ...(FIREFOX
          ? [
              {
                name: 'firefox',
                grep: TAG,
                use: {
                  browserName: 'firefox' as const,
                  channel: 'moz-firefox',
                  viewport: VIEWPORT,
                  launchOptions: {
                    executablePath: join(import.meta.dirname, '../engines/firefox-bridge.ts'),
                    // Pages are loaded again on the way back, as in Playwright's Chromium.
                    firefoxUserPrefs: { 'browser.sessionhistory.max_total_viewers': 0 },
                  },
                },
              },
            ]
          : []),
      ],
})
