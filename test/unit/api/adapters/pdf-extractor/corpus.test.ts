import { describe, expect, it } from 'vitest'
import { loadPdfjs } from '#api/adapters/pdf-extractor/pdfjs-legacy.ts'
import { getDocumentText } from '#shared/parser/extracted-document.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import { extractResumes, readExpected } from '#test/corpus/corpus.ts'
import { scoreFields } from '#test/corpus/score-fields.ts'
import { scoreText } from '#test/corpus/score-text.ts'
import { listFigures } from '#test/corpus/thresholds.ts'
import { corpora } from '#test/utils/paths.ts'

describe.each(corpora())('accuracy on the CVs of $root', ({ root, isOutside }) => {
  const scoring = (async () => {
    const expected = readExpected(root)
    const extractions = await extractResumes(root, await loadPdfjs())
    const texts = extractions.flatMap(({ name, outcome }) =>
      typeof outcome === 'string' ? [] : [[name, getDocumentText(outcome)] as const],
    )
    const parsed = extractions.map(({ name: file, outcome }) =>
      typeof outcome === 'string' ? { file, error: outcome } : { file, content: parseResume(outcome).content },
    )
    return { text: scoreText(expected, new Map(texts)), fields: scoreFields(expected, parsed) }
  })()

  it('extracts fields, headings, words and sentences whole and in order, and parses each field within its threshold', async () => {
    const { text, fields } = await scoring
    const missed = listFigures(isOutside, text, fields).filter(({ value, limit }) =>
      'atLeast' in limit ? !(value >= limit.atLeast) : !(value <= limit.atMost),
    )
    expect(missed).toEqual([])
  })

  it.skipIf(isOutside)('finds every value of each CV, but two that recognition misread', async () => {
    const { fields } = await scoring
    const missed = fields.perFile.flatMap(({ file, missed }) => missed.map((value) => `${file} ${value}`))
    expect(missed).toEqual([
      'es-ocrlayer-iniguez.pdf company: Hospital Comarcal de Xàtiva',
      'es-ocrlayer-iniguez.pdf institution: Universitat de València',
    ])
  })

  it('recognizes both scans and scores every other CV', async () => {
    const { text, fields } = await scoring
    expect(fields.scans).toEqual({ recognized: 2, of: 2 })
    expect(fields.files).toBeGreaterThanOrEqual(18)
    expect(text.files).toBe(fields.files)
  })
})
