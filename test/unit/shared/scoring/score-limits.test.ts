import { describe, expect, it } from 'vitest'
import { findCauses } from '#shared/scoring/causes.ts'
import { availablePoints, gainedPoints, isGained, lostPoints } from '#shared/scoring/ledger-points.ts'
import type { LedgerRow } from '#shared/scoring/results.ts'
import { findScoreLimit } from '#shared/scoring/score-limits.ts'

const row = (
  rule: string,
  points: number,
  params: LedgerRow['params'] = {},
  more: Partial<LedgerRow> = {},
): LedgerRow => ({
  rule,
  category: 'content',
  points,
  weight: 100,
  evidence: [],
  params,
  ...more,
})
const work = (amount: number, more: Partial<LedgerRow> = {}) => row('work-substance', 50, { amount }, more)
const limit = (...ledger: LedgerRow[]) => findScoreLimit(ledger, 100)

describe('the limit of a score', () => {
  it.each([
    ['placeholders', 30, 45],
    ['text-layer', 50, 55],
    ['clean-characters', 10, 55],
    ['sections-present', 30, 60],
  ])('of %s is below %d %% of its points', (rule, share, at) => {
    expect(limit(row(rule, share - 0.1))).toEqual({ rule, at })
    expect(limit(row(rule, share))).toBeUndefined()
  })

  it('of contact data needs both to be missing', () => {
    expect(limit(row('contact-email', 0), row('contact-phone', 9))).toEqual({ rule: 'contact-email', at: 60 })
    expect(limit(row('contact-email', 0), row('contact-phone', 10))).toBeUndefined()
    expect(limit(row('contact-email', 10), row('contact-phone', 0))).toBeUndefined()
    expect(limit(row('contact-email', 0))).toBeUndefined()
  })

  it('is none of a rule without weight', () => expect(limit(row('placeholders', 0, {}, { weight: 0 }))).toBeUndefined())

  it('is the lowest one below the score', () => {
    const ledger = [row('sections-present', 0), row('placeholders', 0), row('text-layer', 0)]
    expect(limit(...ledger)).toEqual({ rule: 'placeholders', at: 45 })
    expect(findScoreLimit(ledger, 46)).toEqual({ rule: 'placeholders', at: 45 })
    expect(findScoreLimit(ledger, 45)).toBeUndefined()
  })

  it.each([
    [0, 36],
    [0.75, 48],
    [1.5, 59],
    [3, 69],
    [4, 78],
    [5.9, 99],
  ])('with %d full lines of work is %d', (amount, at) =>
    expect(limit(work(amount))).toEqual({ rule: 'work-substance', at }),
  )

  it('with six full lines of work is none', () => {
    expect(limit(work(6))).toBeUndefined()
    expect(limit(work(12))).toBeUndefined()
    expect(limit(row('work-substance', 50))).toBeUndefined()
  })

  it('rises when the work may not have been read', () => {
    const unsure = (confidence: number) => limit(work(0, { status: 'unsure', confidence }))?.at
    expect(unsure(0.6)).toBe(36)
    expect(unsure(0.3)).toBe(48)
    expect(unsure(0)).toBe(59)
    expect(limit(work(0, { confidence: 0.3 }))?.at).toBe(36)
    expect(limit(work(4, { status: 'unsure', confidence: 0 }))?.at).toBe(78)
  })

  it('without a scale is 84, and rises to one line in ten', () => {
    const scale = (params: LedgerRow['params']) => limit(row('bullets-quantified', 0, params))
    expect(scale({ with: 0, of: 10 })).toEqual({ rule: 'bullets-quantified', at: 84 })
    expect(scale({ with: 1, of: 20 })?.at).toBe(92)
    expect(scale({ with: 1, of: 10 })).toBeUndefined()
    expect(scale({ with: 0, scaled: 1, of: 20 })?.at).toBe(92)
    expect(scale({ with: 0, of: 0 })?.at).toBe(84)
    expect(scale({})).toBeUndefined()
  })
})

describe('the points of a row', () => {
  it('are those of the overall score', () => {
    const one = row('summary', 25, {}, { weight: 50 })
    expect([availablePoints(one), gainedPoints(one), lostPoints(one)]).toEqual([28, 14, 14])
    const ats = row('tables', 25, {}, { weight: 50, category: 'ats' })
    expect([availablePoints(ats), gainedPoints(ats), lostPoints(ats)]).toEqual([7.5, 3.75, 3.75])
  })

  it('are gained when rounding leaves them slightly under all', () => {
    expect(isGained(row('summary', 99.5))).toBe(true)
    expect(isGained(row('summary', 99.4))).toBe(false)
    expect(isGained(row('machine-text', 0, {}, { weight: 0 }))).toBe(true)
    expect(isGained(row('machine-text', 0, {}, { weight: 0, evidence: [{ page: 1, quote: 'x' }] }))).toBe(false)
  })
})

describe('findings that follow from a missing part', () => {
  const causes = (...ledger: LedgerRow[]) => [...findCauses(ledger)]
  const noJobs = row('experience-present', 0, { jobs: 0 })
  const noSkills = row('skills-listed', 0, { count: 0 })

  it('are those that lost everything', () => {
    expect(causes(noJobs, row('bullets-enough', 0), row('list-form', 1), row('summary', 0))).toEqual([
      ['bullets-enough', 'experience-present'],
    ])
    expect(causes(noSkills, row('skills-used', 0), row('bullets-enough', 0))).toEqual([
      ['skills-used', 'skills-listed'],
    ])
    const noLines = row('experience-present', 50, { jobs: 2, lines: 0 })
    expect(causes(noLines, row('bullets-enough', 0), row('specific-terms', 0), row('experience-complete', 0))).toEqual([
      ['bullets-enough', 'experience-present'],
      ['specific-terms', 'experience-present'],
    ])
  })

  it('need a part that is missing as a whole, without a doubt', () => {
    const follower = row('bullets-enough', 0)
    expect(causes(row('experience-present', 0, { jobs: 1 }), follower)).toEqual([])
    expect(causes(row('experience-present', 100, { jobs: 0 }), follower)).toEqual([])
    expect(causes({ ...noJobs, status: 'unsure' }, follower)).toEqual([])
    expect(causes(noJobs, { ...follower, status: 'unsure' })).toEqual([])
  })

  it('are the missing sections when each of them is said', () => {
    const sections = (missing: string) => row('sections-present', 40, { missing })
    expect(causes(noJobs, sections('experience'))).toEqual([['sections-present', 'experience-present']])
    expect(causes(noJobs, noSkills, sections('experience skills'))).toEqual([['sections-present', 'skills-listed']])
    expect(causes(noJobs, sections('experience skills'))).toEqual([])
    expect(causes(noJobs, sections('education'))).toEqual([])
    expect(causes(noJobs, sections(''))).toEqual([])
  })
})
