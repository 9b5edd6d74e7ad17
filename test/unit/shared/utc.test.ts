import { describe, expect, it } from 'vitest'
import { toUtcParts } from '#shared/utc.ts'

describe('toUtcParts', () => {
  it.each([
    [1_709_251_199_000, 2024, 2, 29, 23, 59, 59],
    [1_703_980_800_000, 2023, 12, 31, 0, 0, 0],
    [-14_182_940_000, 1969, 7, 20, 20, 17, 40],
    [951_912_001_000, 2000, 3, 1, 12, 0, 1],
  ])('converts %d ms', (ms, year, month, day, hour, minute, second) => {
    expect(toUtcParts(ms)).toEqual({ year, month, day, hour, minute, second })
  })
})
