import { readFileSync } from 'node:fs'
import { buildPdfWithAttachments } from '../../utils/files/europass-pdf.ts'
import { buildLinkedInExport, readExportFolder } from '../../utils/files/linkedin-export.ts'
import { corpusFile } from '../../utils/paths.ts'
import { chooseTemplate, downloadResume, EDITOR_LABELS, fillResume, waitForPreview } from '../support/editor.ts'
import { expect, test } from '../support/test.ts'

const importFile = (name: string, mimeType: string, bytes: Uint8Array) => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
})

test("imports LinkedIn's data export and names what it leaves out", { tag: '@long' }, async ({ page }) => {
  const zip = buildLinkedInExport(readExportFolder('linkedin-en'))
  await page.goto('/templates')
  await page.getByLabel('File to import').setInputFiles(importFile('export.zip', 'application/zip', zip))
  await expect(page.getByText('Choose a template for “Maeve Sorrel-Tinsley”')).toBeVisible()
  await expect(page.getByText(/We left out 9 parts of the file.*Maiden Name/).first()).toBeVisible()
  await chooseTemplate(page, EDITOR_LABELS.en)
  await expect(page.getByLabel(EDITOR_LABELS.en.name)).toHaveValue('Maeve Sorrel-Tinsley')
})

test('imports the data in a Europass PDF, and refuses an archive without a resume', { tag: '@long' }, async ({
  page,
}) => {
  const xml = new Uint8Array(readFileSync(corpusFile('structured/europass/candidate-en.xml')))
  const pdf = buildPdfWithAttachments({ 'attachment.xml': xml })
  await page.goto('/templates')
  const input = page.getByLabel('File to import')
  await input.setInputFiles(importFile('other.zip', 'application/zip', buildLinkedInExport({ 'a.txt': 'a' })))
  await expect(page.getByText('We can’t read this type of file').first()).toBeVisible()
  await input.setInputFiles(importFile('europass.pdf', 'application/pdf', pdf))
  await expect(page.getByText('Choose a template for “Tiago Velhinho Rato”')).toBeVisible()
})

test('says which entries did not fit, offers them as a file, and why no more can be added @long', async ({ page }) => {
  const work = Array.from({ length: 202 }, (_, i) => ({ name: `Bakery ${i}`, position: 'Baker', startDate: '2019-01' }))
  const json = new TextEncoder().encode(JSON.stringify({ basics: { name: 'Marta Gil' }, work }))
  await page.goto('/templates')
  await page.getByLabel('File to import').setInputFiles(importFile('cv.json', 'application/json', json))
  await expect(page.getByText(/lines were left out/).first()).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download them' }).click()
  const leftOut = readFileSync(await (await download).path(), 'utf8')
  expect(leftOut).toContain('Bakery 201')
  expect(leftOut).not.toContain('Bakery 199')
  await chooseTemplate(page, EDITOR_LABELS.en)
  await page.getByRole('tab', { name: 'Experience' }).click()
  await expect(
    page.getByText('A section can have up to 200 entries. Delete or combine some to add more.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add experience' })).toBeDisabled()
})

test('opens a downloaded PDF again as it was, and none after the data was switched off', async ({ page }) => {
  const words = EDITOR_LABELS.en
  const option = page.getByText('Include the resume’s data in the PDF')
  await page.goto('/templates')
  await chooseTemplate(page, words)
  await fillResume(page, words)
  await waitForPreview(page)
  const file = await (await downloadResume(page, words)).path()
  await page.goto('/templates')
  await page.getByLabel('File to import').setInputFiles(importFile('again.pdf', 'application/pdf', readFileSync(file)))
  await expect(page.getByLabel(words.name)).toHaveValue('José Núñez Ibáñez')
  await waitForPreview(page)
  await page.getByRole('button', { name: 'Export and more' }).click()
  await option.click()
  await page.keyboard.press('Escape')
  const bare = readFileSync(await (await downloadResume(page, words)).path())
  expect(readFileSync(file).includes('/EmbeddedFile')).toBe(true)
  expect(bare.includes('/EmbeddedFile')).toBe(false)
})
