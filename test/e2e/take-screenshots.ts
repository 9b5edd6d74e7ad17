import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, expect, type Page } from '@playwright/test'
import { chooseTemplate, drawn, WORDS } from '#test/e2e/editor-actions.ts'
import { startServer } from '#test/e2e/support/server.ts'

/**
 * Pictures of the real product for the app's manifests: `web/public/screenshots/<name>-<language>.jpg`.
 * Needs a current `dist/`. Run: `npm run pictures`.
 */
const OUT = join(import.meta.dirname, '../../web/public/screenshots')
const WIDE = { width: 1280, height: 800 }
/** What is shown where a link to Faro is shared. */
const SHARED = { width: 1200, height: 630 }
const NARROW = { width: 412, height: 824 }

const START = { es: 'Empezar desde tu CV', en: 'Start from your CV' } as const

type Language = 'es' | 'en'

const result = async (page: Page, url: string) => {
  await page.goto(`${url}/analyzer?demo=1`)
  await expect(page.getByRole('img', { name: /\d+ (de|out of) 100/ })).toBeVisible({ timeout: 30_000 })
}

const editor = async (page: Page, url: string, language: Language) => {
  await page.goto(`${url}/templates`)
  await page.getByRole('button', { name: START[language] }).click()
  await page.getByRole('menuitem').nth(1).click()
  await page.waitForURL(/draft=/)
  await chooseTemplate(page, WORDS[language], 1)
  await drawn(page)
}

const landing = async (page: Page, url: string) => {
  await page.goto(url)
}

const PICTURES = [
  { name: 'result-wide', size: WIDE, show: result },
  { name: 'editor-wide', size: WIDE, show: editor },
  { name: 'result-narrow', size: NARROW, show: result },
  { name: 'landing-narrow', size: NARROW, show: landing },
  { name: 'share', size: SHARED, show: landing },
] as const

const picture = async (browser: Browser, url: string, language: Language) => {
  for (const { name, size, show } of PICTURES) {
    const context = await browser.newContext({
      viewport: size,
      locale: language === 'es' ? 'es-ES' : 'en-US',
      reducedMotion: 'reduce',
      deviceScaleFactor: size === NARROW ? 2 : 1,
    })
    const page = await context.newPage()
    await show(page, url, language)
    await page.waitForTimeout(1_500)
    await page.screenshot({ path: join(OUT, `${name}-${language}.jpg`), type: 'jpeg', quality: 78 })
    await context.close()
  }
}

await mkdir(OUT, { recursive: true })
const server = await startServer()
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const language of ['es', 'en'] as const) await picture(browser, server.url, language)
await browser.close()
await server.dispose()
