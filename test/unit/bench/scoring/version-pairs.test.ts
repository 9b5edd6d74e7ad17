import { expect, it } from 'vitest'
import { analyzeContent } from '#shared/scoring/analyze.ts'
import { listVersionPairs } from '#test/corpus/version-pairs.ts'
import { median } from '#test/utils/measurement/statistics.ts'
import { NOW } from '#test/utils/scoring/scoring-inputs.ts'

it('gives both languages of a resume nearly the same score', () => {
  const differences = listVersionPairs().map(({ en, es }) =>
    Math.abs(
      analyzeContent(en, { language: 'en', now: NOW }).overallScore -
        analyzeContent(es, { language: 'es', now: NOW }).overallScore,
    ),
  )
  expect(median(differences)).toBeLessThanOrEqual(4)
  expect(Math.max(...differences)).toBeLessThanOrEqual(12)
})
