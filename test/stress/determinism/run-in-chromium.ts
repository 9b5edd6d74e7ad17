import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { build } from 'vite'

const ENTRY = join(import.meta.dirname, 'scoring.worker.ts')

interface BrowserRun {
  /** Every distinct result as JSON, without its timestamp. */
  readonly results: readonly string[]
  /** The extracted document as JSON, as the app uploads it. */
  readonly extracted: string
}

/** Bundles parser and scoring as the app does and runs them in a worker of Chromium. */
export const openChromium = async (origin: string) => {
  const bundle = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: ENTRY, output: { codeSplitting: false } } },
  })
  const [output] = [bundle].flat()
  if (!output || !('output' in output)) throw new Error('nothing was bundled')
  const code = output.output[0].code
  const browser = await chromium.launch({
    ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  })
  const page = await browser.newPage()
  await page.route('**/scoring-worker.js', (route) => route.fulfill({ contentType: 'text/javascript', body: code }))
  await page.route('**/scoring.html', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await page.goto(`${origin}/scoring.html`)
  const run = (bytes: Uint8Array, language: string, times: number): Promise<BrowserRun> =>
    page.evaluate(
      (input) =>
        new Promise<BrowserRun>((resolve, reject) => {
          const worker = new Worker('/scoring-worker.js', { type: 'module' })
          worker.onerror = (event) => reject(new Error(event.message))
          worker.onmessage = ({ data }) => {
            // pdf.js posts a message of its own first.
            if (!data.results) return
            worker.terminate()
            resolve(data)
          }
          worker.postMessage(input)
        }),
      { bytes: [...bytes], language, times },
    )
  return { run, close: () => browser.close() }
}
