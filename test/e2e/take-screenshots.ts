import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, expect, type Page } from '@playwright/test'
import { chooseTemplate, EDITOR_LABELS, waitForPreview } from '#test/e2e/support/editor.ts'
import { startServer } from '#test/e2e/support/server.ts'

/**
 * Screenshots for the landing page, the web app manifests and link previews: `web/public/screenshots/<name>-<language>.jpg`.
 * Needs a current `dist/`. Run: `npm run screenshots`.
 */
const OUT = join(import.meta.dirname, '../../web/public/screenshots')
const WIDE = { width: 1280, height: 800 }
/** Size of link previews. */
const LINK_PREVIEW = { width: 1200, height: 630 }
const NARROW = { width: 412, height: 824 }

const START = { es: 'Empezar con tu currículum', en: 'Start with your resume' } as const

type Language = 'es' | 'en'

const openResult = async (page: Page, url: string) => {
  await page.goto(`${url}/analyzer?demo=1`)
  await expect(page.getByRole('img', { name: /\d+ (de|out of) 100/ })).toBeVisible({ timeout: 30_000 })
}

const openEditor = async (page: Page, url: string, language: Language) => {
  await page.goto(`${url}/templates`)
  await page.getByRole('button', { name: START[language] }).click()
  await page.getByRole('menuitem').nth(1).click()
  await page.waitForURL(/draft=/)
  await chooseTemplate(page, EDITOR_LABELS[language], 1)
  await waitForPreview(page)
}

const openGallery = async (page: Page, url: string) => {
  await page.goto(`${url}/templates`)
  await page.getByRole('article').first().scrollIntoViewIfNeeded()
  await page
    .getByRole('article')
    .first()
    .evaluate((card) => card.scrollIntoView({ block: 'center' }))
}

const openLanding = async (page: Page, url: string) => {
  await page.goto(url)
}

const SCREENSHOTS = [
  { name: 'result-wide', size: WIDE, open: openResult },
  { name: 'editor-wide', size: WIDE, open: openEditor },
  { name: 'gallery-wide', size: WIDE, open: openGallery },
  { name: 'result-narrow', size: NARROW, open: openResult },
  { name: 'landing-narrow', size: NARROW, open: openLanding },
  { name: 'share', size: LINK_PREVIEW, open: openLanding },
] as const

const takeScreenshots = async (browser: Browser, url: string, language: Language) => {
  for (const { name, size, open } of SCREENSHOTS) {
    const context = await browser.newContext({
      viewport: size,
      locale: language === 'es' ? 'es-ES' : 'en-US',
      reducedMotion: 'reduce',
      deviceScaleFactor: size === NARROW ? 2 : 1,
    })
    const page = await context.newPage()
    await open(page, url, language)
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
for (const language of ['es', 'en'] as const) await takeScreenshots(browser, server.url, language)
await browser.close()
await server.dispose()
