import { describe, expect, it } from 'vitest'
import { extractText } from '#shared/parser/extract-text.ts'
import { findDateRange, isDateFragment } from '#shared/parser/fields/dates/find-date-range.ts'
import { scoreCompany, scoreRole } from '#shared/parser/lexicon/name-scores.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'

const parse = (text: string) => parseResume(extractText(text)).content
const jobs = (text: string) => parse(`Ana Ruiz\n\nEXPERIENCIA\n${text}`).sections.experience
const schools = (text: string) => parse(`Ana Ruiz\n\nEDUCACIÓN\n${text}`).sections.education
const skills = (text: string) => parse(`Ana Ruiz\n\nSKILLS\n${text}`).sections.skills?.technical

describe('variants of dates', () => {
  it('parses two months without a dash as a range', () => {
    expect(findDateRange('Oct 2016  Dec 2019')).toMatchObject({ start: '2016-10', end: '2019-12', isRange: true })
    expect(findDateRange('2019  2021')?.isRange).toBe(false)
  })
  it.each(['2019 – a la', 'fecha'])('%s is a fragment of a range', (text) => expect(isDateFragment(text)).toBe(true))
  it('joins a month at the end of a line with the year on the next', () => {
    const [first, second] =
      schools(
        '- Maestría en Educación, Universidad Católica, Marzo\n2015 – Julio 2017\n- Licenciada en Educación, Universidad de Lima, Marzo 2003 – Julio 2007',
      ) ?? []
    expect(first).toMatchObject({ institution: 'Universidad Católica', startDate: '2015-03', endDate: '2017-07' })
    expect(second).toMatchObject({ startDate: '2003-03' })
  })
  it('starts no entry at a year that ends a sentence', () => {
    const found = jobs(
      'Jefa de obra\nSacyr\n2018 – 2022\nDirigí dos obras con noventa operarios y gané el premio de calidad en\n2021.',
    )
    expect(found).toHaveLength(1)
  })
})

describe('variants of entries', () => {
  it('parses bullets as entries where only they have dates', () => {
    expect(
      jobs(
        '- Barista - Starbucks, Beaverton, OR. Sep 2018 – Feb 2021\n- Courtesy Clerk - Fred Meyer, Tigard, OR. Jun 2016 – Aug 2018',
      ),
    ).toMatchObject([
      { position: 'Barista', company: 'Starbucks', startDate: '2018-09' },
      { position: 'Courtesy Clerk', company: 'Fred Meyer', startDate: '2016-06' },
    ])
  })
  it('splits role, employer and place in a sentence after dates', () => {
    expect(jobs('2011 a 2016: Enfermera de planta. Clínica Bofill (Girona).')).toMatchObject([
      { position: 'Enfermera de planta', company: 'Clínica Bofill' },
    ])
  })
  it('gives each entry its own employer where a city stands after it', () => {
    const rows = ['A&L Goodbody', 'Cleaver Fulton Rankin', 'Citizens Advice']
    const text = rows.map((name, i) => `Paralegal\n${name}, Belfast\n0${i + 1}/2019 – 0${i + 2}/2020\n\n`).join('')
    expect(jobs(text)?.map(({ company }) => company)).toEqual(rows)
  })
  it('keeps a place of a known region a place, and gives a position the employer of no other one', () => {
    const text = 'Engineer\nAcme Inc.\nAustin, Texas\n2019 – 2021\n\nSenior Engineer\nDallas, Texas\n2021 – 2023'
    expect(jobs(text)?.map(({ company }) => company)).toEqual(['Acme Inc.', ''])
  })
  it('splits a school from a degree at a colon', () => {
    expect(schools('Portland Community College: Associate of Arts (2017 – 2019)')).toMatchObject([
      { institution: 'Portland Community College', degree: 'Associate of Arts' },
    ])
  })
  it('finds no role in the name of an employer', () => {
    expect(scoreRole('Ransa Comercial')).toBeLessThan(scoreRole('Liquidador de aduanas'))
    expect(scoreRole('Comercial de zona')).toBeGreaterThanOrEqual(3)
    expect(scoreCompany('Ransa Comercial')).toBe(0)
  })
})

describe('variants of skills and contact data', () => {
  it('parses no list from a level after a colon', () => {
    expect(skills('SQL: avanzado\nJira: intermedio\nFigma: experto')).toEqual(['SQL', 'Jira', 'Figma'])
  })
  it('removes levels in brackets', () => {
    expect(skills('Vue.js (experto)\nGit (nivel medio)')).toEqual(['Vue.js', 'Git'])
  })
  it('finds a page at the domain of the e-mail address, but not the provider of the address', () => {
    const info = (address: string, page: string) => parse(`Gwen Pritchard\n${address} | ${page}\n`).personalInfo
    expect(info('gwen@pritchard.dev', 'pritchard.dev').website).toBe('pritchard.dev')
    expect(info('gwen@gmail.com', 'gmail.com').website).toBeUndefined()
  })
  it('joins a phone number over two lines', () => {
    expect(parse('Ana Ruiz\nana@example.com\nTel: +57 (601) 555\n0144\n').personalInfo.phone).toBe('+57 (601) 555 0144')
  })
  it('parses a name with a nickname', () => {
    expect(parse('Chen-Wei "Kevin" Liu\nkevin@example.com\n').personalInfo.fullName).toBe('Chen-Wei "Kevin" Liu')
  })
})
