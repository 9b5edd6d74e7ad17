import { describe, expect, it } from 'vitest'
import type { Provenance } from '#shared/parser/parsed-resume.ts'
import { analyze, analyzeContent } from '#shared/scoring/analyze.ts'
import { createContext } from '#shared/scoring/context/context.ts'
import { toResults } from '#shared/scoring/results-view.ts'
import type { RuleCode } from '#shared/scoring/rules/index.ts'
import { simulateExtraction } from '#shared/scoring/simulate-extraction.ts'
import { createFootLine } from '../../../../utils/reading/extracted-documents.ts'
import { type ContentParts, findRow, goodEnglishCv, NOW } from '../../../../utils/scoring/scoring-inputs.ts'

/** A resume whose page has more lines above the others. */
const scoreBelow = (parts: ContentParts, texts: readonly string[], provenance?: readonly Provenance[]) => {
  const content = goodEnglishCv(parts)
  const printed = simulateExtraction(content, 'en')
  const extracted = { ...printed, lines: [...texts.map(createFootLine), ...printed.lines] }
  return analyze({ extracted, content, provenance }, { language: 'en', now: NOW })
}

const noPlace: ContentParts = { personalInfo: { location: '' } }
const noJobs: ContentParts = { sections: { experience: [] } }
const noStudies: ContentParts = { sections: { education: [] } }

const listSkills = (...technical: string[]): ContentParts => ({
  sections: { skills: { technical, soft: [], languages: [] } },
})
const sentenceJob: ContentParts = {
  sections: {
    experience: [
      {
        id: 'e',
        company: 'No tengo empleo en viveros',
        position: 'pero quiero aprender a podar y',
        startDate: '2020',
        endDate: '2021',
        description: 'Cuidé setos y rosales en el huerto de la escuela',
      },
    ],
  },
}

const cutSummary: ContentParts = {
  sections: {
    summary: 'Gardener who lays paths',
    custom: [{ id: 'c', title: '', items: ['and hedges for hotels in both valleys of the region'] }],
  },
}
const namelessJob: ContentParts = {
  sections: {
    experience: [{ id: 'e', company: '', position: '', startDate: '', description: '2 0 0 8 - 2 0 2 2' }],
  },
}
const deedProject: ContentParts = {
  sections: {
    experience: [
      {
        id: 'e',
        company: 'Oakhill Hotel',
        position: 'Gardener',
        startDate: '2020',
        description: 'Pruned the roses of the manor garden',
      },
    ],
    projects: [{ id: 'p', name: 'Planted nine hundred trees along the river', description: '' }],
  },
}

/** The good resume without employers, read with a confidence. */
const readWith = (confidence: number) => {
  const good = goodEnglishCv()
  const experience = good.sections.experience?.map((job) => ({ ...job, company: '' })) ?? []
  const extracted = simulateExtraction(good, 'en')
  const line = extracted.lines.findIndex(({ text }) => text.startsWith('Summary'))
  const provenance: Provenance[] = experience.map(({ id }) => ({
    path: `experience/${id}/position`,
    page: 1,
    line,
    confidence,
  }))
  return analyze(
    { extracted, content: goodEnglishCv({ sections: { experience } }), provenance },
    { language: 'en', now: NOW },
  )
}

describe('a finding below the threshold of confidence', () => {
  it('asks instead of accusing, and restores points in proportion', () => {
    const [certain, unsure] = [readWith(0.6), readWith(0.59)]
    const [accused, asked] = [certain, unsure].map((analysis) => findRow(analysis, 'experience-complete'))
    expect(accused?.status).toBeUndefined()
    expect(asked).toMatchObject({ status: 'unsure', confidence: 0.59 })
    const lost = (row = accused) => (row?.weight ?? 0) - (row?.points ?? 0)
    expect(lost(asked)).toBeCloseTo(0.59 * lost(accused), 1)
  })

  it('is in the questions and in no list of what to improve', () => {
    const results = toResults({ analysis: readWith(0.59) }, 'en')
    const row = results.ledger.find(({ rule }) => rule === 'experience-complete')
    expect(
      results.questions?.some(({ rules, text }) => rules.includes('experience-complete') && text === row?.text),
    ).toBe(true)
    expect(row?.text).toMatch(/\?$/)
    const accusations = [
      ...results.improvementAreas,
      ...Object.values(results.categories).flatMap((c) => c.suggestions),
    ]
    expect(accusations).not.toContain(row?.text)
  })

  it('is certain in the editor, whose fields are what they say', () => {
    const { ledger } = analyzeContent(goodEnglishCv(noJobs), { language: 'en', now: NOW })
    expect(ledger.filter(({ status }) => status === 'unsure')).toEqual([])
  })
})

