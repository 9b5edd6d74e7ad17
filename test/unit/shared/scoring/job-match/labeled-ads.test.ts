import { describe, expect, it } from 'vitest'
import { findWrongPairs, measureExtraction } from '#test/bench/scoring/job-requirements.ts'
import { readJobAds, readTermPairs } from '#test/corpus/job-ads/read-ads.ts'
import { JOB_MATCH_THRESHOLDS } from '#test/corpus/thresholds.ts'
import { vocabulary } from '#test/utils/scoring/vocabulary.ts'

describe('labeled job ads', () => {
  it.each(['tuned', 'held'] as const)('gives the requirements that a person reads in the %s half', (half) => {
    const ads = readJobAds(half)
    expect(ads).toHaveLength(20)
    const { precision, recall, levels } = measureExtraction(ads, vocabulary)
    expect(precision).toBeGreaterThanOrEqual(JOB_MATCH_THRESHOLDS.precision)
    expect(recall).toBeGreaterThanOrEqual(JOB_MATCH_THRESHOLDS.recall)
    expect(levels).toBeGreaterThanOrEqual(JOB_MATCH_THRESHOLDS.levels)
  })

  it('finds a term in a line of a CV as a person does', () => {
    const pairs = readTermPairs()
    expect(pairs).toHaveLength(100)
    expect(1 - findWrongPairs(pairs, vocabulary).length / pairs.length).toBeGreaterThanOrEqual(
      JOB_MATCH_THRESHOLDS.pairs,
    )
  })
})
