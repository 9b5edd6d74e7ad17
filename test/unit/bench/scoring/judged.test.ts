import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SCORING_THRESHOLDS, scoreJudged, summarizeScores } from '#test/bench/scoring/score-judged.ts'
import { corpora } from '#test/utils/paths.ts'

const document = readFileSync(new URL('../../../../docs/scoring.md', import.meta.url), 'utf8')
/** Judged CVs that the repository has; an outside corpus has all of them. */
const COUNT = { inner: 12, outside: 40 }

describe.each(corpora())('the judged CVs of $root', ({ root, isOutside }) => {
  const scoring = scoreJudged(root, 1)

  it('have scores in the order of their quality', { timeout: 60_000 }, async () => {
    const rows = await scoring
    const { spearman, brokenAtMost, strongAtLeast } = summarizeScores(rows)
    expect(rows).toHaveLength(isOutside ? COUNT.outside : COUNT.inner)
    expect(spearman).toBeGreaterThanOrEqual(SCORING_THRESHOLDS.spearman)
    expect(brokenAtMost).toBeLessThanOrEqual(SCORING_THRESHOLDS.brokenAtMost)
    expect(strongAtLeast).toBeGreaterThanOrEqual(SCORING_THRESHOLDS.strongAtLeast)
  })

  it('have a score within two points of the one in docs/scoring.md', { timeout: 60_000 }, async () => {
    for (const { tier, file, asSeen, score } of await scoring) {
      const row = document.split('\n').find((line) => line.startsWith(`| ${tier} | ${file} | ${asSeen} | `))
      expect(Math.abs(Number(row?.split(' | ')[3]) - score), file).toBeLessThanOrEqual(2)
    }
  })
})
