import { describe, expect, it } from 'vitest'
import { createDraftJob, draftJobSchema, isJobLink, isOtherAd, mergeJob } from '#shared/resume/tailoring/draft-job.ts'

describe('a job', () => {
  it('has an https link or none', () => {
    expect(['', 'https://empleo.example/oferta?id=3'].map(isJobLink)).toEqual([true, true])
    const refused = ['http://empleo.example', 'javascript:alert(1)', 'empleo.example', 'https://', 'https://a.b "x"']
    expect(refused.map(isJobLink)).toEqual(refused.map(() => false))
  })

  it('has bounded texts, and names without direction controls', () => {
    expect(createDraftJob('x'.repeat(30_000)).ad).toHaveLength(20_000)
    expect(draftJobSchema.safeParse({ notes: 'x'.repeat(5_001) }).success).toBe(false)
    expect(draftJobSchema.parse({ title: 'Jefa\u202e de sala' }).title).toBe('Jefa de sala')
    expect(draftJobSchema.safeParse({ statusDate: '3/4/2026' }).success).toBe(false)
  })
})

describe('the ad of a job', () => {
  const ad = 'Bakery on the harbor seeks a baker. Sourdough, early shifts, four days a week.'
  it.each([
    ['', 'Gardener for a hospital park', false],
    [ad, `${ad} Free parking.`, false],
    [ad, ad.replace('four days', 'five days'), false],
    [ad, 'Gardener for a hospital park', true],
    [ad, ' ', true],
  ])('%j, then %j: another one %s', (before, after, other) => expect(isOtherAd(before, after)).toBe(other))
})

describe('mergeJob', () => {
  const base = createDraftJob('Se busca carpintera')

  it('merges edits of different fields; of one field, the local edit stays', () => {
    const theirs = { ...base, status: 'applied' as const, notes: 'suya' }
    const mine = { ...base, company: 'Taller Norte', notes: 'mía' }
    expect(mergeJob(base, theirs, mine)).toEqual({ ...base, status: 'applied', company: 'Taller Norte', notes: 'mía' })
  })

  it('removes a job that the other device removed, unless it was edited here', () => {
    expect(mergeJob(base, null, base)).toBeNull()
    expect(mergeJob(base, null, { ...base, notes: 'x' })?.notes).toBe('x')
    expect(mergeJob(null, base, null)).toEqual(base)
    expect(mergeJob(null, null, null)).toBeNull()
  })
})
