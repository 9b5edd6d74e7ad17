import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { build } from 'vite'
import { timeRuns } from '../../utils/measurement/statistics.ts'
import { slowDown } from './editor.ts'

const ROOT = join(import.meta.dirname, '../../..')
const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
]

const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: CHROMIUM_ARGS })

/** Prints HTML to PDF with Chromium in an open page. Returns the size in bytes and the ms of each run. */
export const printWithChromium = async (html: string, runs: number): Promise<{ bytes: number; times: number[] }> => {
  const browser = await launch()
  try {
    const page = await browser.newPage()
    let bytes = 0
    const times = await timeRuns(3, runs, async () => {
      await page.setContent(html)
      bytes = (await page.pdf({ format: 'A4', tagged: true })).length
    })
    return { bytes, times }
  } finally {
    await browser.close()
  }
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.ttf': 'font/ttf',
}

/** ms from each keystroke to both pages on screen, through the app's render worker. */
export const measurePreviewTimes = async (slowdown = 1): Promise<number[]> => {
  const out = join(tmpdir(), `faro-preview-${process.pid}`)
  await build({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, 'preview'),
    publicDir: join(ROOT, 'web/public'),
    resolve: {
      alias: [{ find: /^(html2canvas|canvg|dompurify)$/, replacement: join(ROOT, 'web/src/empty-module.ts') }],
    },
    build: { outDir: out, emptyOutDir: true, target: 'chrome125' },
    worker: { format: 'es' },
  })
  const server = createServer((request, answer) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '/')
    readFile(join(out, path)).then(
      (bytes) => answer.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream').end(bytes),
      () => answer.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const browser = await launch()
  try {
    const page = await browser.newPage()
    await slowDown(page, slowdown)
    const address = server.address()
    await page.goto(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`)
    await page.waitForFunction(() => 'times' in window || 'failed' in window, undefined, { timeout: 120_000 })
    return await page.evaluate(() => {
      if ('failed' in window) throw new Error(String(window.failed))
      return 'times' in window && Array.isArray(window.times) ? window.times.map(Number) : []
    })
  } finally {
    await browser.close()
    server.close()
  }
}
