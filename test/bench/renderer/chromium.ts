import { type Browser, chromium } from '@playwright/test'
import { timeRuns } from '../../utils/measurement/statistics.ts'

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
