import { EXTRACTION_VERSION, type ExtractedDocument, type ExtractedLine } from '#shared/parser/extracted-document.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import type { ResumeContent } from '#shared/resume/schema/content.ts'

/** What a line of a document of tests looks like, where it is not plain. */
export type Look = Partial<Pick<ExtractedLine, 'x' | 'size' | 'font' | 'bold' | 'mark' | 'page' | 'parts' | 'column'>>
export type Row = readonly [string, Look?]

/** Lines of one page under one another, 14 pt apart. */
const documentOf = (rows: readonly Row[]): ExtractedDocument => ({
  version: EXTRACTION_VERSION,
  source: 'pdf',
  pages: [{ number: 1, width: 612, height: 792, columns: 1 }],
  lines: rows.map(([text, look = {}], i) => {
    const { size = 10, x = 40 } = look
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
      ...look,
    }
  }),
  hazards: [],
  links: [],
  meta: { tagged: false, bytes: 0, fonts: [], hazardsPass: true },
})

/** What a CV of these lines is read as. */
export const parseRows = (rows: readonly Row[]): ResumeContent => parseResume(documentOf(rows)).content
