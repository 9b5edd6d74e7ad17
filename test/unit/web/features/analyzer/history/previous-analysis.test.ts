import { describe, expect, it } from 'vitest'
import { findPreviousAnalysis } from '#web/features/analyzer/history/previous-analysis.ts'

const row = (id: string, createdAt: number, fileName: string | null = 'cv.pdf', overallScore: number | null = 70) => ({
  id,
  createdAt,
  fileName,
  overallScore,
})

describe('findPreviousAnalysis', () => {
  it('returns the last analysis of the same file name', () => {
    const rows = [row('now', 4), row('other', 3, 'letter.pdf'), row('mine', 2), row('old', 1)]
    expect(findPreviousAnalysis(rows, 'now')?.id).toBe('mine')
  })

  it('returns nothing when no earlier file has that name, and for pasted text', () => {
    expect(findPreviousAnalysis([row('now', 4), row('a', 2, 'letter.pdf')], 'now')).toBeNull()
    expect(findPreviousAnalysis([row('now', 4, null), row('a', 2, null)], 'now')).toBeNull()
  })

  it('ignores later analyses, those without a score, and lists without the current one', () => {
    expect(findPreviousAnalysis([row('now', 1), row('later', 2), row('bare', 0, 'cv.pdf', null)], 'now')).toBeNull()
    expect(findPreviousAnalysis([row('a', 1)], 'now')).toBeNull()
  })
})
