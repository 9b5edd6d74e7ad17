import { describe, expect, it } from 'vitest'
import type { ResumeResponse } from '#shared/api-schema/resumes.ts'
import { unsafeCast } from '#shared/cast.ts'
import { getPollDelay, isRunning } from '#web/features/analyzer/run/polling.ts'

const results = unsafeCast<ResumeResponse['analysisResults']>({}, 'only that it is there counts')

describe('getPollDelay', () => {
  it('is 2 s while the overlay is visible or the server works', () => {
    expect(getPollDelay(undefined, true, 0)).toBe(2000)
    expect(getPollDelay({ analysisResults: null, stage: null }, true, 0)).toBe(2000)
    expect(getPollDelay({ analysisResults: null, stage: 'advice' }, false, 0)).toBe(2000)
  })

  it.each([
    ['results are there', { analysisResults: results, stage: 'done' as const }, true],
    ['nothing was started', { analysisResults: null, stage: null }, false],
    ['the run failed', { analysisResults: null, stage: 'failed' as const }, false],
  ])('stops when %s', (_, resume, watching) => {
    expect(getPollDelay(resume, watching, 0)).toBe(false)
  })

  it('doubles on errors, up to 30 s', () => {
    expect([1, 2, 3, 9].map((errors) => getPollDelay(undefined, true, errors))).toEqual([4000, 8000, 16_000, 30_000])
  })

  it('detects an analysis that runs after a reload', () => {
    expect(isRunning({ analysisResults: null, stage: 'rules' })).toBe(true)
    expect(isRunning(undefined)).toBe(false)
  })
})
