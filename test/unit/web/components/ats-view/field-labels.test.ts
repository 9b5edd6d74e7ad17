import { describe, expect, it } from 'vitest'
import { EXTRACTION_VERSION, type ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { getPageLines, groupLabelsByLine } from '#web/components/ats-view/field-labels.ts'

const line = (page: number, text: string) => ({ page, text, x: 0, y: 0, width: 10, size: 10, bold: false, column: 0 })
const read: ExtractedDocument = {
  version: EXTRACTION_VERSION,
  source: 'pdf',
  pages: [],
  lines: [line(1, 'Ana'), line(2, 'Acme'), line(1, 'ana@example.com')],
  hazards: [],
  links: [],
  meta: { tagged: false, bytes: 0, fonts: [], hazardsPass: false },
}

describe('field labels', () => {
  it('name the field, not its entry', () => {
    const marks = groupLabelsByLine([
      { path: 'personalInfo/fullName', page: 1, line: 0, confidence: 0.9 },
      { path: 'experience/experience-1/company', page: 2, line: 1, confidence: 0.3 },
      { path: 'skills/technical/2', page: 2, line: 1, confidence: 0.9 },
    ])
    expect(marks.get(0)).toEqual([{ field: 'fullName', section: 'personalInfo', lowConfidence: false }])
    expect(marks.get(1)).toEqual([
      { field: 'company', section: 'experience', lowConfidence: true },
      { field: 'technical', section: 'skills', lowConfidence: false },
    ])
  })

  it('name a field once per line', () => {
    const path = (n: number) => ({ path: `skills/technical/${n}`, page: 1, line: 4, confidence: 1 })
    expect(groupLabelsByLine([path(0), path(1)]).get(4)).toHaveLength(1)
  })

  it('keep the index of a line in the document', () => {
    expect(getPageLines(read, 1).map(({ index, text }) => [index, text])).toEqual([
      [0, 'Ana'],
      [2, 'ana@example.com'],
    ])
  })
})
