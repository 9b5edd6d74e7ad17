import { corpusFile } from '#test/utils/paths.ts'
import { chooseAccount, openAccountChooser } from './support/account.ts'
import { downloadResume, EDITOR_LABELS, extractWithPdftotext, waitForPreview } from './support/editor.ts'
import { expect, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

// The main journey of a new user: sign in by popup, upload a real CV, see the score, improve it with a template,
// download the PDF, and extract its text with a third-party library.

const LABELS = {
  es: {
    file: 'cv-es.pdf',
    signIn: 'Iniciar sesión con Google',
    welcome: '¡Te damos la bienvenida!',
    analyze: 'Analizar con IA',
    optimize: 'Optimizar con Plantillas',
    report: 'Descargar Reporte',
    band: /Excelente|Bueno|Necesita mejoras/,
    improved: 'Directora de marketing digital',
    fields: [
      'Begoña Yáñez Echegaray',
      'begona.yanez@example.com',
      'EXPERIENCIA LABORAL',
      'Conservas Ondarreta',
      'Responsable de marketing digital',
      'Agencia Faro Norte',
      'Universidad de Deusto',
    ],
  },
  en: {
    file: 'cv-en.pdf',
    signIn: 'Sign in with Google',
    welcome: 'Welcome!',
    analyze: 'Analyze with AI',
    optimize: 'Optimize with templates',
    report: 'Download report',
    band: /Excellent|Good|Needs improvement/,
    improved: 'Head of Research',
    fields: ['Chloë Saint-Clair', 'chloe.saintclair@example.com', 'WORK EXPERIENCE'],
  },
} as const

for (const language of ['es', 'en'] as const) {
  for (const width of [360, 1280]) {
    const labels = LABELS[language]
    const words = EDITOR_LABELS[language]

    // Every engine runs the phone in Spanish and the desk in English.
    const tag = (language === 'es') === width < 1000 ? '@engines' : '@long'
    test.describe(`user journey in ${language} at ${width} px`, { tag }, () => {
      test.use({ locale: language === 'es' ? 'es-ES' : 'en-US', viewport: { width, height: 800 } })

      test('signs in, analyzes, improves and downloads', async ({ page }) => {
        const elsewhere: string[] = []
        page.context().on('request', (request) => {
          const { protocol, hostname } = new URL(request.url())
          if (protocol.startsWith('http') && hostname !== 'localhost') elsewhere.push(request.url())
        })

        await page.goto('/analyzer')
        const chooser = await openAccountChooser(page, page.getByRole('button', { name: labels.signIn }))
        await chooser.getByLabel(/Name/).fill('Lucía Íñiguez')
        await chooser.getByLabel('Email').fill(`lucia-${language}-${width}@example.com`)
        await chooseAccount(chooser.getByRole('button', { name: /Continue/ }))
        await expect(page.getByText(labels.welcome).first()).toBeVisible()

        await page.locator('input[type="file"]').first().setInputFiles(corpusFile(labels.file))
        await page.getByRole('button', { name: labels.analyze }).click()
        await expect(page.getByText(labels.band).first()).toBeVisible()
        await expect(page.getByRole('button', { name: labels.report })).toBeVisible()

        const report = page.waitForEvent('download')
        await page.getByRole('button', { name: labels.report }).click()
        expect((await report).suggestedFilename()).toMatch(/^reporte-analisis-cv-[\w-]+\.pdf$/)

        await page
          .getByRole('button', { name: labels.optimize })
          .or(page.getByRole('link', { name: labels.optimize }))
          .first()
          .click()
        await page.getByRole('button', { name: words.use }).first().click()
        await expect(page.getByLabel(words.name)).toHaveValue(labels.fields[0])
        await page.getByLabel(words.title).fill(labels.improved)
        if (width > 1000) await waitForPreview(page)
        const download = await downloadResume(page, words)
        expect(download.suggestedFilename()).toMatch(/^[a-z-]+-(?:es|en)\.pdf$/)
        await expect(page.getByText(words.done).first()).toBeVisible()

        const text = await extractWithPdftotext(download)
        test.skip(text === null, 'pdftotext is not here')
        expect(text).toContain(labels.improved)
        // The case of a heading is its design's.
        const lower = text?.toLowerCase() ?? ''
        const places = labels.fields.map((part) => lower.indexOf(part.toLowerCase()))
        expect(places).not.toContain(-1)
        expect(places).toEqual([...places].sort((a, b) => a - b))
        expect(elsewhere).toEqual([])
      })
    })
  }
}
