import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { build } from 'vite'

const ENTRY = join(import.meta.dirname, 'engine.worker.mjs')

interface BrowserRun {
  /** Every distinct result, with no time in it. */
  readonly results: readonly string[]
  /** The reading, as the app uploads it. */
  readonly extracted: string
}

/** The engine's own code, bundled as the app's is, run in a worker of a real Chromium. */
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
  await page.route('**/same-engine.js', (route) => route.fulfill({ contentType: 'text/javascript', body: code }))
  await page.route('**/same.html', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await page.goto(`${origin}/same.html`)
  const run = (bytes: Uint8Array, language: string, times: number): Promise<BrowserRun> =>
    page.evaluate(
      (input) =>
        new Promise<BrowserRun>((resolve, reject) => {
          const worker = new Worker('/same-engine.js', { type: 'module' })
          worker.onerror = (event) => reject(new Error(event.message))
          worker.onmessage = ({ data }) => {
            // pdf.js has a word of its own to say.
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
