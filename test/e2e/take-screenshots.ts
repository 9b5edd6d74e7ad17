import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, expect, type Page } from '@playwright/test'
import { setPlan, signInAs } from '#test/e2e/support/account.ts'
import { chooseTemplate, EDITOR_LABELS, waitForPreview } from '#test/e2e/support/editor.ts'
import { type Server, startServer } from '#test/e2e/support/server.ts'
import { corpusFile } from '#test/utils/paths.ts'

/**
 * Screenshots for the landing page, the web app manifests and link previews: `web/public/screenshots/<name>-<language>.jpg`;
 * those for the README alone, in English: `docs/images/<name>.jpg`. Needs a current `dist/`. Run: `npm run screenshots`.
 */
const OUT = join(import.meta.dirname, '../../web/public/screenshots')
const DOCS_OUT = join(import.meta.dirname, '../../docs/images')
const WIDE = { width: 1280, height: 800 }
/** Size of link previews. */
const LINK_PREVIEW = { width: 1200, height: 630 }
const NARROW = { width: 412, height: 824 }

const START = { es: 'Empezar con tu currículum', en: 'Start with your resume' } as const

type Language = 'es' | 'en'

const openResult = async (page: Page, { url }: Server) => {
  await page.goto(`${url}/analyzer?demo=1`)
  await expect(page.getByRole('img', { name: /\d+ (sobre|out of) 100/ })).toBeVisible({ timeout: 30_000 })
}

const openEditor = async (page: Page, { url }: Server, language: Language) => {
  await page.goto(`${url}/templates`)
  await page.getByRole('button', { name: START[language] }).click()
  await page.getByRole('menuitem').nth(1).click()
  await page.waitForURL(/draft=/)
  await chooseTemplate(page, EDITOR_LABELS[language], 1)
  await waitForPreview(page)
  await expect(page.getByTestId('live-score')).toHaveText(/^\d+$/)
}

const openGallery = async (page: Page, { url }: Server) => {
  await page.goto(`${url}/templates`)
  await page.getByRole('article').first().scrollIntoViewIfNeeded()
  await page
    .getByRole('article')
    .first()
    .evaluate((card) => card.scrollIntoView({ block: 'center' }))
}

const openLanding = async (page: Page, { url }: Server) => {
  await page.goto(url)
}

const LETTER_AD = 'Product manager\n\nRequirements\n- SQL\n- A/B testing\n- User research\n- English'
const BOARD_AD = 'Warehouse lead\n\nRequirements\n- Excel\n- English\n- Team leadership\n- Inventory'

const openLetter = async (page: Page, server: Server) => {
  await openEditor(page, server, 'en')
  await page.getByRole('button', { name: 'Export and more' }).click()
  await page.getByRole('menuitem', { name: 'Write a cover letter' }).click()
  await page.getByLabel('Situation').selectOption('ad')
  await page.getByLabel('Company', { exact: true }).fill('Harbor Lane Logistics')
  await page.getByLabel('Job ad text').fill(LETTER_AD)
  await page.getByRole('button', { name: 'Write it from my resume' }).click()
  await expect(page.getByLabel('Paragraph 2', { exact: true })).toHaveValue(/\w/, { timeout: 60_000 })
  await page.getByLabel('Paragraph 1', { exact: true }).scrollIntoViewIfNeeded()
}

const BOARD_FILES = ['en-latex-ligatures-saintclair', 'en-chromium-grid-nair', 'es-awesomecv-munoz', 'es-pdfkit-aguero']

const openBoard = async (page: Page, server: Server) => {
  const { url } = server
  const { id } = await signInAs(page, 'Board', url)
  await setPlan(server, id, 'enterprise')
  await page.goto(`${url}/team`)
  await page.getByRole('textbox', { name: 'Team name' }).fill('Quayside Hiring')
  await page.getByRole('button', { name: 'Create team' }).click()
  await page.getByRole('button', { name: 'New opening' }).click()
  const dialog = page.getByRole('dialog', { name: 'New opening' })
  await dialog.getByRole('textbox', { name: 'Position' }).fill('Warehouse lead')
  await dialog.getByRole('textbox', { name: 'Job ad text' }).fill(BOARD_AD)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('checkbox', { name: /The team is allowed to keep these resumes/ }).check()
  const files = BOARD_FILES.map((name) => corpusFile(`resumes/${name}.pdf`))
  await page.getByLabel('Resumes as PDF or Word files').setInputFiles(files)
  await expect(page.getByRole('row')).toHaveCount(1 + files.length, { timeout: 60_000 })
  await page
    .getByRole('row')
    .nth(2)
    .evaluate((row) => row.scrollIntoView({ block: 'center' }))
}

/** For the README alone. */
const DOCS_SCREENSHOTS = [
  { name: 'letter', size: WIDE, open: openLetter },
  { name: 'board', size: WIDE, open: openBoard },
] as const

const SCREENSHOTS = [
  { name: 'result-wide', size: WIDE, open: openResult },
  { name: 'editor-wide', size: WIDE, open: openEditor },
  { name: 'gallery-wide', size: WIDE, open: openGallery },
  { name: 'result-narrow', size: NARROW, open: openResult },
  { name: 'landing-narrow', size: NARROW, open: openLanding },
  { name: 'share', size: LINK_PREVIEW, open: openLanding },
] as const

interface Screenshot {
  readonly size: typeof WIDE
  readonly open: (page: Page, server: Server, language: Language) => Promise<void>
}

/** Until fonts and visible pictures are decoded and transitions have ended. */
const waitUntilDrawn = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const isVisible = (image: HTMLImageElement) => {
      const { top, bottom, height } = image.getBoundingClientRect()
      return height > 0 && bottom > 0 && top < innerHeight
    }
    await Promise.all([...document.images].filter(isVisible).map((image) => image.decode()))
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
    await Promise.allSettled(timed.map(({ finished }) => finished))
  })

const takeScreenshot = async (server: Server, { size, open }: Screenshot, language: Language, path: string) => {
  const context = await browser.newContext({
    viewport: size,
    locale: language === 'es' ? 'es-ES' : 'en-US',
    reducedMotion: 'reduce',
    deviceScaleFactor: size === NARROW ? 2 : 1,
  })
  const page = await context.newPage()
  await open(page, server, language)
  await waitUntilDrawn(page)
  await page.screenshot({ path, type: 'jpeg', quality: 78 })
  await context.close()
}

await mkdir(OUT, { recursive: true })
const server = await startServer()
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const language of ['es', 'en'] as const)
  for (const screenshot of SCREENSHOTS)
    await takeScreenshot(server, screenshot, language, join(OUT, `${screenshot.name}-${language}.jpg`))
for (const screenshot of DOCS_SCREENSHOTS)
  await takeScreenshot(server, screenshot, 'en', join(DOCS_OUT, `${screenshot.name}.jpg`))
await browser.close()
await server.dispose()
