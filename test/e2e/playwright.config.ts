import { defineConfig, devices } from '@playwright/test'

// The built app behind the real Node server, one a worker, each on a free port with its own data folder (support/server.ts).
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: false,
  // What takes longer than `npm test` has is tagged and run by `npm run test:stress -- browser`.
  ...(process.env['FARO_LONG'] ? { grep: /@long/ } : { grepInvert: /@long/ }),
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // As long as the slowest machine with the most beside it needs; what passes does not wait for it.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    // Filling the precache costs seconds a page: the specs that are about it ask for it.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-gpu-rasterization',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
