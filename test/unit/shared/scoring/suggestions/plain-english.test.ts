import { describe, expect, it } from 'vitest'
import { dropFirstPersonEnglish } from '#shared/scoring/suggestions/english/plain-english.ts'

describe('dropFirstPersonEnglish', () => {
  it.each([
    ['a verb in the past', 'I repaired two looms.', 'Repaired two looms.'],
    ['a verb in the present', 'I repair looms.', 'Repair looms.'],
    ['a continuous form', 'I was repairing looms.', 'Repaired looms.'],
    ['a habit', 'I used to repair looms.', 'Repaired looms.'],
  ])('leaves the verb of %s', (_, line, plain) => {
    expect(dropFirstPersonEnglish(line, 'past')).toBe(plain)
  })

  it('gives null when what follows the pronoun is no verb in the past or present', () => {
    expect(dropFirstPersonEnglish('I sometimes repair looms.', 'past')).toBeNull()
  })
})
