import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'
import { expect } from './test.ts'

/** Texts of the editor by language. */
export const EDITOR_LABELS = {
  es: {
    use: /^Usar plantilla/,
    name: 'Nombre completo',
    email: 'Correo',
    title: 'Titular profesional',
    sections: 'Secciones',
    design: 'Diseño',
    score: /^Puntuación actual/,
    job: 'Oferta',
    letter: 'Carta',
    experience: 'Experiencia',
    addExperience: 'Añadir experiencia',
    company: 'Empresa',
    position: 'Puesto',
    start: 'Fecha de inicio',
    current: 'Trabajo aquí actualmente',
    generate: 'Generar currículum',
    done: 'Tu currículum optimizado se ha descargado correctamente',
    heading: 'EXPERIENCIA LABORAL',
    present: 'Presente',
  },
  en: {
    use: /^Use Template/,
    name: 'Full name',
    email: 'Email',
    title: 'Job title',
    sections: 'Sections',
    design: 'Design',
    score: /^Current score/,
    job: 'Job',
    letter: 'Letter',
    experience: 'Experience',
    addExperience: 'Add experience',
    company: 'Company',
    position: 'Position',
    start: 'Start date',
    current: 'I currently work here',
    generate: 'Generate Resume',
    done: 'Your optimized resume has been downloaded successfully',
    heading: 'WORK EXPERIENCE',
    present: 'Present',
  },
} as const

export type EditorLabels = (typeof EDITOR_LABELS)['es'] | (typeof EDITOR_LABELS)['en']

/** Opens the editor with a template of the gallery. `index` counts from 0. */
export const chooseTemplate = async (page: Page, labels: EditorLabels, index = 0) => {
  await page.getByRole('button', { name: labels.use }).nth(index).click()
  await expect(page.getByLabel(labels.name)).toBeVisible()
}

/** Opens the editor with a JSON Resume and the first template. */
export const importJsonResume = async (page: Page, labels: EditorLabels, resume: object) => {
  await page.goto('/templates')
  const file = { name: 'cv.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(resume)) }
  await page.locator('input[type="file"]').first().setInputFiles(file)
  await expect(page).toHaveURL(/draft=/)
  await chooseTemplate(page, labels)
}

/** Waits until every change is in the database. */
export const waitForSaved = (page: Page) => expect(page.locator('[data-saving="saved"]')).toBeVisible()

/** Waits until the preview has rendered once. */
export const waitForPreview = (page: Page) =>
  expect(page.getByTestId('preview')).not.toHaveAttribute('data-drawings', '0')

/** Opens a part of the form, on a narrow screen from the sheet of sections. */
export const openSection = async (page: Page, labels: EditorLabels, name: string) => {
  const tab = page.getByRole('tab', { name })
  if (!(await tab.isVisible())) await page.getByRole('button', { name: labels.sections, exact: true }).click()
  await tab.click()
}

/** Opens a side panel that may be open already. */
export const openPanel = async (page: Page, labels: EditorLabels, panel: 'design' | 'score' | 'job' | 'letter') => {
  await page.locator('[data-editor-bar]').waitFor()
  const button = page.getByRole('button', { name: labels[panel], exact: true })
  if (!(await button.isVisible())) await page.getByRole('button', { name: labels.sections, exact: true }).click()
  await expect(button).toBeVisible()
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click()
}

/** Fills in what a download needs. */
export const fillResume = async (page: Page, labels: EditorLabels) => {
  await page.getByLabel(labels.name).fill('José Núñez Ibáñez')
  await page.getByLabel(labels.email).fill('jose@example.com')
  await page.getByLabel(labels.title).fill('Analista')
  await openSection(page, labels, labels.experience)
  await page.getByRole('button', { name: labels.addExperience }).click()
  await page.getByLabel(labels.company).fill('Naviera Atlántica')
  await page.getByLabel(labels.position).fill('Analista de datos')
  await page.getByLabel(labels.start).fill('9/19')
  await page.getByLabel(labels.current).check()
}

/** Presses the download and returns the file. */
export const downloadResume = async (page: Page, labels: EditorLabels): Promise<Download> => {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: labels.generate }).click()
  return download
}

const PDFTOTEXT = ['/usr/bin/pdftotext', '/usr/local/bin/pdftotext'].find(existsSync)

/** The text of a downloaded PDF by pdftotext; null where pdftotext is not installed. */
export const extractWithPdftotext = async (download: Download): Promise<string | null> =>
  PDFTOTEXT ? execFileSync(PDFTOTEXT, [await download.path(), '-'], { encoding: 'utf8' }) : null
