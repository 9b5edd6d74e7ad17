import { describe, expect, it } from 'vitest'
import type { ResumeContent } from '#shared/resume/schema/content.ts'
import { analyze } from '#shared/scoring/analyze.ts'
import { findRangeDates } from '#shared/scoring/context/date-ranges.ts'
import { countSummaryTerms } from '#shared/scoring/context/summary-terms.ts'
import { isTemplateText } from '#shared/scoring/lexicon/template-text.ts'
import { getOpening } from '#shared/scoring/lexicon/verb-forms.ts'
import { toResults } from '#shared/scoring/results-view.ts'
import type { RuleCode } from '#shared/scoring/rules/index.ts'
import { simulateExtraction } from '#shared/scoring/simulate-extraction.ts'
import { createFootLine } from '../../../../utils/reading/extracted-documents.ts'
import {
  type ContentParts,
  type ExtractionChange,
  findRow,
  getGainedRatio,
  goodEnglishCv,
  goodSpanishCv,
  NOW,
  scoreResume,
} from '../../../../utils/scoring/scoring-inputs.ts'

const gained = (code: RuleCode, parts: ContentParts, change?: ExtractionChange) =>
  getGainedRatio(scoreResume(goodEnglishCv(parts), change), code)
const summary = (text: string): ContentParts => ({ sections: { summary: text } })
const say = (content: ResumeContent, code: RuleCode) =>
  toResults({ analysis: scoreResume(content) }, 'en').ledger.find(({ rule }) => rule === code)?.text

describe('openings', () => {
  it('takes an English word before a Spanish one for a noun', () => {
    expect(getOpening('Fine-tuning de motores', 'es')?.form).toBe('noun')
    expect(getOpening('Pruning old trees', 'es')?.form).toBe('gerund')
    expect(getOpening('Pruning en route', 'en')?.form).toBe('gerund')
  })

  it.each([
    ['Identify faults in lifts', 'en'],
    ['Troubleshot boilers', 'en'],
    ['Trouble-shooting of pumps', 'en'],
    ['Rectifying drawings', 'en'],
    ['Removes worn brakes', 'en'],
    ['Podar setos y rosales', 'es'],
    ['Atender mesas', 'es'],
  ] as const)('%s opens with a verb', (text, language) => expect(getOpening(text, language)).not.toBeNull())

  it.each([
    ['Evening shifts', 'en'],
    ['Computer room', 'es'],
    ['Lugar de trabajo', 'es'],
    ['Taller de coches', 'es'],
  ] as const)('%s does not', (text, language) => expect(getOpening(text, language)).toBeNull())
})

