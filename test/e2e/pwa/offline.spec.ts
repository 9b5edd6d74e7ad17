import { readFile } from 'node:fs/promises'
import type { BrowserContext } from '@playwright/test'
import { corpusFile } from '#test/utils/paths.ts'
import {
  chooseTemplate,
  downloadResume,
  EDITOR_LABELS,
  extractWithPdftotext,
  fillResume,
  waitForPreview,
  waitForSaved,
} from '../support/editor.ts'
import { test } from '../support/own-server.ts'
import type { Server } from '../support/server.ts'
import { waitForServiceWorker } from '../support/service-worker.ts'
import { expect } from '../support/test.ts'

const SAY = {
  es: {
    offline: 'Sin conexión: guardado en este dispositivo',
    none: 'No tienes conexión',
    here: 'Calcular mi puntuación en este dispositivo',
    scored: 'Puntuación calculada en este dispositivo',
    gauge: /Puntuación general/,
    ats: 'Lo que lee un ATS',
    pdf: 'Currículum en PDF o Word',
    templates: 'Ir a las plantillas',
    exports: 'Exportar y más',
    import: 'Archivo para importar',
  },
  en: {
    offline: 'Offline: saved on this device',
    none: 'You’re offline',
    here: 'Score my resume on this device',
    scored: 'Scored on this device',
    gauge: /Overall score/,
    ats: 'What an ATS reads',
    pdf: 'Resume as a PDF or Word file',
    templates: 'Go to templates',
    exports: 'Export and more',
    import: 'File to import',
  },
} as const

const PATHS = [
  '/',
  '/analyzer',
  '/templates',
  '/subscribe',
  '/payment-success',
  '/dashboard',
  '/settings',
  '/privacy',
  '/terms',
  '/cookies',
  '/no-such-page',
]

/** Visits the app once, then stops the server and the network. */
const cutOff = async (context: BrowserContext, own: Server) => {
  const first = await context.newPage()
  await first.goto(`${own.url}/`)
  await waitForServiceWorker(first)
  await first.close()
  await own.stop()
  await context.setOffline(true)
}

for (const language of ['es', 'en'] as const) {
  const words = EDITOR_LABELS[language]
  const say = SAY[language]
  test.describe(`with the server gone, in ${language}`, () => {
    test.use({ locale: language === 'es' ? 'es-ES' : 'en-US' })

    test('a cold start opens the gallery, edits and downloads', { tag: '@engines' }, async ({ context, own }) => {
      await cutOff(context, own)
      const page = await context.newPage()
      await page.goto(`${own.url}/templates`)
      await chooseTemplate(page, words)
      await fillResume(page, words)
      await waitForSaved(page)
      await expect(page.getByText(say.offline)).toBeVisible()
      await waitForPreview(page)
      const download = await downloadResume(page, words)
      const text = await extractWithPdftotext(download)
      if (text !== null) expect(text).toContain('José Núñez Ibáñez')
      await page.reload()
      await expect(page.getByLabel(words.name)).toHaveValue('José Núñez Ibáñez')
    })

    test('every screen opens cold, in its language', { tag: '@long' }, async ({ context, own }) => {
      await cutOff(context, own)
      for (const path of PATHS) {
        const page = await context.newPage()
        await page.goto(own.url + path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await page.close()
      }
    })

    test('features that need the network say so in place, and the others are available', { tag: '@long' }, async ({
      context,
      own,
    }) => {
      await cutOff(context, own)
      const page = await context.newPage()
      await page.goto(`${own.url}/subscribe`)
      await expect(page.getByText(say.none, { exact: true })).toBeVisible()
      await page.getByRole('link', { name: say.templates }).click()
      await expect(page.getByRole('button', { name: words.use }).first()).toBeVisible()

      await page.goto(`${own.url}/analyzer`)
      await expect(page.getByText(say.none, { exact: true })).toBeVisible()
      await page.getByLabel(say.pdf).setInputFiles(corpusFile(`cv-${language}.pdf`))
      await page.getByRole('button', { name: say.here }).click()
      await expect(page.getByRole('heading', { level: 1, name: say.scored })).toBeVisible()
      await expect(page.getByRole('img', { name: say.gauge })).toBeVisible()
      await expect(page.getByRole('heading', { name: say.ats })).toBeVisible()
    })

    test('a resume of another program is imported, and every format is exported', { tag: '@long' }, async ({
      context,
      own,
    }) => {
      await cutOff(context, own)
      const page = await context.newPage()
      await page.goto(`${own.url}/templates`)
      const json = { basics: { name: 'Ana Núñez', email: 'ana@example.com', label: 'Analista' } }
      await page.getByLabel(say.import).setInputFiles({
        name: 'resume.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(json)),
      })
      await page.waitForURL(/draft=/)
      await chooseTemplate(page, words)
      await expect(page.getByLabel(words.name)).toHaveValue('Ana Núñez')
      for (const kind of ['.txt', '.html', 'JSON Resume', 'Faro']) {
        const file = page.waitForEvent('download')
        await page.getByRole('button', { name: say.exports }).click()
        await page.getByRole('menuitem', { name: kind }).first().click()
        expect(await readFile(await (await file).path(), 'utf8')).toContain('Ana Núñez')
      }
    })
  })
}
