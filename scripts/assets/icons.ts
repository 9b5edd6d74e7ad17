import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { ICON, MASKABLE, MONOCHROME, SQUARE } from './icon-drawings.ts'

/** Writes the icons of `icon-drawings.ts` into `web/public/icons`. Run: `node scripts/run.mjs scripts/assets/icons.ts`. */
const OUT = join(import.meta.dirname, '../../web/public/icons')

const ICONS = [
  ['icon-48.png', ICON, 48],
  ['icon-192.png', ICON, 192],
  ['icon-512.png', ICON, 512],
  ['maskable-192.png', MASKABLE, 192],
  ['maskable-512.png', MASKABLE, 512],
  ['monochrome-512.png', MONOCHROME, 512],
  ['apple-touch-icon.png', SQUARE, 180],
] as const

await mkdir(OUT, { recursive: true })
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const [name, drawing, edge] of ICONS) {
  const page = await browser.newPage({ viewport: { width: edge, height: edge } })
  await page.setContent(`<style>*{margin:0}svg{display:block;width:${edge}px;height:${edge}px}</style>${drawing}`)
  await page.screenshot({ path: join(OUT, name), omitBackground: true })
  await page.close()
}
await browser.close()
await writeFile(join(OUT, 'icon.svg'), ICON)
await writeFile(join(OUT, 'monochrome.svg'), MONOCHROME)
