import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BARS, figuresOf, hasCorpus, scoreJudged } from '../../../bench/scoring/score-judged.ts'

const notes = readFileSync(new URL('../../../../docs/scoring.md', import.meta.url), 'utf8')

describe.skipIf(!hasCorpus)('the judged CVs of the corpus (skipped where there is none)', () => {
  const scoring = hasCorpus ? scoreJudged(1) : Promise.resolve([])

  it('score in the order of their quality', { timeout: 60_000 }, async () => {
    const { spearman, brokenAtMost, strongAtLeast } = figuresOf(await scoring)
    expect(spearman).toBeGreaterThanOrEqual(BARS.spearman)
    expect(brokenAtMost).toBeLessThanOrEqual(BARS.brokenAtMost)
    expect(strongAtLeast).toBeGreaterThanOrEqual(BARS.strongAtLeast)
  })

  it('are in docs/scoring.md within two points of what they score (WRITE=1 npm run bench scoring)', {
    timeout: 60_000,
  }, async () => {
    for (const { tier, file, asSeen, score } of await scoring) {
      const row = notes.split('\n').find((line) => line.startsWith(`| ${tier} | ${file} | ${asSeen} | `))
      expect(Math.abs(Number(row?.split(' | ')[3]) - score), file).toBeLessThanOrEqual(2)
    }
  })
})
