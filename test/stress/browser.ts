// The browser tests tagged `@long`: every payment, every state of the analyzer, full storage, every theme.
import { spawnSync } from 'node:child_process'

const { status } = spawnSync('playwright', ['test', '--config', 'test/e2e/playwright.config.ts', '--reporter=list'], {
  env: { ...process.env, FARO_LONG: '1' },
  stdio: 'inherit',
})
process.exit(status ?? 1)
