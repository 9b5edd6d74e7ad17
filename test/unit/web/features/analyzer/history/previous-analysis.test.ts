import { describe, expect, it } from 'vitest'
import { findPreviousAnalysis } from '#web/features/analyzer/history/previous-analysis.ts'

const row = (id: string, createdAt: number, fileName: string | null = 'cv.pdf', overallScore: number | null = 70) => ({
  id,
  createdAt,
  fileName,
  overallScore,
})

describe('the analysis before', () => {
  it('is the last one of the same file', () => {
    const rows = [row('now', 4), row('other', 3, 'letter.pdf'), row('mine', 2), row('old', 1)]
    expect(findPreviousAnalysis(rows, 'now')?.id).toBe('mine')
  })

  it('is the last of all when no file has that name', () => {
    expect(findPreviousAnalysis([row('now', 4, null), row('a', 2), row('b', 3)], 'now')?.id).toBe('b')
  })

  it('never is a later one, one without a score, or one of a list that does not hold this', () => {
    expect(findPreviousAnalysis([row('now', 1), row('later', 2), row('bare', 0, 'cv.pdf', null)], 'now')).toBeNull()
    expect(findPreviousAnalysis([row('a', 1)], 'now')).toBeNull()
  })
})
