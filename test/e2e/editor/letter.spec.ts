import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { checkPdfUa } from '#shared/pdf-ua/check-pdf-ua.ts'
import { setPreferences } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { EDITOR_LABELS, importJsonResume, openPanel, openSection, waitForSaved } from '../support/editor.ts'
import { expect, test } from '../support/test.ts'

const CVS = {
  es: {
    basics: { name: 'Irene Solà Marín', label: 'Panadera', email: 'irene@example.com', phone: '+34 600 100 200' },
    work: [
      {
        name: 'Horno Sur',
        position: 'Panadera',
        startDate: '2019-03',
        highlights: [
          'Elaboro 400 panes de masa madre al día con un equipo de tres personas.',
          'Reduje la merma un 18 % con un nuevo plan de hornadas.',
        ],
      },
    ],
    languages: [{ language: 'Francés', fluency: 'B2' }],
  },
  en: {
    basics: { name: 'Ruth Calder', label: 'Baker', email: 'ruth@example.com', phone: '+1 503 555 0147' },
    work: [
      {
        name: 'Southside Bakery',
        position: 'Baker',
        startDate: '2019-03',
        highlights: [
          'Baked 400 loaves of sourdough bread a day with a team of three.',
          'Cut waste by 18% with a new oven schedule.',
        ],
      },
    ],
  },
} as const
const ADS = {
  es: 'Panadero/a. Requisitos: masa madre, control de merma y francés.',
  en: 'Pastry chef. Required: sourdough, laminated dough and food safety.',
}

const importCv = async (page: Page, language: 'es' | 'en') => {
  await importJsonResume(page, EDITOR_LABELS[language], CVS[language])
  await waitForSaved(page)
}

/** Opens the page of a new letter for the English resume. */
const openLetter = async (page: Page) => {
  await importCv(page, 'en')
  const resumeUrl = page.url()
  await page.getByRole('button', { name: 'Export and more' }).click()
  await page.getByRole('menuitem', { name: 'Write a cover letter' }).click()
  await expect(page).not.toHaveURL(resumeUrl)
  return { resumeUrl, letterUrl: page.url() }
}

const readDownload = async (page: Page, button: string): Promise<Buffer> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return readFile(await download.path())
}

const LONG_TIMEOUT = 120_000

test.describe('on a phone, in Spanish', () => {
  test.use({ viewport: { width: 360, height: 780 }, locale: 'es-ES' })

  test('writes a letter from the resume, keeps it over a reload, and gives a tagged PDF', async ({ page }) => {
    await setPreferences(page, { language: 'es' })
    await importCv(page, 'es')
    await page.getByRole('button', { name: 'Exportar y más' }).click()
    await page.getByRole('menuitem', { name: 'Escribir una carta de presentación' }).click()
    await page.getByLabel('Situación').selectOption('ad')
    await page.getByLabel('Puesto', { exact: true }).fill('Panadera')
    await page.getByLabel('Empresa', { exact: true }).fill('Panadería Molino')
    await page.getByLabel('Texto de la oferta').fill(ADS.es)
    await page.getByRole('button', { name: 'Escribir la carta con mi currículum' }).click()
    await expect(page.getByLabel('Párrafo 1', { exact: true })).toHaveValue(/Panadería Molino/, {
      timeout: LONG_TIMEOUT,
    })
    await expect(page.getByRole('heading', { name: 'Texto de la carta' })).toBeFocused()
    await expect(page.getByLabel('Párrafo 2', { exact: true })).toHaveValue(/elaboro 400 panes de masa madre/)
    await expectAccessible(page)
    await waitForSaved(page)
    await page.reload()
    await expect(page.getByLabel('Párrafo 2', { exact: true })).toHaveValue(/elaboro 400 panes de masa madre/)
    await page.getByText('Página', { exact: true }).click()
    await expect(page.getByTestId('preview').getByText(/Estimado equipo de la Panadería Molino/)).toBeVisible()
    await expectAccessible(page)
    const bytes = await readDownload(page, 'Descargar PDF')
    expect(checkPdfUa(new Uint8Array(bytes))).toEqual([])
  })
})

