import { expect, it } from 'vitest'
import { isAnalysis } from '#web/features/analyzer/history/history-queries.ts'

const row = { id: 'r', fileName: null, createdAt: 0, overallScore: null, stage: null, error: null }

it('leaves the text of a draft that was uploaded to generate its document out of the analyses', () => {
  expect(isAnalysis(row)).toBe(false)
})

it('keeps pasted texts with a run, also a failed one, and every file', () => {
  expect(isAnalysis({ ...row, stage: 'failed', error: 'timeout' })).toBe(true)
  expect(isAnalysis({ ...row, stage: 'done', overallScore: 61 })).toBe(true)
  expect(isAnalysis({ ...row, fileName: 'panaderia.pdf' })).toBe(true)
})