describe('findings agree with the page', () => {
  it('counts “I” only as a pronoun', () => {
    expect(gained('first-person', summary('Planned phase I and II of E&I work at Lark (I) Ltd. in two ports.'))).toBe(1)
    expect(gained('first-person', summary('I planned work in two ports.'))).toBeLessThan(1)
  })

  it('finds no cliché across a comma', () => {
    const claims = (summary: string) =>
      findRow(scoreResume(goodSpanishCv({ sections: { summary } }), { language: 'es' }), 'cliches')?.params['count']
    expect(claims('Jardinera comprometida con los viveros desde hace 9 años.')).toBe(1)
    expect(claims('Jardinera comprometida, con 9 años en viveros.')).toBe(0)
  })

  it('takes what a delivery or a page is for no claim about the person', () => {
    const claims = (description: string) => {
      const job = {
        id: 'a',
        company: 'Vivero Robledal',
        position: 'Jardinera',
        startDate: '2020-01',
        endDate: '2022-01',
      }
      const experience = [{ ...job, current: false, description }]
      const analysis = scoreResume(goodSpanishCv({ sections: { experience } }), { language: 'es' })
      return findRow(analysis, 'cliches')?.params['count']
    }
    expect(claims('- Aseguré la entrega puntual de 300 plantas.')).toBe(0)
    expect(claims('- Diseñé un riego dinámico para 4 viveros.')).toBe(0)
    expect(claims('- Fui proactiva, muy puntual y ordenada.')).toBe(2)
  })

  it('counts a cliché inside a longer one once', () => {
    const parts = goodSpanishCv({ sections: { summary: 'Jardinera con ganas de aprender y 9 años en viveros.' } })
    expect(findRow(scoreResume(parts, { language: 'es' }), 'cliches')?.params['count']).toBe(1)
  })

  it('knows levels of studies in both languages', () => {
    for (const degree of [
      'Experto en poda',
      'Pregrado en Botánica',
      'Certificado de riego',
      'S.S.L.C',
      'ITI in Welding',
      'Ciclo Superior de Jardinería',
      'Erasmus+',
    ]) {
      const education = [{ id: 'a', institution: 'Newtown College', degree, field: '', startDate: '2014' }]
      expect([degree, gained('education-field', { sections: { education } })]).toEqual([degree, 1])
    }
  })

  it('takes a year alone as its last month before a gap', () => {
    const job = { company: 'Oakhill', position: 'Gardener', description: '', current: false }
    const jobs = (endDate: string) => [
      { ...job, id: 'b', startDate: '2023-11', endDate: '2026-10' },
      { ...job, id: 'a', startDate: '2019-01', endDate },
    ]
    expect(gained('dates-gaps', { sections: { education: [], experience: jobs('2022') } })).toBe(1)
    expect(gained('dates-gaps', { sections: { education: [], experience: jobs('2022-01') } })).toBeLessThan(1)
  })

  it('takes a date with slashes for no range', () => {
    const count = (text: string) => findRangeDates([{ text }]).length
    expect(['Date of issue: 05/07/2017', 'Office2003/07/10'].map(count)).toEqual([0, 0])
    expect(['2019/2021', '03/2019 - 04/2020', '10/01/2015 – 20/12/2020'].map(count)).toEqual([2, 2, 2])
  })

  it('has no issue with one picture on the first page, which may be a photo', () => {
    expect(gained('pictures', {}, { hazards: [{ code: 'image', page: 1, params: { count: 1 } }] })).toBe(1)
  })

  it('takes a list of labels and values for no table', () => {
    const texts = ['Name : Maya Okafor', 'Visa : yes', 'Hobbies : chess']
    const printed = simulateExtraction(goodEnglishCv(), 'en').lines.length
    const table = (lines: readonly string[]) =>
      gained(
        'tables',
        {},
        {
          lines: lines.map((text) => ({ text })),
          hazards: [{ code: 'table', page: 1, line: printed }],
        },
      )
    expect(table(texts)).toBe(1)
    expect(table(['Year School Grade', '2014 Newtown A', '2016 Oldtown B'])).toBeLessThan(1)
  })

  it.each(['Company Name: Oakhill Hotel', 'their cards, incluyendo su nombre e imagen.'])(
    '%s is no template text',
    (text) => expect(isTemplateText(text)).toBe(false),
  )

  it.each(['[Fecha de inicio] – [Fecha de finalización]', '[Escriba un breve resumen]', '[Telephone]'])(
    '%s is template text',
    (text) => expect(isTemplateText(text)).toBe(true),
  )

  it.each(['[Actual] Jardinera', 'Roses of the north [3]', 'Puestos [Cargos]'])('%s is no template text', (text) =>
    expect(isTemplateText(text)).toBe(false),
  )

  it('says that lines say little where a job has enough of them on the page', () => {
    const [job] = goodEnglishCv().sections.experience ?? []
    const achievements = ['Pruned 40 rose bushes of the manor', 'Contact: Ann Reed', 'Tools: shears']
    const experience = job ? [{ ...job, achievements, description: achievements.join('\n') }] : []
    const parts = { sections: { projects: [], volunteer: [], experience } }
    expect(say(goodEnglishCv(parts), 'bullets-enough')).not.toMatch(/fewer than 3|doesn’t have enough/)
  })

  it('says of enough words in poor lines that such lines do not count', () => {
    const [job] = goodEnglishCv().sections.experience ?? []
    const repeat = (times: number) => {
      const achievements = Array.from(
        { length: times },
        () => 'Did various tasks and other things in the office every day',
      )
      const experience = job ? [{ ...job, achievements, description: achievements.join('\n') }] : []
      return say(goodEnglishCv({ sections: { summary: '', projects: [], volunteer: [], experience } }), 'word-count')
    }
    expect(repeat(14)).toMatch(/don’t count/)
    expect(repeat(9)).not.toMatch(/don’t count/)
    const names = Array.from({ length: 60 }, () => 'Old lawns').join('\n')
    const projects = [{ id: 'p', name: 'Lawns', description: names }]
    const named = goodEnglishCv({ sections: { summary: '', projects, volunteer: [], experience: [] } })
    expect(say(named, 'word-count')).toMatch(/don’t count/)
  })

  it('takes a period at the end of a sentence for no date of an entry', () => {
    const dates = (text: string) => findRangeDates([{ text }]).length
    expect(dates('She looked after the roses for two cold winters 2017-2019.')).toBe(0)
    expect(dates('Gardener at the Manor of Oakhill 2017-2019')).toBe(2)
    expect(dates('en el invernadero 2017-2019')).toBe(2)
  })

  it.each(['font-size', 'sizes-few', 'density', 'heading-style'] as const)(
    'says nothing about %s where drawn fonts have no size',
    (code) => {
      const { meta } = simulateExtraction(goodEnglishCv(), 'en')
      const find = (fonts: string[]) =>
        findRow(scoreResume(goodEnglishCv(), { read: { meta: { ...meta, fonts } } }), code)
      expect(find(['Type3'])).toBeUndefined()
      expect(find(['Type3', 'Inter'])).toBeDefined()
    },
  )

  it('measures the margins without what a browser prints at the edges', () => {
    const lines = simulateExtraction(goodEnglishCv(), 'en').lines
    const printed = (y: number) =>
      Array.from({ length: 8 }, () => ({ ...createFootLine('https://example.org/cv 1/1', 0), x: 0, y }))
    const ratio = (y: number) =>
      getGainedRatio(scoreResume(goodEnglishCv(), { read: { lines: [...lines, ...printed(y)] } }), 'margins')
    expect(ratio(15)).toBe(1)
    expect(ratio(830)).toBe(1)
    expect(ratio(400)).toBe(0)
  })

  it('takes the words above a list for no deed', () => {
    const [job] = goodEnglishCv().sections.experience ?? []
    const description = 'Some highlights of the season were:\nPruned 40 rose bushes of the manor'
    const experience = job ? [{ ...job, achievements: [], description }] : []
    expect(say(goodEnglishCv({ sections: { projects: [], volunteer: [], experience } }), 'duties')).not.toMatch(/Some/)
  })

  it('names unused skills of a list in pieces only where a list of terms has them', () => {
    const skills = { technical: ['Kubernetes', 'Agreeable at noon', 'Of gardens'], soft: [], languages: [] }
    const content = goodEnglishCv({ sections: { skills } })
    const provenance = [{ path: 'skills/technical', page: 1, line: 0, confidence: 1 }]
    const printed = simulateExtraction(content, 'en')
    const name = (lines: typeof printed.lines, parts: object) => {
      const analysis = analyze({ extracted: { ...printed, lines }, content, ...parts }, { language: 'en', now: NOW })
      return findRow(analysis, 'skills-used')?.params['sample']
    }
    const torn = printed.lines.flatMap((line) =>
      line.text.includes('Kubernetes') ? [line, { ...line, text: 'and pruning' }] : [line],
    )
    expect(name(printed.lines, {})).toContain('Of gardens')
    expect(name(torn, { provenance })).toBe('Kubernetes')
  })

  it('knows issuers that stand in the names of certificates', () => {
    const named = (name: string) =>
      gained('certifications-named', { sections: { certifications: [{ name, issuer: '', date: '' }] } })
    expect(named('Hack The Box: Garden Gates')).toBe(1)
    expect(named('Garden Gates')).toBeLessThan(1)
  })

  it('says what is missing when each job has enough lines', () => {
    const [job] = goodEnglishCv().sections.experience ?? []
    const experience = job ? [{ ...job, achievements: job.achievements?.slice(0, 3) }] : []
    expect(say(goodEnglishCv({ sections: { experience } }), 'bullets-enough')).toMatch(/so far, you have 3/)
  })

  it('asks for a number alone when the summary names its fields', () => {
    const text = 'Data engineer who builds pipelines in Python and SQL for shops and banks of every size in Texas.'
    expect(say(goodEnglishCv(summary(text)), 'summary-specific')).not.toMatch(/fields of work/)
  })

  it('counts the own skills and studies that a summary names', () => {
    const content = goodEnglishCv({
      sections: {
        summary: 'Gardener who plants hedges and lays drip irrigation.',
        skills: { technical: ['Hedge planting', 'Drip irrigation', 'Beekeeping'], soft: [], languages: [] },
      },
    })
    expect(countSummaryTerms(content)).toBe(2)
  })

  it('compares the order of entries below one heading only', () => {
    const experience = (goodEnglishCv().sections.experience ?? [])
      .map((job, i) => ({ ...job, position: ['Welder', 'Night porter'][i] ?? '' }))
      .reverse()
    const content = goodEnglishCv({ sections: { experience } })
    const { lines } = simulateExtraction(content, 'en')
    const at = lines.findIndex(({ text }) => text.includes('Welder'))
    const heading = { ...createFootLine('Teaching Experience', 0), bold: true }
    const read = { lines: [...lines.slice(0, at), heading, ...lines.slice(at)] }
    expect(getGainedRatio(scoreResume(content), 'chronology')).toBe(0)
    expect(getGainedRatio(scoreResume(content, { read }), 'chronology')).toBe(1)
  })
})

describe('what stands beside the text', () => {
  it('takes the years in a notice of a form for no period', () =>
    expect(findRangeDates([{ text: '12/01/19 © Form Makers, 2004-2019 | Page 1 / 2' }])).toEqual([]))

  it('takes a certificate with an address for named', () => {
    const certification = { id: 'c', name: 'Food safety', issuer: '', date: '', url: 'foodsafety.example' }
    expect(gained('certifications-named', { sections: { certifications: [certification] } })).toBe(1)
  })

  it('asks about a skill that is several', () => {
    const merged = 'welding brazing milling turning grinding filing drilling sawing bending polishing painting'
    const skills = { technical: [merged, 'Excel', 'Word'], soft: [], languages: [] }
    expect(findRow(scoreResume(goodEnglishCv({ sections: { skills } })), 'skills-used')?.status).toBe('unsure')
  })
})
