import { type BrowserContext, expect, type Page } from '@playwright/test'
import {
  chooseTemplate,
  downloadResume,
  EDITOR_LABELS,
  type EditorLabels,
  extractWithPdftotext,
  waitForPreview,
  waitForSaved,
} from '../../e2e/support/editor.ts'
import { startServer } from '../../e2e/support/server.ts'
import { createDevice, getRunCount, installApp, type Language } from '../../utils/browser/device.ts'
import { quantile } from '../../utils/measurement/statistics.ts'
import { corpusFile } from '../../utils/paths.ts'

const LABELS = {
  es: {
    menu: 'Empezar con tu currículum',
    import: 'Archivo para importar',
    skip: 'Omitir la revisión',
    radio: { es: 'Español', en: 'Inglés' },
    file: 'cv-es.pdf',
    name: 'Begoña Yáñez Echegaray',
  },
  en: {
    menu: 'Start with your resume',
    import: 'File to import',
    skip: 'Skip review',
    radio: { es: 'Spanish', en: 'English' },
    file: 'cv-en.pdf',
    name: 'Chloë Saint-Clair',
  },
} as const

/** Opens the sample in the editor and gives it a name. */
const createResume = async (page: Page, language: Language, words: EditorLabels, name: string) => {
  await page.getByRole('button', { name: LABELS[language].menu }).click()
  await page.getByRole('menuitem').nth(1).click()
  await page.waitForURL(/draft=/)
  await chooseTemplate(page, words)
  await page.getByLabel(words.name).fill(name)
  await waitForSaved(page)
  await waitForPreview(page)
}

/** Downloads the resume in a language; ms from the click to the file. Checks its text with pdftotext. */
const exportResume = async (page: Page, shown: Language, wanted: Language, name: string): Promise<number> => {
  await page.getByRole('radio', { name: LABELS[shown].radio[wanted] }).check({ force: true })
  await waitForSaved(page)
  const start = performance.now()
  const download = await downloadResume(page, EDITOR_LABELS[shown])
  await download.path()
  const ms = performance.now() - start
  const text = await extractWithPdftotext(download)
  // The case of a heading is its design's.
  for (const expected of text === null ? [] : [name, EDITOR_LABELS[wanted].heading])
    expect(text?.toLowerCase()).toContain(expected.toLowerCase())
  return ms
}

const importPdf = async (page: Page, url: string, language: Language, words: EditorLabels) => {
  await page.goto(`${url}/templates`)
  await page.getByLabel(LABELS[language].import).setInputFiles(corpusFile(LABELS[language].file))
  await page.getByRole('button', { name: LABELS[language].skip }).click()
  await page.waitForURL(/draft=/)
  await chooseTemplate(page, words)
  await expect(page.getByLabel(words.name)).toHaveValue(LABELS[language].name)
  await expect(page.getByTestId('live-score')).toHaveText(/^[1-9]\d*$/, { timeout: 20_000 })
}

const runOnce = async (context: BrowserContext, url: string, run: number, language: Language) => {
  const words = EDITOR_LABELS[language]
  const name = `José Núñez ${'abcdefghij'[run % 10]}${'klmnopqrst'[Math.floor(run / 10) % 10]}`
  const page = await context.newPage()
  const start = performance.now()
  await page.goto(`${url}/templates`)
  await expect(page.getByRole('button', { name: words.use }).first()).toBeVisible()
  const opened = performance.now() - start
  await createResume(page, language, words, name)
  const exports = [await exportResume(page, language, 'es', name), await exportResume(page, language, 'en', name)]
  await importPdf(page, url, language, words)
  return { opened, exports }
}

/**
 * P9. The server is killed after one visit; then, each time in a new browser and every other time without a network:
 * open, edit, export in Spanish and English, import a PDF, wait for its score.
 */
export const runColdStarts = async () => {
  const runs = getRunCount(100)
  const device = createDevice()
  const server = await startServer()
  await installApp(device, `${server.url}/templates`)
  await server.stop()
  const opened: number[] = []
  const exports: number[] = []
  const failures: string[] = []
  for (let run = 0; run < runs; run++) {
    const language = run % 2 === 0 ? 'es' : 'en'
    const context = await device.open(language)
    try {
      await context.setOffline(run % 4 > 1)
      const result = await runOnce(context, server.url, run, language)
      opened.push(result.opened)
      exports.push(...result.exports)
    } catch (error) {
      failures.push(`run ${run}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
    }
    await context.close()
  }
  device.dispose()
  await server.dispose()
  for (const failure of failures) console.log(failure)
  const [median, worst] = [quantile(exports, 0.5), Math.max(...exports)].map(Math.round)
  return {
    passed: failures.length === 0 && Math.max(...exports) <= 2_000,
    figure: `${runs - failures.length} of ${runs} runs; open ${Math.round(quantile(opened, 0.5))} ms median, ${Math.round(Math.max(...opened))} max; export ${median} ms median, ${worst} max`,
  }
}
