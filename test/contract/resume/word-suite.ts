import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { extractedDocumentSchema } from '#shared/parser/extracted-document.ts'
import { buildDocx, paragraph } from '#test/utils/files/docx-builder.ts'
import { corpusFile } from '#test/utils/paths.ts'
import { createUniqueName, formRequest, readRefusal, signIn, type Target, uploadResume } from '../harness/target.ts'

const toFile = (bytes: Uint8Array, name = 'cv.docx'): File => new File([Uint8Array.from(bytes)], name)
const readWord = (name: string): Uint8Array => readFileSync(corpusFile(`word/${name}`))
/** An OLE container with one named stream. */
const ole = (name: string): Uint8Array => {
  const bytes = new Uint8Array(4_096)
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  bytes.set(Buffer.from(name, 'utf16le'), 1_024)
  return bytes
}
const withDocument = (xml: string): Uint8Array => buildDocx({ body: '', files: { 'word/document.xml': xml } })
const valid = buildDocx({ body: paragraph('Ana Ruiz') })

/** Tests of Word files as uploads. */
export const describeWordUploads = (getTarget: () => Target): void => {
  describe('Word files', () => {
    it.each([
      ['en-dates-table.docx', 'docx', 'Jonas Weber'],
      ['es-paragraphs.odt', 'odt', 'Lucía Prado'],
    ])('are read by their content and scored: %s', async (name, source, person) => {
      const ana = await signIn(getTarget(), createUniqueName('ana'))
      const id = await uploadResume(ana, { resume: toFile(readWord(name), 'cv.pdf') })
      const reading = extractedDocumentSchema.parse(await (await ana.fetch(`/api/resumes/${id}/reading`)).json())
      expect(reading.source).toBe(source)
      expect(reading.lines.some(({ text }) => text.includes(person))).toBe(true)
      expect((await ana.fetch(`/api/resumes/${id}/analyze`, { method: 'POST' })).status).toBe(200)
      const resume = await (await ana.fetch(`/api/resumes/${id}`)).json()
      expect(resume).toMatchObject({ overallScore: expect.any(Number) })
    })

    it.each([
      ['an old Word file', ole('WordDocument'), '415 old-word'],
      ['another OLE file', ole('Workbook'), '415 not-pdf'],
      ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), '415 unsupported-file'],
      ['a file with a password', ole('EncryptedPackage'), '422 encrypted'],
      ['a cut file', valid.subarray(0, valid.length - 200), '422 damaged'],
      ['a DOCTYPE', withDocument('<!DOCTYPE w [<!ENTITY a "b">]><w:document/>'), '422 damaged'],
      ['a bomb', withDocument(`<a>${'x'.repeat(20_000_000)}</a>`), '422 too-complex'],
      ['deep elements', withDocument('<a>'.repeat(5_000)), '422 too-complex'],
      ['no text', buildDocx({ body: paragraph('') }), '422 empty'],
      ['over 10 MB', new Uint8Array(10 * 1024 * 1024 + 1), '413 too-large'],
    ])('are refused with a code: %s', async (_, bytes, refusal) => {
      const ana = await signIn(getTarget(), createUniqueName('ana'))
      const upload = ana.fetch('/api/resumes/upload', formRequest({ resume: toFile(bytes) }))
      expect(await readRefusal(upload)).toBe(refusal)
      expect(await (await ana.fetch('/api/resumes')).json()).toEqual([])
    })
  })
}
