import { expect, it } from 'vitest'
import type { SectionKind } from '#shared/parser/lexicon/heading-words.ts'
import { toParsedLines } from '#shared/parser/lines/parsed-line.ts'
import { splitTrailingTools } from '#shared/parser/sections/tool-lists.ts'
import { createExtractedDocument, type TestLine } from '../../../../utils/reading/extracted-documents.ts'

const split = (kind: SectionKind, ...lines: TestLine[]) =>
  splitTrailingTools([
    { kind, title: 'Arriba', heading: undefined, lines: toParsedLines(createExtractedDocument(lines)) },
  ]).map((section) => [section.kind, section.title, section.lines.length])
const LABEL: TestLine = ['Programas y lenguajes que manejo:', { font: 2, bold: true }]
const STUDIES: TestLine = ['Grado en Historia, Universidad de Soria']
const TOOLS: TestLine[] = [['• Gimp'], ['Python, Lua'], ['Acuarela']]

it('tools at the end of studies, below a bold label, are skills', () => {
  expect(split('education', STUDIES, LABEL, ...TOOLS)).toEqual([
    ['education', 'Arriba', 1],
    ['skills', 'Programas y lenguajes que manejo', 3],
  ])
})

it.each<[string, SectionKind, TestLine[]]>([
  ['in jobs', 'experience', [STUDIES, LABEL, ...TOOLS]],
  ['below a label in plain type', 'education', [STUDIES, ['Programas:'], ...TOOLS]],
  ['below a label about something else', 'education', [STUDIES, ['Cuadros:', { font: 2, bold: true }], ...TOOLS]],
  ['among dates', 'education', [STUDIES, LABEL, ...TOOLS, ['Universidad de Soria, 2009 - 2013']]],
  ['that are too few', 'education', [STUDIES, LABEL, ['Gimp'], ['Acuarela']]],
])('tools %s stay where they are', (_, kind, lines) => expect(split(kind, ...lines)).toHaveLength(1))
