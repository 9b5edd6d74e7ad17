import { describe, expect, it } from 'vitest'
import { type ExtractedDocument, extractedDocumentSchema } from '#shared/parser/extracted-document.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import { addRecognizedPages, createScannedDocument } from '#shared/parser/recognition/add-recognized-pages.ts'
import { findScannedPages } from '#shared/parser/recognition/find-scanned-pages.ts'
import { analyze } from '#shared/scoring/analyze.ts'
import { recognizedLine, recognizedPage } from '#test/utils/reading/recognized-pages.ts'

const A4 = { width: 595, height: 842 }
const PAGE = recognizedPage([
  recognizedLine(200, ['Ana', 'Pérez', 'Soler']),
  recognizedLine(300, ['ana.perez@example.com']),
  recognizedLine(500, [['Experiencia', { em: 52 }]]),
  recognizedLine(600, ['Analista', ['2019', { x: 1_600 }], '-', '2022']),
])

/** Three pages with text on the first and the last. */
const createMixedDocument = (): ExtractedDocument => {
  const line = { x: 40, y: 100, width: 100, size: 10, bold: true, column: 0 }
  return {
    ...createScannedDocument([A4, A4, A4], 10_000),
    lines: [
      { ...line, page: 1, text: 'The first page has text of more than forty characters' },
      { ...line, page: 2, text: 'Page 2' },
      { ...line, page: 3, text: 'The last page has text of more than forty characters' },
    ],
    hazards: [
      { code: 'image-text', page: 2 },
      { code: 'tiny-text', page: 2, line: 1 },
      { code: 'white-text', page: 3, line: 2 },
    ],
  }
}

describe('findScannedPages', () => {
  it('finds every page of a scan, and the pages of pictures in another file', () => {
    expect(findScannedPages(createScannedDocument([A4, A4], 10_000))).toEqual([1, 2])
    expect(findScannedPages(createMixedDocument())).toEqual([2])
  })

  it('leaves out recognized pages', () => {
    expect(findScannedPages(addRecognizedPages(createMixedDocument(), [{ ...PAGE, number: 2 }]))).toEqual([])
  })
})

describe('addRecognizedPages', () => {
  it('makes a valid document of a scan, whose lines are marked', () => {
    const document = addRecognizedPages(createScannedDocument([A4], 10_000), [PAGE])
    expect(extractedDocumentSchema.parse(document)).toEqual(document)
    expect(document.lines.map(({ text }) => text)).toEqual([
      'Ana Pérez Soler',
      'ana.perez@example.com',
      'Experiencia',
      'Analista 2019 - 2022',
    ])
    expect(document.lines.every(({ recognized, bold }) => recognized && !bold)).toBe(true)
    expect(document.hazards.map(({ code }) => code)).toEqual(expect.arrayContaining(['image-text', 'no-text-layer']))
  })

  it('is parsed and scored, with a finding that says that it is a scan', () => {
    const extracted = addRecognizedPages(createScannedDocument([A4], 10_000), [PAGE])
    const { content } = parseResume(extracted)
    expect(content.personalInfo.fullName).toBe('Ana Pérez Soler')
    const { ledger } = analyze({ extracted, content }, { language: 'es', now: 0 })
    expect(ledger.find(({ rule }) => rule === 'text-layer')).toMatchObject({ params: { scan: 2, bare: 1 } })
  })

  it('replaces the lines of recognized pages alone, in the order of pages', () => {
    const document = addRecognizedPages(createMixedDocument(), [{ ...PAGE, number: 2 }])
    expect(document.lines.map(({ page, recognized = false }) => [page, recognized])).toEqual([
      [1, false],
      ...PAGE.lines.map(() => [2, true]),
      [3, false],
    ])
  })

  it('moves warnings with their lines, and drops those about replaced lines', () => {
    const { lines, hazards } = addRecognizedPages(createMixedDocument(), [{ ...PAGE, number: 2 }])
    expect(hazards.map(({ code }) => code)).toEqual(['image-text', 'white-text', 'no-text-layer'])
    const moved = hazards.find(({ code }) => code === 'white-text')
    expect(lines[moved?.line ?? -1]?.text).toMatch(/^The last page/)
  })

  it('warns when further pages were left out', () => {
    const document = addRecognizedPages(createScannedDocument([A4, A4], 10_000), [PAGE], { truncated: true })
    expect(document.hazards).toContainEqual({ code: 'truncated', page: 2 })
  })

  it('throws `scanned` when nothing was recognized', () => {
    expect(() => addRecognizedPages(createScannedDocument([A4], 10_000), [recognizedPage([])])).toThrow(
      expect.objectContaining({ code: 'scanned' }),
    )
  })
})
