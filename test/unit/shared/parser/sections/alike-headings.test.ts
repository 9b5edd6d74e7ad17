import { describe, expect, it } from 'vitest'
import type { SectionKind } from '#shared/parser/lexicon/heading-words.ts'
import { type ParsedLine, toParsedLines } from '#shared/parser/lines/parsed-line.ts'
import {
  endsCell,
  findAlikeHeadings,
  findNumberedHeadings,
  isHeadingLike,
  withoutRepeatedLabels,
} from '#shared/parser/sections/alike-headings.ts'
import {
  createExtractedDocument,
  type LineProperties,
  type TestLine,
} from '../../../../utils/reading/extracted-documents.ts'

const HEAD: LineProperties = { size: 13, font: 1 }
const toLines = (...lines: readonly TestLine[]) => toParsedLines(createExtractedDocument(lines))
const toHeadings = (lines: readonly ParsedLine[], known: Readonly<Record<string, SectionKind>>) =>
  new Map(lines.flatMap((line) => (known[line.text] ? [[line, known[line.text] ?? 'other'] as const] : [])))
const list = (headings: ReadonlyMap<ParsedLine, SectionKind>) => [...headings].map(([{ text }, kind]) => [text, kind])

describe('a line like a heading', () => {
  it.each([
    ['Mi recorrido', true],
    ['2. Mi recorrido', true],
    ['12) Mi recorrido', true],
    ['§ Mi recorrido', true],
    ['X'.repeat(48), true],
    ['X'.repeat(49), false],
    ['mi recorrido', false],
    ['• Mi recorrido', false],
    ['Mi recorrido 2019', false],
    ['Mi recorrido 111', false],
    ['Mi recorrido 11', true],
    ['Pan, bollos', false],
    ['Pan: bollos', false],
    ['Mi recorrido:', true],
    ['ida@sol.example', false],
    ['Forma-', false],
  ])('%s: %s', (text, expected) => expect(toLines([text]).map(isHeadingLike)).toEqual([expected]))

  it('has one text, beside a number at most', () => {
    const create = (first: string, second: string) =>
      toLines([
        `${first} ${second}`,
        {
          parts: [
            { at: 0, font: 0, gap: false, x: 40 },
            { at: first.length + 1, font: 0, gap: true, x: 200 },
          ],
        },
      ]).map(isHeadingLike)
    expect([create('Mi recorrido', 'Sol'), create('2.', 'Mi recorrido')]).toEqual([[false], [true]])
  })
})

describe('headings in the look of the others', () => {
  const find = (known: Readonly<Record<string, SectionKind>>, ...texts: readonly TestLine[]) => {
    const lines = toLines(['Ida Sol', { size: 22, font: 3 }], ...texts)
    const headings = toHeadings(lines, known)
    const [main] = headings.keys()
    return main ? list(findAlikeHeadings(lines, headings, main, { size: 10 })) : undefined
  }
  const experience: TestLine[] = [['Experiencia', HEAD], ['Panadera en Horno Alto']]

  it('may have any words', () => {
    expect(find({ Experiencia: 'experience' }, ...experience, ['Mi mundo', HEAD], ['Excel'])).toEqual([
      ['Mi mundo', 'other'],
    ])
  })

  it('stand below the first heading, and are no longer than headings', () => {
    const find1 = (...lines: readonly TestLine[]) => find({ Experiencia: 'experience' }, ...lines)
    expect(find1(['Mi mundo', HEAD], ['Excel'], ...experience)).toEqual([])
    expect(find1(...experience, [`Mi ${'mundo '.repeat(8)}`.trim(), HEAD])).toEqual([])
    expect(find1(...experience, ['Experiencia en auditoría de hornos y docencia de amasado', HEAD])).toEqual([
      ['Experiencia en auditoría de hornos y docencia de amasado', 'experience'],
    ])
  })

  it('list topics in capitals', () => {
    const skills: TestLine = ['SKILLS, COURSES AND CERTIFICATES', HEAD]
    expect(find({ WORK: 'experience' }, ['WORK', HEAD], ['Baker'], skills, ['Bread'])).toEqual([
      ['SKILLS, COURSES AND CERTIFICATES', 'other'],
    ])
  })

  it('are not in type smaller than the text, unless in capitals', () => {
    const small: LineProperties = { size: 9, font: 1 }
    const find1 = (main: string, other: string) =>
      find({ [main]: 'experience' }, [main, small], ['Panadera'], [other, small])
    expect(find1('Experiencia', 'Mi mundo')).toEqual([])
    expect(find1('EXPERIENCIA', 'MI MUNDO')).toEqual([['MI MUNDO', 'other']])
  })

  it('may be as many as those with words of headings, but within jobs as the known ones', () => {
    const studies: TestLine[] = [['Estudios', HEAD], ['Grado en Historia']]
    const worded: TestLine[] = ['Cursos técnicos realizados', 'Otros cursos adicionales'].map((text) => [text, HEAD])
    const unknown: TestLine[] = ['Mi mundo', 'Mi ruta', 'Mi taller'].map((text) => [text, HEAD])
    expect(find({ Estudios: 'education' }, ...studies, ...unknown, ...worded)).toHaveLength(5)
    expect(find({ Experiencia: 'experience' }, ...experience, ...unknown, ...worded)).toHaveLength(2)
  })

  it('are not many more than the known ones', () => {
    const others: TestLine[] = ['Mi mundo', 'Mi ruta', 'Mi taller'].map((text) => [text, HEAD])
    expect(find({ Experiencia: 'experience' }, ...experience, ...others.slice(1))).toHaveLength(2)
    expect(find({ Experiencia: 'experience' }, ...experience, ...others)).toEqual([])
  })

  it('are not the employers below a heading', () => {
    const employers: TestLine[] = [
      ['EXPERIENCIA', HEAD],
      ['HORNO ALTO', HEAD],
      ['2015 - 2019'],
      ['BAR NORTE', HEAD],
      ['2011 - 2015'],
      ['MI MUNDO', HEAD],
      ['Excel, Word'],
    ]
    expect(find({ EXPERIENCIA: 'experience' }, ...employers)).toEqual([['MI MUNDO', 'other']])
  })
})

