import { expect, it } from 'vitest'
import { toParsedLines } from '#shared/parser/lines/parsed-line.ts'
import { findSections } from '#shared/parser/sections/find-sections.ts'
import { createExtractedDocument, type LineProperties } from '../../../../utils/reading/extracted-documents.ts'

const HEAD: LineProperties = { size: 14, font: 1, bold: true }

const read = (second: string) => {
  const document = createExtractedDocument([
    ['Nerea Bastida Roca', { size: 20 }],
    ['Teaching', HEAD],
    ['Tutor, Lumo School, 2013 – 2015'],
    ['Skills', HEAD],
    ['Glass, clay, wood'],
    [second, { ...HEAD, page: 2 }],
    ['Instructor, Arbea Academy, 2011 – 2013', { page: 2 }],
  ])
  return findSections(document, toParsedLines(document)).map(({ title, lines }) => [title, lines.length])
}

it.each(['Teaching (continued)', 'TEACHING (cont.)', 'Teaching – Continued'])(
  '%s goes on with the section above it',
  (heading) =>
    expect(read(heading)).toEqual([
      ['', 1],
      ['Teaching', 2],
      ['Skills', 1],
    ]),
)

it('leaves other headings as they are', () => expect(read('Continued studies')).toHaveLength(4))
