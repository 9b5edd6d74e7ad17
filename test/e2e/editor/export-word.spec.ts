import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { chooseTemplate, EDITOR_LABELS, openPanel, waitForPreview } from '../support/editor.ts'
import { expect, test } from '../support/test.ts'

const words = EDITOR_LABELS.en

const createResume = (jobs: number) =>
  JSON.stringify({
    basics: { name: 'Marta Gil', label: 'Baker', email: 'marta@example.com' },
    work: Array.from({ length: jobs }, (_, i) => ({
      name: `Bakery ${i}`,
      position: 'Baker',
      startDate: '2019-01',
      highlights: ['Baked 400 loaves of sourdough bread a day.', 'Cut waste by 18%.'],
    })),
  })

const importJson = (json: string) => ({
  name: 'resume.json',
  mimeType: 'application/json',
  buffer: Buffer.from(json),
})

test('saves a Word file with the faces of the design, and opens it again as it was', async ({ page }) => {
  await page.goto('/templates')
  await page.getByLabel('File to import').setInputFiles(importJson(createResume(2)))
  await expect(page.getByText('Choose a template for “Marta Gil”')).toBeVisible()
  await chooseTemplate(page, words)
  await waitForPreview(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export and more' }).click()
  await page.getByRole('menuitem', { name: 'Word (.docx)' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('marta-gil-baker-en.docx')
  const bytes = await readFile(await file.path())
  expect(Object.keys(unzipSync(bytes)).filter((name) => name.endsWith('.odttf')).length).toBeGreaterThan(1)
  await page.goto('/templates')
  await page.getByLabel('File to import').setInputFiles({
    name: 'again.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: bytes,
  })
  await expect(page.getByLabel(words.name)).toHaveValue('Marta Gil')
})

test('says by how much a resume is too long for one page', { tag: '@long' }, async ({ page }) => {
  await page.goto('/templates')
  await page.getByLabel('File to import').setInputFiles(importJson(createResume(20)))
  await expect(page.getByText('Choose a template for “Marta Gil”')).toBeVisible()
  await chooseTemplate(page, words)
  await waitForPreview(page)
  await openPanel(page, words, 'design')
  await page.getByLabel('Length').selectOption('1')
  const message = page.getByText(/Even at 9 pt, your resume doesn’t fit on 1 page\. Cut \d+ lines\./)
  await expect(message).toBeVisible()
  await expect(message).toContainText(/Your longest entries, with their number of lines: Ba/)
  await page.getByLabel('Length').selectOption('')
  await expect(message).toBeHidden()
})
