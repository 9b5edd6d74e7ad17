import { describe, expect, it } from 'vitest'
import type { Provenance } from '#shared/parser/parsed-resume.ts'
import { analyze } from '#shared/scoring/analyze.ts'
import { findPhone } from '#shared/scoring/context/contact.ts'
import { guessCountry } from '#shared/scoring/country/guess-country.ts'
import { toResults } from '#shared/scoring/results-view.ts'
import type { RuleCode } from '#shared/scoring/rules/index.ts'
import { simulateExtraction } from '#shared/scoring/simulate-extraction.ts'
import { createFootLine, type LineProperties } from '../../../../utils/reading/extracted-documents.ts'
import {
  type ContentParts,
  findRow,
  getGainedRatio,
  goodEnglishCv,
  NOW,
  scoreResume,
} from '../../../../utils/scoring/scoring-inputs.ts'

const provenance: Provenance[] = [{ path: 'education/x/degree', page: 1, line: 0, confidence: 1 }]

/** A resume whose page has more lines above the others. */
const scoreBelow = (parts: ContentParts, texts: readonly string[], properties: LineProperties = {}) => {
  const content = goodEnglishCv(parts)
  const printed = simulateExtraction(content, 'en')
  const above = texts.map((text, i) => ({ ...createFootLine(text, i), ...properties }))
  return analyze(
    { extracted: { ...printed, lines: [...above, ...printed.lines] }, content, provenance },
    { language: 'en', now: NOW },
  )
}

const noPlace = { location: '' }
const listSkills = (...technical: string[]): ContentParts => ({
  sections: { skills: { technical, soft: [], languages: [] } },
})
const study = (degree: string): ContentParts => ({
  sections: { education: [{ id: 'x', institution: 'Hill University', degree, field: '', startDate: '2014' }] },
})
const job = (part: object): ContentParts => ({
  sections: {
    experience: [
      {
        id: 'e',
        company: 'Oakhill Hotel',
        position: 'Gardener',
        startDate: '2020-03',
        endDate: '2023-04',
        description: 'Pruned the roses of the manor garden',
        ...part,
      },
    ],
  },
})

describe('parts of the page that were misread ask', () => {
  it.each<[string, RuleCode, ContentParts, string[]]>([
    [
      'the end of a sentence as a name',
      'contact-location',
      { personalInfo: { ...noPlace, fullName: 'Trees and Hedges.' } },
      [],
    ],
    [
      'studies beside such a name',
      'education-present',
      { personalInfo: { fullName: 'Trees and Hedges.' }, sections: { education: [] } },
      [],
    ],
    [
      'a town beside a telephone number',
      'contact-location',
      { personalInfo: noPlace },
      ['Villarejo de Olmos', '61234567'],
    ],
    ['a postal code before a slash', 'contact-location', { personalInfo: noPlace }, ['45001 / Villarejo.']],
    [
      'a summary of list items',
      'summary',
      { sections: { summary: '- Pruning of roses and hedges\n- Felling of old trees' } },
      [],
    ],
    [
      'a sentence among skills',
      'skills-used',
      listSkills('Pruning', 'Grafting', 'Me interesa mucho el riego', 'Mowing', 'Felling'),
      [],
    ],
    [
      'knowledge in place of an employer',
      'experience-complete',
      job({ company: 'Conocimientos de riego', position: '' }),
      [],
    ],
    ['a quotation mark and a question among skills', 'skills-used', listSkills('Pruning', '“Grafting', 'Mowing?'), []],
    [
      'persons and levels among skills',
      'skills-used',
      listSkills('Pruning', 'Persona alegre', 'High level', 'Mowing', 'Felling'),
      [],
    ],
    [
      'a title below a name that stands twice',
      'title-present',
      { personalInfo: { fullName: 'Ann Reed', title: '' } },
      ['Ann Reed', 'ann@example.org', 'Ann Reed', 'Gardener'],
    ],
    [
      'title and dates of two jobs in two lines each',
      'bullets-enough',
      {
        sections: {
          experience: ['a', 'b'].flatMap((id) => [
            { id, company: 'Oakhill Hotel', position: 'Gardener', startDate: '', description: '' },
            { id: `${id}2`, company: 'North garden', position: '', startDate: '2019', description: 'Pruned the roses' },
          ]),
        },
      },
      [],
    ],
    ['a department in place of a title', 'title-matches', { personalInfo: { title: 'Department of Gardening' } }, []],
    [
      'words in the header that no list of titles knows',
      'title-present',
      { personalInfo: { fullName: 'Ann Reed', title: '' } },
      ['Ann Reed', 'ann@example.org', '12', '34', 'Applied Topiarist'],
    ],
    ['a thesis in place of a degree', 'education-field', study('Thesis: the soil of orchards'), []],
  ])('%s', (_, code, parts, texts) => {
    expect(findRow(scoreBelow(parts, texts), code)?.status).toBe('unsure')
  })

  it.each([
    ['rosa campos h.', 30, 'unsure'],
    ['The gardens of the north, 2019', 30, undefined],
    ['rosa campos h.', 8, undefined],
    ['+34 600 123 456 ann.reed@example.org Ann Reed', 8, 'unsure'],
    ['+34 600 123 456 ann.reed@example.org Ann', 8, undefined],
  ] as const)('a missing name beside “%s” in %i pt: %s', (text, size, status) => {
    const parts = { personalInfo: { fullName: '', email: 'ann.reed@example.org' } }
    expect(findRow(scoreBelow(parts, [text], { size }), 'contact-name')?.status).toBe(status)
  })

  it('a title that stands on a later page', () => {
    const parts = { personalInfo: { ...noPlace, title: 'Databases of seeds' } }
    expect(findRow(scoreBelow(parts, []), 'contact-location')?.status).toBeUndefined()
    const content = goodEnglishCv(parts)
    const printed = simulateExtraction(content, 'en')
    const lines = printed.lines.map((line) => (line.text.includes('Databases') ? { ...line, page: 2 } : line))
    const analysis = analyze({ extracted: { ...printed, lines }, content, provenance }, { language: 'en', now: NOW })
    expect(findRow(analysis, 'contact-location')?.status).toBe('unsure')
  })

  it('a list joined from more lines than two', () => {
    const parts = listSkills('Pruning of roses, hedges and old fruit trees in large public gardens', 'Mowing')
    const joined = ['Pruning of roses, hedges', 'and old fruit trees', 'in large public gardens']
    const content = goodEnglishCv(parts)
    const printed = simulateExtraction(content, 'en')
    const others = printed.lines.filter(({ text }) => !text.includes('Pruning of roses'))
    const extracted = { ...printed, lines: [...others, ...joined.map(createFootLine)] }
    const row = findRow(analyze({ extracted, content, provenance }, { language: 'en', now: NOW }), 'skills-used')
    expect(row?.status).toBe('unsure')
  })

  it('dates that stand reversed on no line together', () => {
    const reversed = job({ startDate: '2023-04', endDate: '2020-03' })
    const path = [{ path: 'experience/e/startDate', page: 1, line: 0, confidence: 1 }]
    const score = (texts: string[]) => {
      const content = goodEnglishCv(reversed)
      const printed = simulateExtraction(content, 'en')
      const extracted = { ...printed, lines: [...texts.map(createFootLine), ...printed.lines] }
      const analysis = analyze({ extracted, content, provenance: path }, { language: 'en', now: NOW })
      return findRow(analysis, 'dates-order')
    }
    expect(score(['Apr 2023', 'Mar 2020'])?.status).toBe('unsure')
    expect(score(['Apr 2023 – Mar 2020', 'Gardener'])?.status).toBeUndefined()
  })

  it('what is missing beside contact data that only a link has', () => {
    const content = goodEnglishCv({ personalInfo: { ...noPlace, email: '' } })
    const printed = simulateExtraction(content, 'en')
    const score = (url: string) => {
      const extracted = { ...printed, links: [{ page: 1, text: '', url }] }
      return analyze({ extracted, content, provenance }, { language: 'en', now: NOW })
    }
    expect(findRow(score('mailto:ann.reed@example.org'), 'contact-location')?.status).toBe('unsure')
    expect(findRow(score('https://example.org'), 'contact-location')?.status).toBeUndefined()
  })
})

