import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadPdfjs } from '#api/adapters/pdf-extractor/pdfjs-legacy.ts'
import type { AppError } from '#shared/errors.ts'
import { readAttachments } from '#shared/parser/pdf/read-attachment.ts'
import { importEuropass } from '#shared/resume/import/europass/import-europass.ts'
import { buildPdfWithAttachments } from '#test/utils/files/europass-pdf.ts'
import { titledPdf } from '#test/utils/files/titled-pdf.ts'
import { corpusFile } from '#test/utils/paths.ts'

const candidate = new Uint8Array(readFileSync(corpusFile('structured/europass/candidate-en.xml')))
const text = new TextEncoder().encode('An invoice')
const untouched = () => expect.unreachable('the file is not opened')

describe('readAttachments', () => {
  it.each([{ plain: false }, { plain: true }])('reads the attachment of a PDF (%o)', async (options) => {
    const json = new TextEncoder().encode('{"faro":{}}')
    const files = { 'invoice.txt': text, 'attachment.xml': candidate, 'a.json': json }
    const found = await readAttachments(loadPdfjs, buildPdfWithAttachments(files, options))
    expect(found).toEqual([
      { source: 'europass', content: candidate },
      { source: 'json', content: json },
    ])
    expect(importEuropass(found[0]?.content ?? text).content.personalInfo.fullName).toBe('Tiago Velhinho Rato')
  })

  it('finds none in other attachments, and does not open a PDF without any', async () => {
    expect(await readAttachments(loadPdfjs, buildPdfWithAttachments({ 'a.xml': text }))).toEqual([])
    expect(await readAttachments(untouched, titledPdf(['Ana'], 'CV', 'Ana'))).toEqual([])
    expect(await readAttachments(untouched, candidate)).toEqual([])
  })

  it('does not open a PDF whose attachment is a bomb', async () => {
    const bomb = new Uint8Array(40 * 1024 * 1024).fill(0x20)
    const refuse = (pdf: Uint8Array) => readAttachments(untouched, pdf).catch((error: AppError) => error.code)
    expect(await refuse(buildPdfWithAttachments({ 'europass.xml': bomb }))).toBe('too-large')
    const twice = buildPdfWithAttachments({ 'a.xml': text }, { type: '/Type/EmbeddedFile/DP/FlateDecode' })
    expect(await refuse(twice)).toBe('too-complex')
  })

  it('takes linear time for a file full of marks', async () => {
    const marks = new TextEncoder().encode('/EmbeddedFile '.repeat(600_000))
    await expect(readAttachments(untouched, marks)).rejects.toMatchObject({ code: 'too-complex' })
  })
})
