import { describe, expect, it } from 'vitest'
import { CATEGORY_WEIGHTS } from '#shared/scoring/category-weights.ts'
import { lostPoints } from '#shared/scoring/ledger-points.ts'
import type { LedgerView } from '#shared/scoring/results.ts'
import {
  filterEvidence,
  filterLedger,
  listFindings,
  roundPoints,
  selectTopFindings,
  sumLostByCategory,
} from '#web/features/analyzer/results/ledger/ledger-rows.ts'
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

describe('ledger rows', () => {
  it('sorts by lost points', () => {
    expect(names(filterLedger(ledger, { category: 'all', outcome: 'all' }))).toEqual(['b', 'c', 'a'])
  })

  it('filters by category and by outcome', () => {
    expect(names(filterLedger(ledger, { category: 'content', outcome: 'lost' }))).toEqual(['b'])
    expect(names(filterLedger(ledger, { category: 'all', outcome: 'won' }))).toEqual(['a'])
  })

  it('sums lost points of the overall score, not of the category score', () => {
    const content = CATEGORY_WEIGHTS.content / 10
    const ats = Math.round(CATEGORY_WEIGHTS.ats * 0.15) / 10
    expect(lostPoints({ category: 'content', points: 0, weight: 10 })).toBe(content)
    expect(roundPoints(lostPoints({ category: 'ats', points: 4.5, weight: 6 }))).toBe(ats)
    expect(sumLostByCategory(ledger)).toEqual({ content, keywords: 0, format: 0, ats })
  })
})

describe('findings', () => {
  it('come by what fixing them alone gains: the one that limits the score first', () => {
    const limited = [
      { ...row('b', 'content', 2, 12), gain: 0 },
      { ...row('c', 'ats', 4.5, 6), gain: 9 },
    ]
    expect(names(listFindings(limited))).toEqual(['c', 'b'])
  })

  it('of the first screen leave out what is fixed in the draft', () => {
    expect(names(selectTopFindings(ledger, null))).toEqual(['b', 'c'])
    expect(names(selectTopFindings(ledger, { open: [{ rule: 'c', gain: 1 }] }))).toEqual(['c'])
  })

  it('of the first screen come by what they gain in the draft, with those that followed from a mended one', () => {
    const told = [...ledger, { ...row('d', 'content', 0, 4), follows: 'b' }]
    const open = [
      { rule: 'c', gain: 0 },
      { rule: 'a', gain: 2 },
      { rule: 'd', gain: 7 },
    ]
    expect(selectTopFindings(told, { open }).map(({ rule, gain }) => [rule, gain])).toEqual([
      ['d', 7],
      ['c', 0],
    ])
  })

  it('name each line once', () => {
    const line = { page: 1, line: 4, quote: 'Escuela 2012 - 2014' }
    expect(filterEvidence([line, { ...line }, { page: 1, quote: '' }])).toEqual([line])
  })
})

describe('getDashOffset', () => {
  it.each([
    [0, 314],
    [50, 157],
    [100, 0],
    [140, 0],
  ])('for a score of %i is %d', (score, offset) => {
    expect(getDashOffset(score)).toBe(offset)
  })
})
