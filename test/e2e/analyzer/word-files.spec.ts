import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { corpusFile } from '../../utils/paths.ts'
import { setPreferences, signInAs } from '../support/account.ts'
import { chooseTemplate, EDITOR_LABELS } from '../support/editor.ts'
import { recordSentLayout } from '../support/sent-layout.ts'
import { expect, test } from '../support/test.ts'

const DOCX = corpusFile('word/en-dates-table.docx')

/** Drops a file without a type, as systems without Word give it. */
const dropFile = (page: Page, name: string, bytes: Uint8Array) =>
  page.locator('[data-drag]').evaluate(
    (element, { name, bytes }) => {
      const data = new DataTransfer()
      data.items.add(new File([Uint8Array.from(bytes)], name))
      element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }))
    },
    { name, bytes: [...bytes] },
  )

test('a dropped Word file is scored, and its lines are shown without a page', async ({ page }) => {
  await setPreferences(page, { language: 'en' })
  await signInAs(page, 'Palabra')
  const getLayout = await recordSentLayout(page)
  await page.goto('/analyzer')
  const input = page.getByLabel('Resume as a PDF or Word file')
  await input.setInputFiles({ name: 'cv.doc', mimeType: 'application/msword', buffer: Buffer.from('x') })
  await expect(page.getByText('Open it in Word and save it as a PDF or DOCX file')).toBeVisible()

  await dropFile(page, 'cv.docx', readFileSync(DOCX))
  await expect(page.getByText(/^We read 1 page \(\d+ words\)$/)).toBeVisible()
  await page.getByRole('button', { name: 'Analyze with AI' }).click()
  expect(await getLayout()).toContain('"source":"docx"')
  await expect(page.getByRole('heading', { level: 1, name: 'Your results' })).toBeVisible()
  await expect(page.getByRole('img', { name: /Overall score: \d+ out of 100/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What an ATS reads' })).toBeVisible()
  await expect(page.getByText('Halden Construction').last()).toBeVisible()
  await expect(page.getByRole('img', { name: /^Page/ })).toHaveCount(0)
})

test('a Word file is imported into the editor with its first job', { tag: '@long' }, async ({ page }) => {
  await page.goto('/templates')
  await page.getByLabel('File to import').setInputFiles(DOCX)
  await page.getByRole('button', { name: 'Skip review' }).click()
  await expect(page.getByText('Choose a template for “Jonas Weber”')).toBeVisible()
  await chooseTemplate(page, EDITOR_LABELS.en)
  await expect(page.getByLabel(EDITOR_LABELS.en.name)).toHaveValue('Jonas Weber')
  await page.getByRole('tab', { name: EDITOR_LABELS.en.experience }).click()
  await expect(page.getByLabel(EDITOR_LABELS.en.company).first()).toHaveValue('Halden Construction')
})
