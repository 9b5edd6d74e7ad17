import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { COUNTRIES, type Country } from '#shared/countries.ts'
import { extractText } from '#shared/parser/extract-text.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import { documentSchema } from '#shared/resume/schema/document.ts'
import { analyze } from '#shared/scoring/analyze.ts'
import { CUSTOMS } from '#shared/scoring/country/customs.ts'
import { getAllowedPages } from '#shared/scoring/country/length.ts'
import { SOURCES } from '#shared/scoring/country/sources.ts'
import { analysisSchema } from '#shared/scoring/results.ts'
import { toResults } from '#shared/scoring/results-view.ts'
import { simulateExtraction } from '#shared/scoring/simulate-extraction.ts'
import { findRow, getGainedRatio, goodEnglishCv, goodSpanishCv, NOW } from '#test/utils/scoring/scoring-inputs.ts'

const addLine = (text: string, content = goodEnglishCv()) => {
  const read = simulateExtraction(content, 'en')
  const line = { page: 1, text, x: 48, y: 800, width: 200, size: 10.5, bold: false, column: 0 }
  return { extracted: { ...read, lines: [...read.lines, line] }, content }
}
const withPhoto = (count = 1) => {
  const content = goodEnglishCv()
  const hazards = [{ code: 'image' as const, page: 1, params: { count, share: 2, photo: 1 } }]
  return { extracted: { ...simulateExtraction(content, 'en'), hazards }, content }
}
const score = (input: ReturnType<typeof addLine>, country?: Country) =>
  analyze(input, { language: 'en', now: NOW, country })
/** A resume without telephone and place. */
const nowhere = () => goodEnglishCv({ personalInfo: { phone: '', location: '' } })
const kindsOf = (analysis: ReturnType<typeof score>) =>
  String(findRow(analysis, 'personal-data')?.params['kinds'] ?? '')
const BIRTH_AND_STATUS = 'Fecha de nacimiento: 1/5/1990 · Estado civil: soltera'

describe('personal data are judged by the country', () => {
  it.each([
    ['US', 'birth marital', 0.33],
    ['UK', 'birth marital', 0.33],
    ['ES', 'birth marital', 0.5],
    ['MX', 'marital', 0.75],
    ['AR', 'marital', 0.75],
    ['CL', 'birth marital', 0.5],
    ['EC', 'marital', 0.75],
  ] as const)('birth date and marital status in %s: %s', (country, kinds, ratio) => {
    const analysis = score(addLine(BIRTH_AND_STATUS), country)
    expect(kindsOf(analysis)).toBe(kinds)
    expect(getGainedRatio(analysis, 'personal-data')).toBe(ratio)
    expect(String(findRow(analysis, 'personal-data')?.params['source'])).not.toBe('')
  })

  it.each(['CO', 'EU', 'OTHER', undefined] as const)('without a source in %s they cost no points', (country) => {
    const plain = { extracted: simulateExtraction(nowhere(), 'en'), content: nowhere() }
    const analysis = score(addLine(BIRTH_AND_STATUS, nowhere()), country)
    expect(findRow(analysis, 'personal-data')).toBeUndefined()
    expect(findRow(analysis, 'country-advice')).toMatchObject({ weight: 0, points: 0 })
    expect(analysis.overallScore).toBe(score(plain, country).overallScore)
  })

  it.each([
    ['AR', 'DNI: 30.123.456', undefined],
    ['CL', 'RUT: 12.345.678-9', undefined],
    ['EC', 'Cédula: 0912345678', undefined],
    ['CO', 'C.C. 1012345678', 'divided'],
    ['ES', 'DNI: 12345678Z', 'open'],
    ['MX', 'CURP: GOPL900101MDFXYZ09', 'open'],
    ['PE', 'DNI 40123456', 'open'],
  ] as const)('an identity number costs no points in %s', (country, text, list) => {
    const analysis = score(addLine(text), country)
    expect(kindsOf(analysis)).toBe('')
    expect(getGainedRatio(analysis, 'personal-data') ?? 1).toBe(1)
    const advice = findRow(analysis, 'country-advice')
    expect(list ? advice?.params[list] : `${advice?.params['divided']}${advice?.params['open']}`).toBe(
      list ? 'document' : '',
    )
  })

  it.each([
    ['US', 'SSN: 123-45-6789'],
    ['UK', 'National Insurance number: QQ 12 34 56 C'],
  ] as const)('an identity number costs points in %s', (country, text) => {
    expect(kindsOf(score(addLine(text), country))).toBe('document')
  })

  it('a photo costs points in the US and the UK, and none where opinions differ', () => {
    for (const country of ['US', 'UK'] as const) expect(kindsOf(score(withPhoto(), country))).toBe('photo')
    for (const country of ['ES', 'MX', 'AR', 'CL', 'CO', 'PE', 'EC'] as const) {
      const analysis = score(withPhoto(), country)
      expect(kindsOf(analysis)).toBe('')
      expect(findRow(analysis, 'country-advice')?.params['divided']).toBe('photo')
      expect(getGainedRatio(analysis, 'pictures')).toBe(1)
    }
    expect(getGainedRatio(score(withPhoto(2), 'ES'), 'pictures')).toBe(0.4)
  })

  it('the language of the resume changes nothing', () => {
    for (const text of ['Nationality: Kenyan', 'Nacionalidad: keniana'])
      expect([kindsOf(score(addLine(text), 'US')), kindsOf(score(addLine(text), 'ES'))]).toEqual(['nationality', ''])
  })
})

