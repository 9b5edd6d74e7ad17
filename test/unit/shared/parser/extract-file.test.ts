import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadPdfjs } from '#api/adapters/pdf-extractor/pdfjs-legacy.ts'
import { extractFile } from '#shared/parser/extract-file.ts'
import { findScannedPages } from '#shared/parser/recognition/find-scanned-pages.ts'
import { buildDocx, paragraph } from '#test/utils/files/docx-builder.ts'
import { corpusFile } from '#test/utils/paths.ts'

const read = (name: string): Uint8Array => new Uint8Array(readFileSync(corpusFile(name)))
const noPdfjs = () => Promise.reject(new Error('pdf.js is not for this file'))
const picture = '<w:r><w:drawing><wp:inline><a:blip/></wp:inline></w:drawing></w:r>'
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

describe('extractFile', () => {
  it.each([
    ['cv-en.pdf', 'pdf'],
    ['word/en-list-headings.docx', 'docx'],
    ['word/es-paragraphs.odt', 'odt'],
  ])('reads %s by its content', async (name, source) => {
    const document = await extractFile(source === 'pdf' ? loadPdfjs : noPdfjs, read(name))
    expect(document.source).toBe(source)
    expect(document.lines.length).toBeGreaterThan(5)
  })

  it.each([
    ['a picture', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'unsupported-file'],
    ['RTF', bytesOf('{\\rtf1 Ana}'), 'unsupported-file'],
    ['a cut DOCX', read('word/en-right-tabs.docx').subarray(0, -200), 'damaged'],
    ['too many bytes', new Uint8Array(10 * 1024 * 1024 + 1), 'too-large'],
  ])('refuses %s', async (_, bytes, code) => {
    await expect(extractFile(noPdfjs, bytes)).rejects.toMatchObject({ code })
  })

  it('refuses plain text as no PDF', async () => {
    await expect(extractFile(loadPdfjs, bytesOf('Ana Ruiz, engineer'))).rejects.toMatchObject({ code: 'not-pdf' })
  })

  it('calls a small file that inflates beyond the limit too complex, not too large', async () => {
    const bytes = read('word/en-right-tabs.docx')
    await expect(extractFile(noPdfjs, bytes, { maxInflatedBytes: 100 })).rejects.toMatchObject({ code: 'too-complex' })
  })

  it('names the source of pictures alone, which are recognized in a PDF only', async () => {
    const bytes = buildDocx({ body: paragraph(picture) })
    await expect(extractFile(noPdfjs, bytes)).rejects.toMatchObject({ code: 'scanned', params: { source: 'docx' } })
    const withText = await extractFile(noPdfjs, buildDocx({ body: paragraph(`${picture}<w:r><w:t>Ana</w:t></w:r>`) }))
    expect(findScannedPages(withText)).toEqual([])
  })
})
