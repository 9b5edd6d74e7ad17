import { describe, expect, it } from 'vitest'
import { analyzeContent } from '#shared/scoring/analyze.ts'
import { getFixGain } from '#shared/scoring/fix-gain.ts'
import { lostPoints } from '#shared/scoring/ledger-points.ts'
import { toResults } from '#shared/scoring/results-view.ts'
import { type ContentParts, goodEnglishCv, NOW } from '#test/utils/scoring/scoring-inputs.ts'

const analyzeCv = (parts: ContentParts) => analyzeContent(goodEnglishCv(parts), { language: 'en', now: NOW })
const withoutContact: ContentParts = { personalInfo: { email: '', phone: '', title: '' } }

describe('getFixGain', () => {
  const gainOf = (rule: string) => {
    const limited = analyzeCv(withoutContact)
    const row = limited.ledger.find((one) => one.rule === rule)
    return row ? getFixGain(limited.ledger, row) : null
  }

  it('is the real difference of the score when the limit is fixed', () => {
    const limited = analyzeCv(withoutContact)
    expect(limited.limit?.rule).toBe('contact-email')
    const fixed = analyzeCv({ personalInfo: { phone: '', title: '' } })
    expect(fixed.limit).toBeUndefined()
    expect(Math.abs((gainOf('contact-email') ?? 0) - (fixed.overallScore - limited.overallScore))).toBeLessThanOrEqual(
      1,
    )
  })

  it('is nothing above the limit that another finding sets', () => {
    const title = analyzeCv(withoutContact).ledger.find(({ rule }) => rule === 'title-present')
    expect(title && lostPoints(title)).toBeGreaterThan(0)
    expect(gainOf('title-present')).toBe(0)
  })

  it('is what a row lost when nothing limits the score, and stands in the results', () => {
    const free = analyzeCv({ personalInfo: { title: '' } })
    const row = toResults({ analysis: free }, 'en').ledger.find(({ rule }) => rule === 'title-present')
    expect(row?.gain).toBeCloseTo(row ? lostPoints(row) : 0, 1)
  })
})
