import { describe, expect, it } from 'vitest'
import { analyze } from '#shared/scoring/analyze.ts'
import { extractStatements, markLineStarts } from '#shared/scoring/context/work-text/statements.ts'
import { matchStandardHeading } from '#shared/scoring/lexicon/headings.ts'
import { getOpening } from '#shared/scoring/lexicon/verb-forms.ts'
import { toResults } from '#shared/scoring/results-view.ts'
import { createExtractedDocument } from '../../../../utils/reading/extracted-documents.ts'
import {
  type ContentParts,
  findRow,
  goodEnglishCv,
  NOW,
  scoreResume,
} from '../../../../utils/scoring/scoring-inputs.ts'

type Sections = NonNullable<ContentParts['sections']>

const row = (code: Parameters<typeof findRow>[1], sections: Sections) =>
  findRow(scoreResume(goodEnglishCv({ sections })), code)

const languages = (...listed: { language: string; detail?: string }[]) => ({
  skills: { technical: [], soft: [], languages: listed.map((l, i) => ({ id: `l${i}`, ...l })) },
})

describe('findings on what was read in pieces', () => {
  it('counts a second language in the detail of the first', () =>
    expect(row('languages-level', languages({ language: 'Hindi', detail: '& English' }))?.params['of']).toBe(2))

  it('leaves certificates alone whose names go on in the issuer, or that are a declaration', () => {
    const named = (name: string, issuer = '') => ({ certifications: [{ name, issuer, date: '' }] })
    expect(row('certifications-named', named('Welding', 'TIG MAG and'))).toBeUndefined()
    expect(row('certifications-named', named('Pruning part', '2: hedges and roses'))).toBeUndefined()
    expect(row('certifications-named', named('I, Ann Reed, certify that all of this is true'))).toBeUndefined()
    expect(row('certifications-named', named('Forklift'))?.params['of']).toBe(1)
  })

  it('takes nothing that is said of a market for a claim', () => {
    const list = (summary: string) => row('cliches', { summary })?.params['list']
    expect(list('Busco un mercado dinámico')).toBe('')
  })

  it('counts a web address and the path of a profile as links', () => {
    const me = goodEnglishCv({ personalInfo: { linkedin: '' } })
    const links = (text: string) => findRow(scoreResume(me, { lines: [{ text }] }), 'contact-links')?.points
    expect(links('/ana-reed/')).toBeGreaterThan(0)
    expect(links('www.ana-reed.example')).toBeGreaterThan(0)
    expect(links('and/or')).toBe(0)
  })

  it('takes a verb with its accent for no noun', () =>
    expect(getOpening('Manejó cuatro invernaderos', 'es')?.form).toBe('past'))

  it('compares the title with no way of working', () => {
    const experience = [{ id: 'j', company: 'Mill', position: 'Freelance', startDate: '2020', description: '' }]
    expect(row('title-matches', { experience })).toBeUndefined()
  })

  it('compares the title with no post when the latest one may not have been read', () => {
    const jobs = ['', 'Baker'].map((position, i) => ({
      id: `j${i}`,
      company: `Mill ${i}`,
      position,
      startDate: '',
      description: '',
    }))
    expect(row('title-matches', { experience: jobs })).toBeUndefined()
  })

  it('asks for the profession, not for the latest position, where there is none', () => {
    const text = (sections: Sections) => {
      const content = goodEnglishCv({ personalInfo: { title: '' }, sections })
      const results = toResults({ analysis: scoreResume(content) }, 'en')
      return results.ledger.find(({ rule }) => rule === 'summary-keywords')?.text
    }
    const summary = 'Seeking a place to learn and to grow with a friendly team.'
    expect(text({ summary, experience: [] })).not.toMatch(/position/)
    expect(text({ summary })).toMatch(/position/)
  })

  it('counts initials as names', () => {
    const score = (fullName: string) =>
      findRow(scoreResume(goodEnglishCv({ personalInfo: { fullName } })), 'contact-name')
    expect(score('A.B.REED')?.points).toBe(score('Ann Reed')?.points)
  })

  it('measures each paragraph of a summary', () => {
    const half = Array.from({ length: 60 }, (_, i) => `word${String.fromCharCode(97 + (i % 26))}`).join(' ')
    expect(row('paragraph-length', { summary: `${half}\n${half}` })?.params['count']).toBe(0)
    expect(row('paragraph-length', { summary: `${half} ${half}` })?.params['count']).toBe(1)
  })

  it('counts no codes as words in capitals', () => {
    const score = (text: string) => {
      const content = goodEnglishCv()
      const extracted = createExtractedDocument([[text]])
      return findRow(analyze({ extracted, content }, { language: 'en', now: NOW }), 'shouting')?.params['count']
    }
    expect(score('AB12, CD34, EF56, GH78, IJ90, KL11, MN22, OP33')).toBe(0)
    expect(score('WE PLANT ALL OF THE ROSES HERE TODAY')).toBe(1)
  })

  it('measures no light text beside text on a dark background', () => {
    const lines = (color: string, column: number) =>
      Array.from({ length: 5 }, (_, i) => [`Line ${i} of column ${column}`, { column, color }] as const)
    const printed = createExtractedDocument([])
    const score = (dark: string) => {
      const sidebar = [...lines('#ffffff', 0).slice(0, 2), ...lines(dark, 0)]
      const all = [...sidebar, ...lines('#000000', 1), ...lines('#000000', 1)]
      const extracted = createExtractedDocument(all.map(([text, { column }]) => [text, { column }]))
      const colored = extracted.lines.map((line, i) => ({ ...line, color: all[i]?.[1].color ?? '#000000' }))
      return findRow(
        analyze({ extracted: { ...printed, lines: colored }, content: goodEnglishCv() }, { language: 'en', now: NOW }),
        'contrast',
      )?.params['count']
    }
    expect(score('#f0b060')).toBe(0)
  })
})

