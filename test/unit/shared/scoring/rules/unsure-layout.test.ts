import { describe, expect, it } from 'vitest'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { normalizeText } from '#shared/parser/lexicon/fold.ts'
import { PERSONAL_DATA } from '#shared/scoring/lexicon/personal-data.ts'
import { getOpening } from '#shared/scoring/lexicon/verb-forms.ts'
import type { RuleCode } from '#shared/scoring/rules/index.ts'
import { simulateExtraction } from '#shared/scoring/simulate-extraction.ts'
import { createFootLine } from '../../../../utils/reading/extracted-documents.ts'
import {
  type ContentParts,
  type ExtractionChange,
  getGainedRatio,
  goodEnglishCv,
  scoreResume,
} from '../../../../utils/scoring/scoring-inputs.ts'

const PRINTED = simulateExtraction(goodEnglishCv(), 'en')

const gained = (code: RuleCode, read: Partial<ExtractedDocument> = {}, parts: ContentParts = {}) =>
  getGainedRatio(scoreResume(goodEnglishCv(parts), { read }), code)
const gainedWith = (code: RuleCode, parts: ContentParts, change: ExtractionChange = {}) =>
  getGainedRatio(scoreResume(goodEnglishCv(parts), change), code)
const jobs = (...periods: readonly (readonly [string, string])[]): ContentParts => ({
  sections: {
    projects: [],
    experience: periods.map(([startDate, endDate], i) => ({
      ...{ id: `j${i}`, company: 'Oakhill', position: 'Gardener', startDate, endDate },
      description: 'Planted hedges along the paths of two parks',
    })),
  },
})

