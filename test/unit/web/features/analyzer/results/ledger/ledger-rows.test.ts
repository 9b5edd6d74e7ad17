import { describe, expect, it } from 'vitest'
import { CATEGORY_WEIGHTS } from '#shared/scoring/category-weights.ts'
import { lostPoints } from '#shared/scoring/ledger-points.ts'
import type { LedgerView } from '#shared/scoring/results.ts'
import { filterLedger, roundPoints, sumLostByCategory } from '#web/features/analyzer/results/ledger/ledger-rows.ts'
import { getDashOffset } from '#web/features/analyzer/results/score/gauge-geometry.ts'

const row = (rule: string, category: LedgerView['category'], points: number, weight: number): LedgerView => ({
  rule,
  category,
  points,
  weight,
  evidence: [],
  params: {},
  title: rule,
  text: '',
})
const ledger = [row('a', 'content', 10, 10), row('b', 'content', 2, 12), row('c', 'ats', 4.5, 6)]
const names = (rows: readonly LedgerView[]) => rows.map(({ rule }) => rule)

describe('the ledger on screen', () => {
  it('puts what costs most first', () => {
    expect(names(filterLedger(ledger, { category: 'all', outcome: 'all' }))).toEqual(['b', 'c', 'a'])
  })

  it('filters by category and by outcome', () => {
    expect(names(filterLedger(ledger, { category: 'content', outcome: 'lost' }))).toEqual(['b'])
    expect(names(filterLedger(ledger, { category: 'all', outcome: 'won' }))).toEqual(['a'])
  })

  it('counts the points lost of the whole score, not of the category', () => {
    const content = CATEGORY_WEIGHTS.content / 10
    const ats = Math.round(CATEGORY_WEIGHTS.ats * 0.15) / 10
    expect(lostPoints({ category: 'content', points: 0, weight: 10 })).toBe(content)
    expect(roundPoints(lostPoints({ category: 'ats', points: 4.5, weight: 6 }))).toBe(ats)
    expect(sumLostByCategory(ledger)).toEqual({ content, keywords: 0, format: 0, ats })
  })
})

describe('the gauge', () => {
  it.each([
    [0, 314],
    [50, 157],
    [100, 0],
    [140, 0],
  ])('a score of %i leaves %d dark', (score, offset) => {
    expect(getDashOffset(score)).toBe(offset)
  })
})
