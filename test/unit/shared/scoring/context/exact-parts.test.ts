import { describe, expect, it } from 'vitest'
import { analyze } from '#shared/scoring/analyze.ts'
import { toResults } from '#shared/scoring/results-view.ts'
import { simulateExtraction } from '#shared/scoring/simulate-extraction.ts'
import { goodEnglishCv, NOW } from '../../../../utils/scoring/scoring-inputs.ts'

const BULLETS = [
  'Pruned the roses of the manor garden',
  'Planted hedges along the drive and watered them',
  'Repaired the benches of the tea terrace',
]

const getSentence = (achievements: readonly string[]): string | undefined => {
  const job = { company: 'Oakhill Hotel', position: 'Gardener', startDate: '2020', endDate: '2022', description: '' }
  const listJob = (bullets: readonly string[]) =>
    goodEnglishCv({
      sections: { experience: [{ ...job, id: 'e', achievements: [...bullets] }], projects: [], volunteer: [] },
    })
  const analysis = analyze(
    {
      extracted: simulateExtraction(listJob(BULLETS), 'en'),
      content: listJob(achievements),
      provenance: [{ path: 'experience/e/position', page: 1, line: 0, confidence: 1 }],
    },
    { language: 'en', now: NOW },
  )
  return toResults({ analysis }, 'en').ledger.find(({ rule }) => rule === 'bullets-quantified')?.text
}

describe('the count in a finding', () => {
  it('is stated where each bullet of the page was read as one', () => {
    expect(getSentence(BULLETS)).toContain('none of the 3 bullets')
  })

  it('is left out where two bullets were read as one', () => {
    const [first, second, third] = BULLETS
    const sentence = getSentence([`${first} ${second}`, third ?? ''])
    expect(sentence).toContain('too few bullets have one')
    expect(sentence).not.toMatch(/\d bullets (?:have|has)/)
  })
})
