import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ResumeContent } from '#shared/resume/schema/content.ts'
import { analyzeContent } from '#shared/scoring/analyze.ts'
import { gainedPoints } from '#shared/scoring/ledger-points.ts'
import { readJobAds } from '../../../corpus/job-ads/read-ads.ts'
import { goodEnglishCv, goodSpanishCv, NOW } from '../../../utils/scoring/scoring-inputs.ts'

const PADDING = [
  'Did various tasks every day.',
  'Realización de diversas tareas generales del puesto.',
  'Responsible for different activities.',
  'Gestioné papeles 2.',
  'Excellent communication and strong work ethic.',
  'Conocimientos de varias herramientas.',
]
const TERMS = ['Fortran', 'Erlang', 'Haskell', 'Zig', 'Solidity', 'Perl', 'Prolog', 'Smalltalk', 'Delphi', 'Forth']
const ADS = readJobAds('tuned').map(({ text }) => text.split('\n').filter(Boolean))

/** Resumes with much, little and no told work. */
const CONTENTS: readonly ResumeContent[] = [goodEnglishCv(), goodSpanishCv()].flatMap((cv) =>
  [7, 1, 0].map((count) => ({
    ...cv,
    sections: {
      ...cv.sections,
      experience: cv.sections.experience?.map((job) => ({
        ...job,
        achievements: job.achievements?.slice(0, count) ?? [],
      })),
    },
  })),
)

/** Sum of the points (0–100) before rounding and limits. */
const score = (content: ResumeContent): number =>
  analyzeContent(content, { language: 'en', now: NOW }).ledger.reduce((sum, row) => sum + gainedPoints(row), 0)

const addLines = (content: ResumeContent, lines: readonly string[]): ResumeContent => {
  const [first, ...others] = content.sections.experience ?? []
  const description = [first?.description ?? '', ...lines.map((line) => `• ${line}`)].filter(Boolean).join('\n')
  return {
    ...content,
    sections: { ...content.sections, experience: first ? [{ ...first, description }, ...others] : [] },
  }
}

const addSkills = (content: ResumeContent, terms: readonly string[]): ResumeContent => {
  const { skills = { technical: [], soft: [], languages: [] } } = content.sections
  return {
    ...content,
    sections: { ...content.sections, skills: { ...skills, technical: [...skills.technical, ...terms] } },
  }
}

/** Points are sums of fractions. */
const ROUNDING = 1e-6
const content = fc.constantFrom(...CONTENTS)
const parameters = { numRuns: 40, seed: 17 }

describe('the score cannot be bought', () => {
  it('with lines that tell nothing', () => {
    fc.assert(
      fc.property(content, fc.subarray(PADDING, { minLength: 1 }), (cv, lines) => {
        expect(score(addLines(cv, lines))).toBeLessThanOrEqual(score(cv) + ROUNDING)
      }),
      parameters,
    )
  })

  it('with a list of keywords that no line shows', () => {
    fc.assert(
      fc.property(content, fc.subarray(TERMS, { minLength: 1 }), (cv, terms) => {
        expect(score(addSkills(cv, terms))).toBeLessThanOrEqual(score(cv) + ROUNDING)
      }),
      parameters,
    )
  })

  it('with the text of a job ad', () => {
    fc.assert(
      fc.property(content, fc.constantFrom(...ADS.filter((lines) => lines.length > 5)), (cv, ad) => {
        expect(score(addLines(cv, ad))).toBeLessThanOrEqual(score(cv) + ROUNDING)
      }),
      parameters,
    )
  })
})