test('writes an English letter, shows the lines behind it, works offline and is listed with its resume @long', async ({
  page,
  context,
}) => {
  const { letterUrl } = await openLetter(page)
  await page.getByLabel('Company', { exact: true }).fill('Mill Lane Bakery')
  await page.getByLabel('Job ad text').fill(ADS.en)
  await expect(page.getByLabel('Situation')).toHaveValue('ad')
  await page.getByRole('button', { name: 'Write it from my resume' }).click()
  const evidence = page.getByLabel('Paragraph 2', { exact: true })
  await expect(evidence).toHaveValue(/I baked 400 loaves of sourdough bread/, { timeout: LONG_TIMEOUT })
  await expect(page.getByTestId('preview').getByText('Dear Mill Lane Bakery Hiring Team,')).toBeVisible()
  await page.locator('summary', { hasText: 'from your resume' }).nth(1).click()
  await expectAccessible(page)
  const sentence = page.getByRole('button', { name: /400 loaves/ })
  await sentence.focus()
  await expect(page.getByRole('tooltip').getByText(/^Baked 400 loaves/)).toBeVisible()
  await waitForSaved(page)

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Reword', exact: true }).click()
  await expect(page.getByLabel('Paragraph 1', { exact: true })).toHaveValue(/Mill Lane Bakery/)
  const bytes = await readDownload(page, 'Download PDF')
  expect(checkPdfUa(new Uint8Array(bytes))).toEqual([])
  await waitForSaved(page)
  await context.setOffline(false)

  await page.goto('/templates')
  await expect(page.getByRole('link', { name: /letter.*Cover letter/ })).toBeVisible()
  await page.goto(letterUrl)
  await expect(evidence).toHaveValue(/400 loaves/)
})

test('writes a letter beside the resume, and comes back from its page to the same part of the form @long', async ({
  page,
}) => {
  await importCv(page, 'en')
  const resumeUrl = page.url()
  await openSection(page, EDITOR_LABELS.en, 'Skills')
  await openPanel(page, EDITOR_LABELS.en, 'letter')
  const panel = page.getByTestId('letter-panel')
  await panel.getByRole('button', { name: 'Write a cover letter' }).click()
  await panel.getByLabel('Situation').selectOption('speculative')
  await panel.getByRole('button', { name: 'Write it from my resume' }).click()
  const opening = panel.getByLabel('Paragraph 1', { exact: true })
  await expect(opening).toHaveValue(/\w/, { timeout: LONG_TIMEOUT })
  const written = await opening.inputValue()
  await expectAccessible(page)
  await expect(page.getByLabel('Technical skills')).toBeVisible()

  await opening.fill('Dear bakers,')
  await page.keyboard.press('Control+z')
  await expect(opening).toHaveValue(written)
  await expect(page.locator('[data-editor-bar]').getByRole('button', { name: 'Redo' })).toBeDisabled()

  await panel.getByRole('link', { name: 'Open the letter' }).click()
  await expect(page.getByLabel('Paragraph 1', { exact: true })).toHaveValue(written)
  await page.goBack()
  await expect(page).toHaveURL(resumeUrl)
  await expect(page.getByLabel('Technical skills')).toBeVisible()
  await expect(opening).toHaveValue(written)
})

test('takes out the sentences whose line left the resume, and puts them back on demand', { tag: '@long' }, async ({
  page,
}) => {
  const { resumeUrl, letterUrl } = await openLetter(page)
  await page.getByLabel('Situation').selectOption('speculative')
  await page.getByRole('button', { name: 'Write it from my resume' }).click()
  const evidence = page.getByLabel('Paragraph 2', { exact: true })
  await expect(evidence).toHaveValue(/400 loaves/, { timeout: LONG_TIMEOUT })
  await waitForSaved(page)

  await page.goto(resumeUrl)
  await expect(page.getByLabel('Full name')).toBeVisible()
  await openSection(page, EDITOR_LABELS.en, 'Experience')
  await page.getByRole('textbox').filter({ hasText: '400 loaves' }).fill('')
  await page.keyboard.press('Backspace')
  await waitForSaved(page)

  await page.goto(letterUrl)
  const notice = page.getByText(/was based on a line/)
  await expect(notice).toBeVisible()
  await expect(evidence).not.toHaveValue(/400 loaves/)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Restore the sentences?$/ }).click()
  await expect(evidence).toHaveValue(/400 loaves/)
  await expect(notice).toBeHidden()
  await waitForSaved(page)
  await page.reload()
  await expect(evidence).toHaveValue(/400 loaves/)
})