describe('what the page does not prove is not said', () => {
  it('takes no gap for one whose years the page has elsewhere', () => {
    const parts = jobs(['2024-01', '2025-12'], ['2015-03', '2020-06'])
    expect(gainedWith('dates-gaps', parts)).toBeLessThan(1)
    expect(gainedWith('dates-gaps', parts, { lines: [{ text: 'Pruning course | 2022' }] })).toBe(1)
  })

  it('takes no gap while a study without a start goes on', () => {
    const { experience } = jobs(['2024-01', '2025-12'], ['2015-03', '2020-06']).sections ?? {}
    const education = [
      { id: 'e', institution: 'Newtown College', degree: 'Degree in Botany', field: '', startDate: '', current: true },
    ]
    expect(gainedWith('dates-gaps', { sections: { projects: [], experience, education } })).toBe(1)
  })

  it('judges no size where lines would overlap: the letters of such fonts are small in it', () => {
    const overlapping = PRINTED.lines.map((line, i) => ({ ...line, y: 50 + i * 14, size: 23 }))
    expect(gained('density', { lines: overlapping })).toBe(1)
    expect(gained('font-size', { lines: overlapping })).toBeUndefined()
    const large = overlapping.map((line, i) => ({ ...line, y: 50 + i * 28 }))
    expect(gained('font-size', { lines: large })).toBe(0)
  })

  it('counts no font that only draws marks', () => {
    const meta = { ...PRINTED.meta, fonts: ['Lato', 'Lora', 'Courier'] }
    const lines = PRINTED.lines.map((line, i) => ({ ...line, font: i % 2 }))
    const marked = lines.map((line, i) => (i === 5 ? { ...line, text: '●', font: 2 } : line))
    const written = lines.map((line, i) => (i % 3 === 0 ? { ...line, font: 2 } : line))
    expect(gained('fonts-few', { meta, lines: marked })).toBe(1)
    expect(gained('fonts-few', { meta, lines: written })).toBeLessThan(1)
    const hazards = written.flatMap(({ page, text, font }, line) =>
      font === 2 ? [{ code: 'white-text' as const, page, line, quote: text }] : [],
    )
    expect(gained('fonts-few', { meta, lines: written, hazards })).toBe(1)
  })

  it('takes headings that look like titles of parts for a lower level', () => {
    const headings = PRINTED.lines.flatMap((line, i) => (line.bold && line.size === 13 ? [i] : []))
    const restyle = (more: Partial<ExtractedDocument['lines'][number]>[]) => ({
      lines: PRINTED.lines.map((line, i) => {
        const n = headings.indexOf(i)
        return { ...line, ...(n === 1 ? { size: 11 } : n === 2 ? { size: 10 } : {}), ...more[i] }
      }),
    })
    expect(gained('heading-style', restyle([]))).toBeLessThan(1)
    const last = PRINTED.lines.length - 1
    const titles = Array.from({ length: last + 1 }, (_, i) =>
      i >= last - 1 ? { text: 'Pruning of trees', bold: true, size: 10 + (i - last + 1) } : {},
    )
    expect(gained('heading-style', restyle(titles))).toBe(1)
  })

  it('knows a number among the first lines, and the end of the address of a profile', () => {
    const personalInfo = { phone: '', linkedin: '' }
    const phone = { text: 'Contact No: 0555-201334', y: 60 }
    const lines = PRINTED.lines.map((line, i) => (i === 1 ? { ...line, ...phone } : line))
    expect(gained('contact-phone', { lines }, { personalInfo })).toBe(1)
    expect(gainedWith('contact-links', { personalInfo }, { lines: [{ text: '/in/mayaokafor | Austin' }] })).toBe(1)
  })

  it('calls no address a nickname where the name is missing', () => {
    const email = 'maya48213@gmail.com'
    expect(gainedWith('email-professional', { personalInfo: { email, fullName: 'Noor Haddad' } })).toBe(0)
    expect(gainedWith('email-professional', { personalInfo: { email, fullName: '' } })).toBe(1)
  })

  it('compares years where a date names no month', () => {
    expect(gainedWith('chronology', jobs(['2019', ''], ['2021-07', '2021-08'], ['2015', '2016']))).toBeLessThan(1)
    expect(gainedWith('chronology', jobs(['2021', ''], ['2021-07', '2021-08'], ['2015', '2016']))).toBe(1)
  })

  it('takes no color of a mark for that of its line, and no icon for an accent', () => {
    const pale = (text: string) =>
      PRINTED.lines.map((line, i) => ({
        ...line,
        color: i % 3 === 1 ? '#b6b6b8' : '#000000',
        text: i % 3 === 1 ? text + line.text : line.text,
      }))
    expect(gained('contrast', { lines: pale('') })).toBeLessThan(1)
    expect(gained('contrast', { lines: pale('◆ ') }) ?? 1).toBe(1)
    const accent = (quote: string) => ({ hazards: [{ code: 'decomposed-accents' as const, page: 1, quote }] })
    expect(gainedWith('split-accents', {}, accent('Nu´n˜ez'))).toBeLessThan(1)
    expect(gainedWith('split-accents', {}, accent('¯'))).toBe(1)
  })

  it('finds the issuer in the name of a certificate', () => {
    const certified = (name: string): ContentParts => ({
      sections: { certifications: [{ name, issuer: '', date: '' }] },
    })
    expect(gainedWith('certifications-named', certified('Pruning of hedges'))).toBe(0)
    expect(gainedWith('certifications-named', certified('Diplomado Riego Universidad del Valle'))).toBe(1)
  })

  it('mixes no columns that are on another page or hold marks alone', () => {
    const pages = [1, 2].map((number) => ({ number, width: 595, height: 842, columns: 2 }))
    const hazards = (page: number) => [{ code: 'paint-order' as const, page }]
    const lines = (mark: string) =>
      PRINTED.lines.map((line, i) => ({ ...line, page: 1, column: i % 2, text: i % 2 ? mark || line.text : line.text }))
    expect(gained('columns', { pages, lines: lines(''), hazards: hazards(1) })).toBe(0.4)
    expect(gained('columns', { pages, lines: lines(''), hazards: hazards(2) })).toBe(1)
    expect(gained('columns', { pages, lines: lines('•'), hazards: hazards(1) })).toBe(1)
  })

  it('counts no certificates of which some stand in another part of the page', () => {
    const names = ['Pruning of hedges', 'Felling of oaks', 'Oakhill North Lodge']
    const certifications = names.map((name) => ({ name, issuer: '', date: '' }))
    const page = (...tops: number[]) => ({
      lines: [...PRINTED.lines, ...names.map((name, i) => ({ ...createFootLine(name, 0), y: tops[i] ?? 0 }))],
    })
    const parts: ContentParts = { sections: { certifications } }
    expect(gained('certifications-named', page(700, 712, 724), parts)).toBe(0)
    expect(gained('certifications-named', page(500, 512, 724), parts)).toBeUndefined()
  })

  it('takes headings whose first letters are pictures for known ones', () => {
    const bold = PRINTED.lines.find((line) => line.text === 'Education')
    const below = (...texts: string[]) => ({ lines: texts.map((text, i) => ({ ...bold, text, y: 740 + i * 30 })) })
    expect(gainedWith('sections-named', {}, below('Odd jottings', 'Loose ends'))).toBeLessThan(1)
    expect(gainedWith('sections-named', {}, below('ublications', 'eferences'))).toBe(1)
  })

  it('takes titles of referees for no headings', () => {
    const bold = PRINTED.lines.find((line) => line.text === 'Education')
    const referee = { ...bold, text: 'Head Gardener', y: 790 }
    expect(gainedWith('sections-named', {}, { lines: [referee, { ...referee, text: 'Site Steward' }] })).toBeLessThan(1)
    const references = { ...bold, text: 'References', y: 780 }
    expect(
      gainedWith('sections-named', {}, { lines: [references, referee, { ...referee, text: 'Site Steward' }] }),
    ).toBe(1)
  })

  it('takes “Incremento en” for a noun, and a paper about children for no personal data', () => {
    expect(getOpening('Incremento en las reservas de mesas', 'es')?.form).toBe('noun')
    expect(getOpening('Incremento las reservas de mesas', 'es')?.form).toBe('present')
    const isPersonal = (text: string) => PERSONAL_DATA.some(([, pattern]) => pattern.test(normalizeText(text)))
    expect(isPersonal('Children: 2')).toBe(true)
    expect(isPersonal('Reading with young children: a study of two villages')).toBe(false)
  })
})
