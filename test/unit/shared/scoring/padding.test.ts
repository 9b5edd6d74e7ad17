import { describe, expect, it } from 'vitest'
import type { ResumeContent } from '#shared/resume/schema/content.ts'
import { analyze, analyzeContent } from '#shared/scoring/analyze.ts'
import { simulateExtraction } from '#shared/scoring/simulate-extraction.ts'
import { goodEnglishCv, goodSpanishCv, NOW } from '../../../utils/scoring/scoring-inputs.ts'

const PADDING = [
  'Did various tasks every day.',
  'Realización de diversas tareas generales del puesto.',
  'Responsible for different activities.',
  'Gestioné papeles 2.',
]

/** How text is read wrongly, from one word in `every` on. */
const GARBLES: Readonly<Record<string, (word: string) => string>> = {
  'words in pieces': (word) => word.replace(/(\p{L})$/u, ' $1 , ,'),
  'doubled letters': (word) => word.replace(/\p{L}/gu, '$&$&'),
  'joined words': (word) => `${word}and${word}with${word} .. `,
}

const garble = (cv: ResumeContent, change: (word: string) => string, every: number, jobs: number): ResumeContent => ({
  ...cv,
  sections: {
    ...cv.sections,
    summary: undefined,
    experience: cv.sections.experience?.slice(0, jobs).map((job) => ({
      ...job,
      achievements: job.achievements?.map((text) =>
        text
          .split(' ')
          .map((word, i) => (i % every === 0 ? change(word) : word))
          .join(' '),
      ),
    })),
  },
})

const pad = (cv: ResumeContent, lines: readonly string[]): ResumeContent => ({
  ...cv,
  sections: {
    ...cv.sections,
    experience: cv.sections.experience?.map((job, i) =>
      i === 0 ? { ...job, achievements: [...(job.achievements ?? []), ...lines] } : job,
    ),
  },
})

const cases = Object.entries(GARBLES).flatMap(([name, change]) =>
  [1, 3, 6, 12, 20].flatMap((every) =>
    [1, 2, 3].flatMap((jobs) =>
      [goodEnglishCv(), goodSpanishCv()].map((cv) => [name, every, jobs, garble(cv, change, every, jobs)] as const),
    ),
  ),
)

const LANGUAGE = { language: 'en', now: NOW } as const
const scorers: Readonly<Record<string, (cv: ResumeContent) => number>> = {
  editor: (cv) => analyzeContent(cv, LANGUAGE).overallScore,
  upload: (cv) => analyze({ extracted: simulateExtraction(cv, 'en'), content: cv }, LANGUAGE).overallScore,
}

describe.each(Object.entries(scorers))('padding never raises the score of garbled text (%s)', (_, score) => {
  it.each(cases)('%s, one word in %i, %i jobs', (_name, _every, _jobs, cv) => {
    const before = score(cv)
    const raised = PADDING.map((_line, i) => PADDING.slice(0, i + 1)).filter((lines) => score(pad(cv, lines)) > before)
    expect(raised).toEqual([])
  })
})

/** A resume of few words, three of them joined, with a typing error. */
const short = (words: number): ResumeContent => ({
  ...goodEnglishCv(),
  sections: {
    experience: [
      {
        company: 'Nogal Bakery',
        position: 'Baker',
        startDate: '2021',
        endDate: '2023',
        description: '',
        achievements: [
          'Baked the the breadandpastryofthehouse with sourdoughandryeflour for localrestaurantsandbars ,',
          Array.from({ length: words }, (_, i) => ['kneaded', 'shaped', 'weighed', 'sold', 'packed'][i % 5]).join(' '),
        ],
      },
    ],
  },
})

describe.each(Object.entries(scorers))('padding never raises the score of a short garbled text (%s)', (_, score) => {
  it.each(Array.from({ length: 60 }, (_, i) => i))('with %i more words', (words) => {
    const cv = short(words)
    const before = score(cv)
    expect(PADDING.filter((_, i) => score(pad(cv, PADDING.slice(0, i + 1))) > before)).toEqual([])
  })
})
