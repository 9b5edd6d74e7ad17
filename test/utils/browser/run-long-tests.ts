import { spawnSync } from 'node:child_process'

const CONFIG = 'test/e2e/playwright.config.ts'

/**
 * Runs the browser tests tagged `@long` in one engine: every payment, every state of the analyzer, full storage, every
 * theme. The process then exits with 1 where one failed.
 */
export const runLongTests = (engine: 'chromium' | 'firefox' | 'webkit'): void => {
  const { WEBKIT_DRIVER, ...others } = process.env
  // With the driver of WebKit every project's pages are WebKit's.
  const env = { ...others, ...(engine === 'webkit' && { WEBKIT_DRIVER }), FARO_LONG: '1' }
  const args = ['test', '--config', CONFIG, '--reporter=list', `--project=${engine}`]
  process.exitCode = spawnSync('playwright', args, { env, stdio: 'inherit' }).status ?? 1
}
