import { describe, expect, it } from 'vitest'
import { toResults } from '#shared/scoring/results-view.ts'
import { type ContentParts, goodEnglishCv, scoreResume } from '../../../utils/scoring/scoring-inputs.ts'

const read = (sections: NonNullable<ContentParts['sections']>) => {
  const results = toResults({ analysis: scoreResume(goodEnglishCv({ sections })) }, 'en')
  const listFollowers = (cause: string) =>
    results.ledger.filter(({ follows }) => follows === cause).map(({ rule }) => rule)
  return { results, listFollowers }
}

describe('findings of one cause', () => {
  it('without a list of skills are shown once', () => {
    const { results, listFollowers } = read({ skills: undefined })
    expect(listFollowers('skills-listed')).toEqual(expect.arrayContaining(['skills-used']))
    const used = results.ledger.find(({ rule }) => rule === 'skills-used')?.text
    expect(results.categories.keywords.suggestions).not.toContain(used)
    expect(results.improvementAreas).not.toContain(used)
  })

  it('without jobs are shown once, and the limit names the cause', () => {
    const { results, listFollowers } = read({ experience: [], projects: [], volunteer: [] })
    expect(listFollowers('experience-present')).toEqual(
      expect.arrayContaining(['experience-complete', 'work-substance', 'bullets-enough', 'sections-present']),
    )
    const cause = results.ledger.find(({ rule }) => rule === 'experience-present')
    expect(results.limit?.text).toContain(cause?.title)
    const largest = Math.max(...results.ledger.filter(({ follows }) => !follows).map(({ gain = 0 }) => gain))
    expect(cause?.gain).toBe(largest)
  })

  it('stay apart while the part is there', () => {
    const { results } = read({})
    expect(results.ledger.filter(({ follows }) => follows)).toEqual([])
  })
})
