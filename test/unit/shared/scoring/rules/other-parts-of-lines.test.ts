import { describe, expect, it } from 'vitest'
import type { ExtractedLine } from '#shared/parser/extracted-document.ts'
import { findAppendedPages } from '#shared/scoring/context/appended-pages.ts'
import { listRunIns } from '#shared/scoring/context/work-text/run-ins.ts'
import {
  type ContentParts,
  type ExtractionChange,
  findRow,
  getGainedRatio,
  goodEnglishCv,
  scoreResume,
} from '../../../../utils/scoring/scoring-inputs.ts'

const line = (text: string, more: Partial<ExtractedLine> = {}): ExtractedLine & { index: number } => ({
  page: 1,
  text,
  x: 50,
  y: 100,
  width: 300,
  size: 11,
  bold: false,
  column: 0,
  index: 0,
  ...more,
})
const inFonts = (first: string, rest: string, gap = false) =>
  line(`${first} ${rest}`, {
    parts: [
      { at: 0, x: 50, font: 1, gap: false },
      { at: first.length + 1, x: 120, font: 2, gap },
    ],
  })
const row = (code: Parameters<typeof findRow>[1], parts: ContentParts, change?: ExtractionChange) =>
  findRow(scoreResume(goodEnglishCv(parts), change), code)

describe('text that goes on after a name in bold', () => {
  it('opens no line', () => {
    expect(listRunIns([inFonts('Rose Atlas', 'has a map of every garden')])).toEqual(new Set(['hasamapofeverygarden']))
  })

  it.each([
    ['after the mark of a list', inFonts('•', 'Was in charge of the roses')],
    ['after a label', inFonts('Tasks:', 'Was in charge of the roses')],
    ['after a sentence', inFonts('It grew.', 'Was in charge of the roses')],
    ['after a wide gap', inFonts('Rose Atlas', 'Was in charge of the roses', true)],
    ['in one font', line('Was in charge of the roses')],
  ])('but %s', (_, whole) => expect(listRunIns([whole]).size).toBe(0))

  it('is no duty and no line without a verb', () => {
    const told = ['had a map of the gardens of nine villages', 'was a plan of drip irrigation for terraces']
    const projects = told.map((description, i) => ({ id: `p${i}`, name: `Rose Atlas ${'AB'[i]}`, description }))
    const lines = told.map((text, i) => inFonts(`Rose Atlas ${'AB'[i]}`, text))
    const parts: ContentParts = { sections: { projects } }
    expect(row('duties', parts)?.params['count']).toBe(2)
    expect(row('duties', parts, { lines })?.params['count']).toBe(0)
    expect(Number(row('bullets-action', parts)?.params['of'])).toBe(
      Number(row('bullets-action', parts, { lines })?.params['of']) + 2,
    )
  })
})

describe('certificates appended to a resume', () => {
  const CERTIFICATE = [
    line('Se certifica que Lucía Robles', { page: 2 }),
    line('ASISTIÓ A TODAS LAS SESIONES DEL CURSO DE PODA DE SETOS', { page: 2 }),
  ]
  const heading = (page: number) => ({ line: 0, text: 'Experience', key: 'experience' as const, page })

  it('are pages after the first without a heading', () => {
    const find = (lines: ReturnType<typeof line>[], headings: ReturnType<typeof heading>[] = []) => [
      ...findAppendedPages(lines, headings),
    ]
    expect(find([line('Experience'), ...CERTIFICATE])).toEqual([2])
    expect(find([line('Experience'), ...CERTIFICATE, line('Sello del vivero', { page: 3 })])).toEqual([2, 3])
    expect(find(CERTIFICATE.map((other) => ({ ...other, page: 1 })))).toEqual([])
    expect(find([line('Experience', { page: 2 }), ...CERTIFICATE], [heading(2)])).toEqual([])
    expect(find([line('Pruned hedges', { page: 2 })])).toEqual([])
  })

  it.each(['tables', 'shouting'] as const)('are not judged by %s', (code) => {
    const hazards = [{ code: 'table' as const, page: 2, quote: 'Curso Horas Nota' }]
    const ratio = (lines: ExtractedLine[]) =>
      getGainedRatio(scoreResume(goodEnglishCv(), { lines: [line('Experience'), ...lines], hazards }), code)
    expect(ratio(CERTIFICATE)).toBe(1)
    expect(ratio(CERTIFICATE.slice(1))).toBeLessThan(1)
  })

  it('are not judged by columns', () => {
    const pages = [1, 2].map((number) => ({ number, width: 595, height: 842, columns: number }))
    const hazards = [{ code: 'paint-order' as const, page: 2 }]
    const cells = Array.from({ length: 8 }, (_, i) => line('Horas de poda', { page: 2, column: i % 2 }))
    const ratio = (...lines: ExtractedLine[]) =>
      getGainedRatio(
        scoreResume(goodEnglishCv(), { read: { pages }, hazards, lines: [line('Experience'), ...cells, ...lines] }),
        'columns',
      )
    expect(ratio()).toBeLessThan(1)
    expect(ratio(...CERTIFICATE)).toBe(1)
  })
})

describe('what a finding shows', () => {
  it('is a date of each format first', () => {
    const texts = ['Mar 2020 - Apr 2021', 'Jan 2018 - Feb 2019', '2014 - 2015', '2012 - 2013', 'June 2016 - July 2017']
    const found = row('dates-one-format', {}, { read: { lines: texts.map((text) => line(text)) } })
    expect(found?.evidence.map(({ quote }) => quote)).toEqual([texts[0], texts[2], texts[3]])
  })

  it('is the word on the page that an accent splits', () => {
    const sample = (quote: string) =>
      row('split-accents', {}, { hazards: [{ code: 'decomposed-accents', page: 1, quote }] })?.params['sample']
    expect(sample('Jard´ın de la ni˜nez')).toBe('Jard´ın')
    expect(sample('Poda de jard´')).toBe('')
  })
})
