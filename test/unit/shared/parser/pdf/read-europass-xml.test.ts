import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadPdfjs } from '#api/adapters/pdf-extractor/pdfjs-legacy.ts'
import { readEuropassXml } from '#shared/parser/pdf/read-europass-xml.ts'
import { importEuropass } from '#shared/resume/import/europass/import-europass.ts'
import { buildPdfWithAttachments } from '#test/utils/europass-pdf.ts'
import { corpusFile } from '#test/utils/paths.ts'
import { titledPdf } from '#test/utils/titled-pdf.ts'

const candidate = new Uint8Array(readFileSync(corpusFile('structured/europass/candidate-en.xml')))
const text = new TextEncoder().encode('An invoice')
const untouched = () => expect.unreachable('the file is not opened')

describe('readEuropassXml', () => {
  it.each([{ plain: false }, { plain: true }])('reads the attachment of a PDF (%o)', async (options) => {
    const pdf = buildPdfWithAttachments({ 'invoice.txt': text, 'attachment.xml': candidate }, options)
    const xml = await readEuropassXml(loadPdfjs, pdf)
    expect(xml).toEqual(candidate)
    expect(importEuropass(xml ?? text).content.personalInfo.fullName).toBe('Tiago Velhinho Rato')
  })

  it('returns null for other attachments, and does not open a PDF without any', async () => {
    expect(await readEuropassXml(loadPdfjs, buildPdfWithAttachments({ 'a.xml': text }))).toBeNull()
    expect(await readEuropassXml(untouched, titledPdf(['Ana'], 'CV', 'Ana'))).toBeNull()
    expect(await readEuropassXml(untouched, candidate)).toBeNull()
  })

  it('does not open a PDF whose attachment is a bomb', async () => {
    const bomb = new Uint8Array(40 * 1024 * 1024).fill(0x20)
    expect(await readEuropassXml(untouched, buildPdfWithAttachments({ 'europass.xml': bomb }))).toBeNull()
    const twice = buildPdfWithAttachments({ 'a.xml': text }, { type: '/Type/EmbeddedFile/DP/FlateDecode' })
    expect(await readEuropassXml(untouched, twice)).toBeNull()
  })

  it('takes linear time for a file full of marks', async () => {
    expect(await readEuropassXml(untouched, new TextEncoder().encode('/EmbeddedFile '.repeat(600_000)))).toBeNull()
  })
})
