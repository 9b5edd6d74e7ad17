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

const readDuties = (heading: string, ...texts: string[]) => {
  const document = createExtractedDocument([
    ['Nerea Bastida Roca', { size: 20 }],
    ['Work experience', HEAD],
    ['Glazier, Lumo Workshop, 2013 – 2015'],
    ['Potter, Arbea Kilns, 2011 – 2013'],
    [heading, HEAD],
    ...texts.map((text): [string] => [text]),
    ['Education', HEAD],
    ['Diploma in ceramics, Vesna College, 2009 – 2011'],
  ])
  return findSections(document, toParsedLines(document)).map(({ title }) => title)
}
const DEEDS = ['• Cut panes for shop windows', '• Fired bowls and tiles', '• Kept the books of the kiln']

it.each(['Job responsibilities', 'JOB RESPONSIBILITY', 'Responsibilities:'])(
  '%s are those of the jobs above',
  (heading) => expect(readDuties(heading, ...DEEDS)).toEqual(['', 'Work experience', 'Education']),
)

it.each([
  ['posts', 'Responsibilities', ['Coordinator of the fair', 'Head of the guild', 'Treasurer of the guild']],
  ['years', 'Responsibilities', ['Care of the kiln in 2016', 'Care of the yard in 2017', 'Care of the shop in 2018']],
  ['results', 'Achievements', DEEDS],
] as const)('%s keep a section of their own', (_, heading, texts) =>
  expect(readDuties(heading, ...texts)).toHaveLength(4),
)
