import { expect, it } from 'vitest'
import { analyzeContent } from '#shared/scoring/analyze.ts'
import { toResults } from '#shared/scoring/results-view.ts'
import { goodEnglishCv, NOW } from '#test/utils/scoring/scoring-inputs.ts'
import { mergeRescored } from '#web/features/analyzer/correction/merge-rescored.ts'

it('keeps the advice of a model and what was understood before', () => {
  const results = toResults({ analysis: analyzeContent(goodEnglishCv(), { language: 'en', now: NOW }) }, 'en')
  const before = { ...results, understood: 97, advice: 'model' as const, improvementAreas: ['Name the reports.'] }
  const merged = mergeRescored(before, { ...results, understood: 60, overallScore: 42 })
  expect(merged).toMatchObject({
    overallScore: 42,
    understood: 97,
    advice: 'model',
    improvementAreas: ['Name the reports.'],
  })
  expect(mergeRescored(results, { ...results, overallScore: 42 }).advice).toBe('rules')
})
