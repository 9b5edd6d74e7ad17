import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'
import { expect } from './support/test.ts'

/** Steps that people take in the editor, in Spanish and English. */
export const WORDS = {
  es: {
    use: /^Usar plantilla/,
    name: 'Nombre completo',
    email: 'Correo electrónico',
    title: 'Título profesional',
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
    experience: 'Experience',
    addExperience: 'Add experience',
    company: 'Company',
    position: 'Position',
    start: 'Start date',
    current: 'I work here now',
    generate: 'Generate Resume',
    done: 'Your optimized resume has been downloaded successfully',
    heading: 'WORK EXPERIENCE',
    present: 'Present',
  },
} as const

export type Words = (typeof WORDS)['es'] | (typeof WORDS)['en']

export const chooseTemplate = async (page: Page, words: Words, index = 0) => {
  await page.getByRole('button', { name: words.use }).nth(index).click()
  await expect(page.getByLabel(words.name)).toBeVisible()
}

/** Waits until everything typed is in the database. */
export const saved = (page: Page) => expect(page.locator('[data-saving="saved"]')).toBeVisible()

/** Waits until the preview shows a picture. */
export const drawn = (page: Page) => expect(page.getByTestId('preview')).not.toHaveAttribute('data-drawings', '0')

export const fillResume = async (page: Page, words: Words) => {
  await page.getByLabel(words.name).fill('José Núñez Ibáñez')
  await page.getByLabel(words.email).fill('jose@example.com')
  await page.getByLabel(words.title).fill('Analista')
  await page.getByRole('tab', { name: words.experience }).click()
  await page.getByRole('button', { name: words.addExperience }).click()
  await page.getByLabel(words.company).fill('Naviera Atlántica')
  await page.getByLabel(words.position).fill('Analista de datos')
  await page.getByLabel(words.start).fill('9/19')
  await page.getByLabel(words.current).check()
}

export const generate = async (page: Page, words: Words): Promise<Download> => {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: words.generate }).click()
  return download
}

const PDFTOTEXT = ['/usr/bin/pdftotext', '/usr/local/bin/pdftotext'].find(existsSync)

/** The text of a downloaded PDF by a reader that is not ours; null where there is none. */
export const foreignText = async (download: Download): Promise<string | null> =>
  PDFTOTEXT ? execFileSync(PDFTOTEXT, [await download.path(), '-'], { encoding: 'utf8' }) : null