describe('what only looks like a fault', () => {
  it('an identifier of a researcher is no telephone number', () => {
    const content = goodEnglishCv({ personalInfo: { phone: '' } })
    expect(findPhone({ content, text: 'ann@example.org | 0000-0001-2345-678X' })).toBe('')
    expect(findPhone({ content, text: '0000‑0001‑2345‑6789' })).toBe('')
    expect(findPhone({ content, text: '07 - 2019-02' })).toBe('')
    expect(findPhone({ content, text: 'Prize ($45,000) 2019' })).toBe('')
    expect(findPhone({ content, text: 'ann@example.org | 600 123 456' })).toBe('600 123 456')
  })

  it('an accent in place of an apostrophe loses no letter', () => {
    const ratio = (text: string) =>
      getGainedRatio(scoreResume(goodEnglishCv(), { lines: [{ text }] }), 'clean-characters')
    expect(ratio('D´ORO')).toBe(1)
    expect(ratio('Garci´a')).toBeLessThan(1)
  })

  it('a section that says that there are no certificates has none', () => {
    const named = (name: string) =>
      findRow(
        scoreResume(goodEnglishCv({ sections: { certifications: [{ name, issuer: '', date: '' }] } })),
        'certifications-named',
      )
    expect(named('Ninguno')).toBeUndefined()
    expect(named('No aplica')).toBeUndefined()
    expect(named('Forklift')).toBeDefined()
  })

  it('a telephone number of another country than the latest job tells no country', () => {
    expect(guessCountry('+34 600 123 456', '', '')?.confidence).toBeGreaterThan(0.6)
    expect(guessCountry('+34 600 123 456', '', 'Uganda')?.confidence).toBeLessThan(0.6)
  })
})

describe('a limit that rests on doubtful lines', () => {
  const content = goodEnglishCv(job({ description: 'Worked' }))
  const extracted = simulateExtraction(content, 'en')
  const limit = (confidence: number) => {
    const read = [{ path: 'experience/e/company', page: 1, line: 0, confidence }]
    return toResults(
      { analysis: analyze({ extracted, content, provenance: read }, { language: 'en', now: NOW }) },
      'en',
    ).limit
  }

  it('asks to check them', () => {
    expect(limit(1)?.text).toMatch(/until you fix/)
    expect(limit(0.2)?.text).toMatch(/until you check/)
  })
})
