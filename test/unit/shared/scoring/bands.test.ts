import { expect, it } from 'vitest'
import { getBand } from '#shared/scoring/bands.ts'

it.each([
  [100, 'excellent'],
  [80, 'excellent'],
  [79, 'good'],
  [60, 'good'],
  [59, 'needs-work'],
  [0, 'needs-work'],
] as const)('a score of %d is %s', (score, band) => expect(getBand(score)).toBe(band))
