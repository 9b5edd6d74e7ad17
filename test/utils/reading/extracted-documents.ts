import { EXTRACTION_VERSION, type ExtractedDocument, type ExtractedLine } from '#shared/parser/extracted-document.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import type { ResumeContent } from '#shared/resume/schema/content.ts'

/** Properties of a test line that differ from plain text. */
export type LineProperties = Partial<
  Pick<
    ExtractedLine,
    'x' | 'y' | 'width' | 'size' | 'font' | 'bold' | 'mark' | 'page' | 'parts' | 'column' | 'recognized'
  >
>
export type TestLine = readonly [text: string, properties?: LineProperties]

/** A line of 10 pt text at the foot of the first page; `i` counts the lines from 700 pt down. */
export const createFootLine = (text: string, i: number): ExtractedLine => ({
  page: 1,
  text,
  x: 48,
  y: 700 + i * 12,
  width: 300,
  size: 10,
  bold: false,
  column: 0,
})

/** A document with lines 14 pt apart. */
export const createExtractedDocument = (lines: readonly TestLine[]): ExtractedDocument => ({
  version: EXTRACTION_VERSION,
  source: 'pdf',
  pages: Array.from({ length: Math.max(1, ...lines.map(([, line]) => line?.page ?? 1)) }, (_, i) => ({
    number: i + 1,
    width: 612,
    height: 792,
    columns: 1,
  })),
  lines: lines.map(([text, properties = {}], i) => {
    const { size = 10, x = 40 } = properties
    return {
      page: 1,
      text,
      x,
      y: 60 + i * 14,
      width: text.length * size * 0.5,
      size,
      bold: false,
      column: 0,
      font: 0,
      ...properties,
    }
  }),
  hazards: [],
  links: [],
  meta: { tagged: false, bytes: 0, fonts: [], hazardsPass: true },
})

/** The resume that the parser finds in these lines. */
export const parseLines = (lines: readonly TestLine[]): ResumeContent =>
  parseResume(createExtractedDocument(lines)).content

/** A line of two cells, of which the second one starts at `x` (pt). */
export const createCells = (first: string, second: string, x: number): TestLine => [
  `${first} ${second}`,
  {
    parts: [
      { at: 0, font: 0, gap: false, x: 40 },
      { at: first.length + 1, font: 0, gap: true, x },
    ],
  },
]
