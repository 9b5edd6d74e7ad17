import { describe, expect, it } from 'vitest'
import {
  isDutiesLabel,
  isNote,
  parseLabelledValue,
  splitLabelAtEnd,
} from '#shared/parser/fields/entries/labelled-values.ts'
import { isAfterPreposition, joinParts, splitLine } from '#shared/parser/fields/entries/reading/line-parts.ts'
import { WEIGHTS } from '#shared/parser/fields/entries/reading/weights.ts'
import {
  isContractKind,
  type Segment,
  splitSegment,
  splitTitleLines,
  takeLabelledSegments,
  trimPunctuation,
} from '#shared/parser/fields/entries/segments.ts'
import { toParsedLines } from '#shared/parser/lines/parsed-line.ts'
import { createExtractedDocument, type LineProperties, type TestLine } from '#test/utils/reading/extracted-documents.ts'

const toLines = (...lines: readonly TestLine[]) => toParsedLines(createExtractedDocument(lines))
/** Parts of a line in other fonts, or after a gap. */
const cells = (texts: readonly string[], gap: boolean, fonts: readonly number[] = []): TestLine => {
  let at = 0
  const parts = texts.map((text, i) => {
    const part = { at, font: fonts[i] ?? i, gap: gap && i > 0, x: 40 + at * 8 }
    at += text.length + 1
    return part
  })
  return [texts.join(' '), { parts } satisfies LineProperties]
}
const split = (...lines: readonly TestLine[]) => splitTitleLines(toLines(...lines)).map(({ text }) => text)

