import { describe, expect, it } from 'vitest'
import { loadPdfjs } from '#api/adapters/pdf-extractor/pdfjs-legacy.ts'
import { type ExtractedDocument, getDocumentText } from '#shared/parser/extracted-document.ts'
import { createWordCollector, findUnassignedLines } from '#shared/parser/fields/unassigned-lines.ts'
import { type ParsedLine, toParsedLines } from '#shared/parser/lines/parsed-line.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import type { ParsedResume } from '#shared/parser/parsed-resume.ts'
import { extractResumes } from '#test/corpus/corpus.ts'
import { corpora } from '#test/utils/paths.ts'

interface ParsedFile {
  readonly file: string
  readonly document: ExtractedDocument
  readonly parsed: ParsedResume
}

/** Every CV of a corpus that can be extracted. */
const parseAll = async (root: string): Promise<ParsedFile[]> =>
  (await extractResumes(root, await loadPdfjs())).flatMap(({ name, outcome }) =>
    typeof outcome === 'string' ? [] : [{ file: name, document: outcome, parsed: parseResume(outcome) }],
  )

/** Paths of all fields that hold something, as provenance names them. */
const filledPaths = ({ content }: ParsedResume): string[] => {
  const { personalInfo, sections } = content
  const { skills, summary, ...lists } = sections
  const fieldsOf = (at: string, entry: object, leave: readonly string[] = []) =>
    Object.entries(entry).flatMap(([field, value]) =>
      value === '' || value === undefined || ['id', 'detail', ...leave].includes(field) ? [] : [`${at}/${field}`],
    )
  const entries = Object.entries(lists).flatMap(([section, list]) =>
    (list ?? []).flatMap((entry) => fieldsOf(`${section}/${entry.id}`, entry, section === 'custom' ? ['title'] : [])),
  )
  const spoken = (skills?.languages ?? []).flatMap((entry) => fieldsOf(`languages/${entry.id}`, entry))
  const kinds = (['technical', 'soft'] as const).filter((kind) => (skills?.[kind].length ?? 0) > 0)
  return [
    ...fieldsOf('personalInfo', personalInfo),
    ...(summary ? ['summary'] : []),
    ...entries,
    ...spoken,
    ...kinds.map((kind) => `skills/${kind}`),
  ]
}

describe.each(corpora())('every CV of $root', ({ root }) => {
  const all = parseAll(root)

  it('has a provenance for each field', async () => {
    for (const { file, document, parsed } of await all) {
      const known = new Set(parsed.provenance.map((row) => row.path))
      expect(
        filledPaths(parsed).filter((path) => !known.has(path)),
        file,
      ).toEqual([])
      for (const row of parsed.provenance) expect(document.lines[row.line]?.page, `${file} ${row.path}`).toBe(row.page)
    }
  })

  it('assigns all text to a field or a custom section', async () => {
    const words = (lines: readonly ParsedLine[]) => lines.reduce((n, line) => n + line.text.split(' ').length, 0)
    let kept = 0
    let lost = 0
    for (const { document, parsed } of await all) {
      const lines = toParsedLines(document)
      const missing = findUnassignedLines(lines, createWordCollector()([[parsed.content]]))
      kept += words(lines) - words(missing)
      lost += words(missing)
      expect(getDocumentText(document).length).toBeGreaterThan(0)
    }
    expect(kept).toBeGreaterThan(500)
    expect(kept / (kept + lost)).toBeGreaterThanOrEqual(0.99)
  })
})