describe('the length is judged by country and years of work', () => {
  it('allows two pages in the US after ten years, and one before five', () => {
    const custom = CUSTOMS.US.length
    if (!custom) throw new Error('no custom')
    expect([0, 60, 90, 120, 400].map((months) => getAllowedPages(custom, months))).toEqual([1, 1, 1.5, 2, 2])
  })

  it('changes without a step, never falls with years and never rises with pages', () => {
    for (const country of COUNTRIES) {
      const custom = CUSTOMS[country].length
      if (!custom) continue
      for (let months = 0; months < 480; months += 1) {
        const step = getAllowedPages(custom, months + 1) - getAllowedPages(custom, months)
        expect(step).toBeGreaterThanOrEqual(0)
        expect(step).toBeLessThan(0.05)
      }
    }
    const ratios = Array.from({ length: 60 }, (_, i) => {
      const content = goodEnglishCv()
      const read = simulateExtraction(content, 'en')
      const pages = [1, 2, 3].map((number) => ({ number, width: 595, height: 842, columns: 1 }))
      const last = {
        page: 3,
        text: 'Talks and papers',
        x: 48,
        y: i * 13,
        width: 200,
        size: 10.5,
        bold: false,
        column: 0,
      }
      return getGainedRatio(
        score({ extracted: { ...read, pages, lines: [...read.lines, last] }, content }, 'UK'),
        'page-count',
      )
    })
    for (const [i, ratio] of ratios.entries()) {
      const before = ratios[i - 1] ?? 1
      expect(ratio ?? 1).toBeLessThanOrEqual(before)
      expect(before - (ratio ?? 1)).toBeLessThan(0.05)
    }
    expect(ratios.at(-1)).toBeLessThan(0.7)
  })

  it.each(['CL', undefined] as const)('is advice where no source is known: %s', (country) => {
    const content = nowhere()
    const read = simulateExtraction(content, 'en')
    const pages = Array.from({ length: 6 }, (_, i) => ({ number: i + 1, width: 595, height: 842, columns: 1 }))
    const analysis = score({ extracted: { ...read, pages }, content }, country)
    expect(findRow(analysis, 'page-count')).toBeUndefined()
    expect(findRow(analysis, 'country-advice')?.params['open']).toBe('length')
  })
})

describe('the order of jobs and studies is judged by the country', () => {
  const educationFirst = (content = goodEnglishCv()) => {
    const read = simulateExtraction(content, 'en')
    const at = read.lines.findIndex((line) => line.text === 'Education')
    const jobs = read.lines.findIndex((line) => line.text.includes('xperience') && line.size === 13)
    const top = (read.lines[jobs]?.y ?? 0) - 2
    return {
      extracted: { ...read, lines: read.lines.map((line, i) => (i >= at && i < at + 3 ? { ...line, y: top } : line)) },
      content,
    }
  }
  it.each([
    ['US', 0.5],
    ['ES', 0.5],
    ['CL', 1],
    ['CO', 1],
    ['EC', 1],
  ] as const)('studies before jobs in %s', (country, ratio) => {
    expect(getGainedRatio(score(educationFirst(), country), 'section-order')).toBe(ratio)
  })

  it('is advice while the country is unknown', () => {
    const analysis = score(educationFirst(nowhere()))
    expect(getGainedRatio(analysis, 'section-order')).toBe(1)
    expect(findRow(analysis, 'country-advice')?.params['open']).toBe('order')
  })
})

