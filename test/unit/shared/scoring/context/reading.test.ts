import { describe, expect, it } from 'vitest'
import type { Provenance } from '#shared/parser/parsed-resume.ts'
import { analyze } from '#shared/scoring/analyze.ts'
import { analysisSchema } from '#shared/scoring/results.ts'
import { toResults } from '#shared/scoring/results-view.ts'
import { simulateExtraction } from '#shared/scoring/simulate-extraction.ts'
import { findRow, goodEnglishCv, NOW, scoreResume } from '../../../../utils/scoring/scoring-inputs.ts'

const options = { language: 'en', now: NOW } as const

/** The page has the jobs of the good resume, and the parser found none. */
const misread = () => {
  const content = goodEnglishCv()
  return analyze(
    {
      extracted: simulateExtraction(content, 'en'),
      content: { ...content, sections: { ...content.sections, experience: [] } },
    },
    options,
  )
}

describe('a part of the page that was not read', () => {
  it('is asked about, and costs little', () => {
    const row = findRow(misread(), 'experience-present')
    expect(row).toMatchObject({ status: 'unsure', confidence: 0.2 })
    expect((row?.points ?? 0) / (row?.weight ?? 1)).toBeCloseTo(0.8, 1)
  })

  it('is a question in the results, in no list of faults', () => {
    const results = toResults({ analysis: misread() }, 'en')
    const asked = results.questions?.find(({ rules }) => rules.includes('experience-present'))
    expect(asked?.text).toMatch(/\?$/)
    expect(results.improvementAreas).not.toContain(asked?.text)
    expect(results.ledger.find(({ rule }) => rule === 'experience-present')?.text).toBe(asked?.text)
  })

  it('does not make the resume good', () => {
    expect(misread().overallScore).toBeLessThan(60)
  })

  it('is missing without a doubt when the page has nothing of it', () => {
    const content = goodEnglishCv({ sections: { experience: [] } })
    const row = findRow(scoreResume(content), 'experience-present')
    expect(row).not.toHaveProperty('status')
    expect(row?.points).toBe(0)
  })
})

describe('a doubtful entry', () => {
  it('is asked about', () => {
    const good = goodEnglishCv()
    const content = goodEnglishCv({
      sections: { experience: good.sections.experience?.map((job) => ({ ...job, company: '' })) ?? [] },
    })
    const extracted = simulateExtraction(good, 'en')
    const line = extracted.lines.findIndex(({ text }) => text.startsWith('Senior Data Engineer'))
    const provenance: Provenance[] = [1, 2].map((n) => ({
      path: `experience/experience-${n}/position`,
      page: 1,
      line,
      confidence: 0.55,
    }))
    const sure = findRow(analyze({ extracted, content }, options), 'experience-complete')
    const unsure = findRow(analyze({ extracted, content, provenance }, options), 'experience-complete')
    expect(sure).not.toHaveProperty('status')
    expect(unsure?.status).toBe('unsure')
    expect(unsure?.points).toBeGreaterThan(sure?.points ?? 0)
  })
})

describe('how much was understood', () => {
  it('is the share of the words in fields', () => {
    const content = goodEnglishCv()
    const read = simulateExtraction(content, 'en')
    expect(analyze({ extracted: read, content }, options).understood).toBeGreaterThanOrEqual(95)
    const lost = { ...content, sections: { skills: content.sections.skills } }
    expect(analyze({ extracted: read, content: lost }, options).understood).toBeLessThan(50)
  })

  it('is missing in an analysis of an older version, which still loads', () => {
    const { understood: _, ...older } = scoreResume(goodEnglishCv())
    expect(toResults({ analysis: analysisSchema.parse(older) }, 'es')).not.toHaveProperty('understood')
  })
})