describe('numbered headings', () => {
  const find = (texts: readonly string[], known: Readonly<Record<string, SectionKind>>, style = HEAD) => {
    const lines = toLines(...texts.map((text): TestLine => [text, text === '2. Mi mundo' ? style : HEAD]))
    return list(findNumberedHeadings(lines, toHeadings(lines, known)))
  }
  const known = { '1. Estudios': 'education', '3. Idiomas': 'languages', '4. Idiomas': 'languages' } as const

  it('fill a gap between others', () => {
    expect(find(['1. Estudios', '2. Mi mundo', '3. Idiomas'], known)).toEqual([['2. Mi mundo', 'other']])
    expect(find(['1. Estudios', '2. Mi mundo', '3. Mi ruta', '4. Idiomas'], known)).toEqual([
      ['2. Mi mundo', 'other'],
      ['3. Mi ruta', 'other'],
    ])
  })

  it('have one before and one after, in their look', () => {
    expect(find(['1. Estudios', '2. Mi mundo'], known)).toEqual([])
    expect(find(['2. Mi mundo', '3. Idiomas'], known)).toEqual([])
    expect(find(['2. Mi mundo', '1. Estudios', '3. Idiomas'], known)).toEqual([])
    expect(find(['1. Estudios', '3. Idiomas', '2. Mi mundo'], known)).toEqual([])
    expect(find(['1. Estudios', '2. Mi mundo', '3. Idiomas'], known, { size: 12, font: 1 })).toEqual([])
    expect(find(['1. Estudios', '3. Mi ruta', '4. Idiomas'], known)).toEqual([])
  })
})

describe('a line below a cell of a table', () => {
  const above = (text: string, gap: boolean) =>
    toLines([
      `${text} UAS`,
      {
        parts: [
          { at: 0, font: 0, gap: false, x: 40 },
          { at: text.length + 1, font: 0, gap, x: 300 },
        ],
      },
    ])[0]
  const [line, indented] = [toLines(['Información'])[0], toLines(['Información', { x: 43 }])[0]]
  if (!line || !indented) throw new Error('no line')

  it('ends its text, where that is open', () => {
    expect(endsCell(line, above('Ciencias de la', true))).toBe(true)
    expect(endsCell(line, above('Ciencias', true))).toBe(false)
    expect(endsCell(line, above('Ciencias de la', false))).toBe(false)
    expect(endsCell(indented, above('Ciencias de la', true))).toBe(false)
    expect(endsCell(line, undefined)).toBe(false)
  })
})

describe('labels of jobs', () => {
  const reduce = (size: number, ...labels: string[]) => {
    const lines = toLines(
      ['Experiencia', HEAD],
      ['Estudios', HEAD],
      ...labels.map((text): TestLine => [text, { size }]),
    )
    const kinds = new Map(lines.map((line) => [line, line.text.startsWith('P') ? 'projects' : 'skills'] as const))
    return [...withoutRepeatedLabels(kinds).keys()].map(({ text }) => text)
  }

  it('stand several times, in type smaller than two headings', () => {
    expect(reduce(11, 'Proyectos:', 'Proyectos')).toEqual(['Experiencia', 'Estudios'])
    expect(reduce(12, 'Proyectos', 'Proyectos')).toEqual(['Experiencia', 'Estudios', 'Proyectos', 'Proyectos'])
    expect(reduce(11, 'Proyectos')).toEqual(['Experiencia', 'Estudios', 'Proyectos'])
    expect(reduce(11, 'Proyectos', 'Aptitudes')).toHaveLength(4)
    expect(reduce(11, 'Aptitudes', 'Aptitudes')).toEqual(['Experiencia', 'Estudios'])
    expect(reduce(11, 'Idiomas', 'Idiomas')).toHaveLength(4)
  })
})
