import { describe, expect, it } from 'vitest'
import { addsNoFacts } from '#shared/scoring/suggestions/rewrites.ts'

const SOURCE = 'Loaded 12 pallets a day. Reduced the waiting time at the gate.'

describe('addsNoFacts', () => {
  it('accepts other words for the same', () => {
    expect(addsNoFacts('Reduced the waiting time at the gate.', 'Cut waiting time at the gate.', SOURCE)).toBe(true)
  })

  it('rejects a new number beside one of the line', () => {
    expect(addsNoFacts('Loaded 12 pallets a day.', 'Loaded 12 pallets a day, up to 30.', SOURCE)).toBe(false)
  })

  it('rejects an amount in words for a line without one', () => {
    expect(addsNoFacts('Reduced the waiting time at the gate.', 'Halved waiting time at the gate.', SOURCE)).toBe(false)
  })
})