describe('what puts a reading in doubt', () => {
  it.each<[string, RuleCode, ContentParts, string[]]>([
    ['an address below its label', 'contact-location', noPlace, ['Dirección', 'Calle Olmo 3, Villarejo']],
    ['a permanent address', 'contact-location', noPlace, ['Permanent Address : 12 Mill Lane']],
    ['a postal code of six digits', 'contact-location', noPlace, ['Old Market, Newtown-110099']],
    ['a town with its state and code', 'contact-location', noPlace, ['12 Mill Lane, Springfield, IL 62701-0001']],
    ['a postal code before a town in brackets', 'contact-location', noPlace, ['45001 Olías (Toledo)']],
    ['a heading of jobs that is no standard one', 'experience-present', noJobs, ['Present workplace:']],
    [
      'a degree that is in no field',
      'education-present',
      noStudies,
      ["BACHELOR'S DEGREE IN NURSING, University of Newtown"],
    ],
    ['skills under another heading', 'skills-listed', { sections: { skills: undefined } }, ['Highlights']],
    [
      'personal data in place of a summary',
      'summary',
      { sections: { summary: 'Born in Newtown on 4 March 1990. Date of birth: 4/3/1990.' } },
      [],
    ],
    ['a heading of a summary that is no standard one', 'summary', { sections: { summary: '' } }, ['Descripción']],
    ['a longer heading of jobs', 'experience-present', noJobs, ['Experiencia en riego, poda y asesoría de jardines']],
    ['dates and places among skills', 'skills-used', listSkills('Pruning', 'Marzo 2020', 'Abril 2021', 'Grafting'), []],
    ['a date among skills', 'skills-used', listSkills('Pruning', 'Grafting', 'Felling', 'Marzo 2020', 'Mowing'), []],
    ['names of groups among skills', 'skills-used', listSkills('Herramientas', 'Azada', 'Idiomas', 'Poda'), []],
    [
      'tools in lines of no section',
      'skills-listed',
      { sections: { skills: undefined, custom: [{ id: 'c', title: '', items: ['Python basic', 'Java', 'Docker'] }] } },
      [],
    ],
    ['lines of a job whose name is half a sentence', 'bullets-quantified', sentenceJob, []],
    ['the end of a summary in another part', 'summary', cutSummary, []],
    ['a job without any name', 'experience-present', namelessJob, []],
    ['a project whose name tells a deed', 'bullets-quantified', deedProject, []],
    ['the name in place of a summary', 'summary', { sections: { summary: 'Maya Okafor' } }, []],
    [
      'headings of a table in place of degrees',
      'education-field',
      {
        sections: {
          education: [{ id: 'x', institution: 'University', degree: 'Qualification', field: '', startDate: '2014' }],
        },
      },
      [],
    ],
  ])('%s', (_, code, parts, texts) => {
    const provenance = [{ path: 'education/x/degree', page: 1, line: 0, confidence: 1 }]
    expect(findRow(scoreBelow(parts, texts, provenance), code)?.status).toBe('unsure')
  })

  it('lines of jobs below the heading of another section', () => {
    const good = goodEnglishCv()
    const { lines, ...printed } = simulateExtraction(good, 'en')
    const told = lines.filter(({ text }) => /Led 5|Reduced|Designed|Automated/.test(text))
    const read = [...lines.filter((line) => !told.includes(line)), ...told.map((line, i) => ({ ...line, y: 900 + i }))]
    const rate = (list: typeof lines) =>
      createContext({ extracted: { ...printed, lines: list }, content: good, language: 'en', now: NOW }).reading.rate(
        'work',
      )
    expect(rate(read)).toBeLessThan(0.6)
    expect(rate(lines)).toBe(1)
  })

  it('an end beside a start that was read alone', () => {
    const good = goodEnglishCv()
    const [job] = good.sections.experience ?? []
    const open = job ? [{ ...job, id: 'e', startDate: '2021-03', current: false }] : []
    const content = goodEnglishCv({ sections: { experience: open } })
    const provenance = [{ path: 'experience/e/startDate', page: 1, line: 0, confidence: 1 }]
    const score = (texts: string[]) => {
      const printed = simulateExtraction(content, 'en')
      const extracted = { ...printed, lines: [...texts.map(createFootLine), ...printed.lines] }
      return findRow(analyze({ extracted, content, provenance }, { language: 'en', now: NOW }), 'experience-complete')
    }
    expect(score(['Mar 2021 -', 'Oct 2024 Austin'])?.status).toBe('unsure')
    expect(score(['Mar 2021', 'Austin'])?.status).toBeUndefined()
  })

  it('asks about jobs where only projects were read', () => {
    const parts: ContentParts = {
      sections: { experience: [], projects: [{ id: 'p', name: 'Rose garden', description: 'Planted forty roses' }] },
    }
    const provenance = [{ path: 'projects/p/name', page: 1, line: 0, confidence: 1 }]
    expect(findRow(scoreBelow(parts, [], provenance), 'experience-complete')?.status).toBe('unsure')
    expect(findRow(scoreBelow(parts, []), 'experience-complete')?.status).toBeUndefined()
  })
})