describe('words and lines', () => {
  it.each(['Diagnóstico de averías', 'Entregas a domicilio'])('takes no noun for a verb: %s', (line) =>
    expect(getOpening(line, 'es')?.form).toBe('noun'),
  )

  it.each([
    ['WORK EX PERIENCE', 'experience'],
    ['-----Formal Education', 'education'],
  ])('reads the heading %s', (text, key) => expect(matchStandardHeading(text)).toBe(key))

  it('takes the branch of a job, the form of a company and a list of languages for no work', () => {
    const list = (description: string, ...achievements: string[]) =>
      extractStatements(
        goodEnglishCv({
          sections: {
            experience: [
              { id: 'j', company: 'Oakhill', position: 'Gardener', startDate: '2020', description, achievements },
            ],
          },
        }),
      )
        .filter(({ section }) => section === 'experience')
        .map(({ text }) => text)
    const done = ['Pruned the roses of the manor garden', 'Planted a hedge of two hundred yards']
    expect(list('Rosewood branch, dealer of Greenleaf', ...done)).toEqual(done)
    expect(list('VIVEROS S.A.S z\nPruned the roses of the manor garden')).toEqual(done.slice(0, 1))
    expect(list('Lenguajes usados: Kotlin - Docker - Rust')).toEqual([])
    expect(list('Último año y medio')).toEqual([])
    expect(list('', 'Operador de la cinta de lavado', ...done)).toHaveLength(3)
  })

  it.each([':', ' —'])('takes what stands after the name of an item for a list item: %s', (mark) => {
    const statement = {
      text: 'Planted a hedge of roses',
      path: 'p',
      section: 'projects',
      entry: 0,
      bullet: false,
    } as const
    expect(markLineStarts([statement], [{ text: `• Manor garden${mark} Planted a hedge of roses` }])[0]?.bullet).toBe(
      true,
    )
  })
})