describe('a value after a label', () => {
  it.each<[string, string | undefined, string?]>([
    ['Empresa: Horno Alto', 'company', 'Horno Alto'],
    ['Cargo : Panadera', 'position', 'Panadera'],
    ['1. Cargo: Panadera', 'position', 'Panadera'],
    ['Cargo. Panadera', 'position', 'Panadera'],
    ['Cargo ocupado Panadera', 'position', 'Panadera'],
    ['Empresa: – Horno Alto', 'company', 'Horno Alto'],
    ['Empresa:', 'company', ''],
    ['Empresa Horno Alto', undefined],
    ['Hornos: Alto', undefined],
    ['Nombre: Ida Sol', 'name', 'Ida Sol'],
    ['1. Nombre: Ida Sol', undefined],
    ['City: Porto | Country: Portugal', 'place', 'Porto, Portugal'],
    ['Universidad: Alba. Tesis: Riego por goteo', 'school', 'Alba.'],
    ['Periodo: 2015. Tesis: Riego', 'period', '2015. Tesis: Riego'],
    ['Funciones: amasar', 'duties', 'amasar'],
    ['Teléfono: 611', 'note', '611'],
  ])('%s: %s', (line, kind, text = '') => {
    expect(parseLabelledValue(line)).toEqual(kind && { kind, text })
  })

  it('may be the name before the label of a position', () => {
    expect(splitLabelAtEnd('Talleres Ibarra, Cargo ocupado')).toEqual(['Talleres Ibarra', 'Cargo ocupado'])
    expect(splitLabelAtEnd('Talleres Ibarra - puesto desempeñado:')).toEqual(['Talleres Ibarra', 'puesto desempeñado'])
    expect(splitLabelAtEnd('Cargo ocupado')).toBeUndefined()
    expect(splitLabelAtEnd('24, Cargo ocupado')).toBeUndefined()
    expect(splitLabelAtEnd('Talleres Ibarra')).toBeUndefined()
  })

  it('is a note of a form, or a list of duties', () => {
    const note = (line: TestLine) => toLines(line).map(isNote)
    expect(note(cells(['Address', 'Rúa Nova 1'], true))).toEqual([true])
    expect(note(cells(['Website:', 'sol.example'], true))).toEqual([true])
    expect(note(['Address Rúa Nova 1'])).toEqual([false])
    expect(note(['Supervisor: Nora Vidal'])).toEqual([true])
    expect(note(['Cargo: Panadera'])).toEqual([false])
    expect(['Funciones:', 'Funciones: amasar', 'Cargo:', 'Funciones'].map(isDutiesLabel)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})

it.each([
  [' – Horno Alto | ', 'Horno Alto'],
  ['2. Talleres Ibarra', 'Talleres Ibarra'],
  ['2. talleres', '2. talleres'],
  ['Horno Alto (Finalizado)', 'Horno Alto'],
  ['Horno Alto (6 meses)', 'Horno Alto'],
  ['Horno Alto (leña)', 'Horno Alto (leña)'],
  ['Horno Alto leña)', 'Horno Alto leña'],
  ['Banco Sur 1 año', 'Banco Sur'],
  ['Banco Sur ~ 7 years', 'Banco Sur'],
  ['Instituto Olmo. Certificado.', 'Instituto Olmo'],
  ['Taller Alba (120 h', 'Taller Alba'],
  ['"Hotel Arbea". Vigo. España', 'Hotel Arbea'],
  ['Instructora en la', 'Instructora'],
  ['Panadera – Personal a cargo: 3', 'Panadera'],
  ['Panadera – Turno: noche', 'Panadera – Turno: noche'],
])('%j is the name %j', (text, name) => expect(trimPunctuation(text)).toBe(name))

describe('the names of title lines', () => {
  it.each<[TestLine, string[]]>([
    [['Panadera, Horno Alto 2015 - 2019'], ['Panadera, Horno Alto']],
    [['• Panadera (2015 - 2019)'], ['Panadera']],
    [['2015 - 2019'], []],
    [['Empresa: Horno Alto 2015 - 2019'], ['Horno Alto']],
    [['Funciones: amasar'], []],
    [['Cargo: Ayudante de obrador, amasado y limpieza de hornos'], ['Ayudante de obrador']],
    [['Cargo: Ayudante, amasado y limpieza'], ['Ayudante, amasado y limpieza']],
    [cells(['Panadera', 'Horno Alto'], true), ['Panadera', 'Horno Alto']],
    [cells(['Panadera', 'Horno Alto'], false), ['Panadera', 'Horno Alto']],
    [cells(['Panadera', 'de noche'], false), ['Panadera de noche']],
    [cells(['Panadera', 'Horno Alto'], false, [0, 0]), ['Panadera Horno Alto']],
    [cells(['Panadera en', 'Horno Alto'], false), ['Panadera en Horno Alto']],
    [cells(['Panadera de', 'noche'], true), ['Panadera de noche']],
    [cells(['Panadera de', 'Noche'], true), ['Panadera de', 'Noche']],
    [cells(['Panadera', '(Horno Alto)'], false), ['Panadera', 'Horno Alto']],
    [cells(['Panadera |', 'horno alto'], false), ['Panadera', 'horno alto']],
    [cells(['Panadera', 'https://sol.example'], true), ['Panadera']],
    [cells(['Panadera', 'Northgate.io'], true), ['Panadera', 'Northgate.io']],
    [cells(['Panadera', 'Jornada completa'], true), ['Panadera']],
    [cells(['Panadera', '2 años'], true), ['Panadera']],
    [cells(['Mapas', 'GitHub Link'], true), ['Mapas']],
    [cells(['Panadera', '2015 - 2019', 'Soria'], true), ['Panadera', 'Soria']],
  ])('%j', (line, names) => expect(split(line)).toEqual(names))

  it('stand after a sign in another font', () => {
    const signs = (...texts: string[]) =>
      splitTitleLines(toLines(cells(texts, false))).map(({ afterSign = false }) => afterSign)
    expect(signs('Panadera,', 'Horno Alto')).toEqual([false, true])
    expect(signs('Panadera', '| Horno Alto')).toEqual([false, true])
    expect(signs('Panadera', 'Horno Alto')).toEqual([false, false])
    expect(signs('2019 |', 'Horno Alto')).toEqual([false])
  })

  it('are assigned by their labels, the first of each', () => {
    const segments = splitTitleLines(toLines(['Empresa: Uno'], ['Empresa: Dos'], ['Cargo: Tres'], ['Cuatro']))
    const { labelled, others } = takeLabelledSegments(segments, { company: 'a' })
    expect([labelled.a?.text, others.map(({ text }) => text)]).toEqual(['Uno', ['Dos', 'Tres', 'Cuatro']])
  })
})

describe('the names in a segment', () => {
  const divide = (text: string) => {
    const segment: Segment = { text, line: 0, afterGap: false, style: '0' }
    return splitSegment(segment).map((each) => each.text)
  }

  it.each<[string, string[]]>([
    ['Panadera – Horno Alto, Soria', ['Panadera', 'Horno Alto, Soria']],
    ['Panadera | Horno Alto', ['Panadera', 'Horno Alto']],
    ['Panadera @ Horno Alto', ['Panadera', 'Horno Alto']],
    ['Baker at Lumo Ovens', ['Baker', 'Lumo Ovens']],
    ['Baker at night', ['Baker at night']],
    ['Panadera, Horno Alto,Soria', ['Panadera', 'Horno Alto', 'Soria']],
    ['Horno Alto, S.L.', ['Horno Alto, S.L.']],
    ['Ida Sol, Jr.', ['Ida Sol, Jr.']],
    ['Panadera | Jornada completa | 2 años | 24', ['Panadera']],
  ])('%s', (text, names) => expect(divide(text)).toEqual(names))

  it.each([
    ['Jornada completa', true],
    ['Full-time · On-site', true],
    ['Remoto', false],
    ['Panadera', false],
  ])('%s is a kind of contract: %s', (text, expected) => expect(isContractKind(text)).toBe(expected))
})

describe('the parts of a title line', () => {
  const parts = (...line: TestLine) => toLines(line).flatMap(splitLine)
  const texts = (...line: TestLine) => parts(...line).map(({ text }) => text)

  it.each<[string, string[]]>([
    ['Panadera | Horno Alto', ['Panadera', 'Horno Alto']],
    ['Panadera, Horno Alto', ['Panadera', 'Horno Alto']],
    ['Panadera: Horno Alto', ['Panadera', 'Horno Alto']],
    ['Baker at Lumo Ovens', ['Baker', 'Lumo Ovens']],
    ['University of Norwood at Easton', ['University of Norwood at Easton']],
    ['Panadera en Horno Alto', ['Panadera', 'Horno Alto']],
    ['Panadera en turno de noche', ['Panadera en turno de noche']],
    ['Panadera (Horno Alto)', ['Panadera', 'Horno Alto)']],
    ['Escuela de Arte del Sur (EASUR)', ['Escuela de Arte del Sur (EASUR)']],
    ['Ribera, S.L., Olmedo', ['Ribera, S.L.', 'Olmedo']],
    ['Diploma in Dance, summa cum laude', ['Diploma in Dance, summa cum laude']],
    ['University of Nevada, Reno', ['University of Nevada, Reno']],
    ['University of Nevada – Reno, Soil Group', ['University of Nevada – Reno', 'Soil Group']],
    ['University of Norwood, Reno', ['University of Norwood', 'Reno']],
    ['Horno Alto (Olmedo - Valladolid)', ['Horno Alto', 'Olmedo - Valladolid)']],
    ['Panadera - Inter-American Bank', ['Panadera', 'Inter-American Bank']],
    ['Worked as a gardener at Lumo', ['gardener', 'Lumo']],
    ['Como jardinera', ['Como jardinera']],
    ['a | b | c | d | e | f | g | h | i', ['a | b | c | d | e | f | g | h | i']],
  ])('%s', (line, expected) => expect(texts(line)).toEqual(expected))

  it('are likely to be fields by the sign between them', () => {
    const weigh = (...line: TestLine) => parts(...line).map(({ split: at, join }) => [at, join])
    const first = [0, 0]
    expect(weigh('Panadera | Horno')).toEqual([first, [WEIGHTS.splitStrong, WEIGHTS.joinStrong]])
    expect(weigh('Panadera, Horno')).toEqual([first, [WEIGHTS.splitComma, 0]])
    expect(weigh('Panadera, horno')).toEqual([first, [WEIGHTS.splitComma + WEIGHTS.splitLowercase, 0]])
    expect(weigh('Panadera: Horno')).toEqual([first, [WEIGHTS.splitColon, 0]])
    expect(weigh('Baker at Lumo')).toEqual([first, [WEIGHTS.splitAt, -1]])
    expect(weigh('Panadera en Horno')).toEqual([first, [WEIGHTS.splitEn, 0]])
    expect(weigh('Panadera (Horno)')).toEqual([first, [WEIGHTS.splitBracket, 0]])
    expect(weigh('Panadera. Horno')).toEqual([first, [WEIGHTS.splitStop, -0.5]])
    expect(weigh('Panadera / Horno')).toEqual([first, [WEIGHTS.splitSlash, 0]])
    expect(weigh(...cells(['Panadera', 'Horno'], true))).toEqual([first, [WEIGHTS.splitGap, WEIGHTS.joinGap]])
    expect(weigh(...cells(['Panadera,', 'Horno'], false))).toEqual([first, [WEIGHTS.splitSign, WEIGHTS.joinSign]])
    expect(weigh(...cells(['Panadera', 'Horno'], false))).toEqual([first, [WEIGHTS.splitFont, WEIGHTS.joinFont]])
  })

  it('are joined as they stood, and may follow a preposition', () => {
    const own = parts('Panadera en Horno Alto, Soria')
    expect(joinParts(own)).toBe('Panadera en Horno Alto, Soria')
    expect(own.map(isAfterPreposition)).toEqual([false, true, false])
    expect(joinParts(parts(...cells(['Panadera', 'Horno'], true)))).toBe('Panadera Horno')
  })
})