describe('the country of an analysis', () => {
  it('is set, guessed or unknown, and is shown', () => {
    expect(score(addLine('-')).country).toEqual({ code: 'US', source: 'guessed', confidence: 0.95 })
    expect(score(addLine('-'), 'PE').country).toEqual({ code: 'PE', source: 'set', confidence: 1 })
    const analysis = analysisSchema.parse(score(addLine('-', nowhere())))
    expect(toResults({ analysis }, 'es').country).toMatchObject({ code: 'unknown', source: 'unknown' })
  })

  it('is missing in older analyses and drafts, which stay readable', () => {
    const { country: _, ...old } = score(addLine(BIRTH_AND_STATUS), 'US')
    const params = { count: 1, kinds: 'birth' }
    const ledger = old.ledger.map((row) => (row.rule === 'personal-data' ? { ...row, params } : row))
    const analysis = analysisSchema.parse({ ...old, ledger })
    const { ledger: rows, country } = toResults({ analysis }, 'en')
    expect(country).toBeUndefined()
    expect(rows.find((row) => row.rule === 'personal-data')?.text).toMatch(/date of birth\.$/)
    const draft = { schemaVersion: 2, id: 'draft-1', language: 'es', personalInfo: {} }
    expect(documentSchema.parse(draft).country).toBeUndefined()
    expect(documentSchema.parse({ ...draft, country: 'CL' }).country).toBe('CL')
  })

  it('names the identity number as the country does, with the source', () => {
    const text = (country: Country, language: 'es' | 'en', line: string) =>
      toResults({ analysis: score(addLine(line), country) }, language).ledger.find(
        (row) => row.evidence.some(({ quote }) => quote === line) && row.text !== '',
      )?.text
    expect(text('US', 'en', 'SSN: 123-45-6789')).toMatch(
      /in the United States and can invite bias: Social Security number \(source: ACS/,
    )
    expect(text('ES', 'es', 'DNI: 12345678Z')).toMatch(/DNI o NIE.* no afecta a tu puntuación/)
    expect(text('CO', 'es', 'C.C. 1012345678')).toMatch(
      /^Número de cédula: .*las opiniones difieren en Colombia \(fuente: Caracol/,
    )
  })

  it('gives pasted text the same score as the same text from the server', () => {
    const extracted = extractText(
      'Inés Robledo\nSoldadora\nines.robledo@example.com · +56 9 8765 4321\nExperiencia\nTaller Roca, 2015 – 2024\n- Soldé 40 estructuras',
    )
    const { content } = parseResume(extracted)
    const options = { now: NOW, country: 'CL' as const }
    const [a, b] = (['es', 'en'] as const).map((language) => analyze({ extracted, content }, { ...options, language }))
    expect(a?.overallScore).toBe(b?.overallScore)
  })
})

describe('the sources', () => {
  const page = readFileSync('docs/scoring.md', 'utf8')

  it('of every custom are in the list, with an address, a title and a date as far as it is known', () => {
    for (const { url, title, label, date } of Object.values<{
      url: string
      title: string
      label: string
      date?: string
    }>(SOURCES)) {
      expect(url).toMatch(/^https?:\/\//)
      expect([title, label]).not.toContain('')
      expect(date ?? '2000').toMatch(/^\d{4}(-\d{2}){0,2}$/)
      expect(page).toContain(url)
    }
  })

  it('are all used', () => {
    const used = JSON.stringify(CUSTOMS)
    expect(Object.keys(SOURCES).filter((id) => !used.includes(`"${id}"`))).toEqual([])
  })

  it('good resumes of two countries lose nothing', () => {
    for (const content of [goodEnglishCv(), goodSpanishCv()]) {
      const analysis = score({ extracted: simulateExtraction(content, 'es'), content })
      for (const code of ['personal-data', 'page-count', 'section-order'] as const)
        expect(getGainedRatio(analysis, code)).toBe(1)
      expect(findRow(analysis, 'country-advice')?.evidence).toEqual([])
    }
  })
})
