import { expect, it } from 'vitest'
import { isAnalysis } from '#web/features/analyzer/history/history-queries.ts'

const row = { id: 'r', fileName: null, createdAt: 0, overallScore: null, stage: null, error: null }

it('leaves the text of a draft that was uploaded to generate its document out of the analyses', () => {
  expect(isAnalysis(row, [{ resumeId: 'r' }])).toBe(false)
  expect(isAnalysis(row, null)).toBe(false)
})

it('keeps a pasted text without a run: the limit was reached, or its draft is gone', () => {
  expect(isAnalysis(row, [{ resumeId: null }, { resumeId: 'other' }])).toBe(true)
})

it('keeps pasted texts with a run, also a failed one, and every file', () => {
  expect(isAnalysis({ ...row, stage: 'failed', error: 'timeout' }, null)).toBe(true)
  expect(isAnalysis({ ...row, stage: 'done', overallScore: 61 }, [{ resumeId: 'r' }])).toBe(true)
  expect(isAnalysis({ ...row, fileName: 'panaderia.pdf' }, null)).toBe(true)
})
