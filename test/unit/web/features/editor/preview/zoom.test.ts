import { expect, it } from 'vitest'
import { findNextScale } from '#web/features/editor/preview/zoom.ts'

it.each([
  { current: 0.72, by: 1, next: 0.75 },
  { current: 0.72, by: -1, next: 0.67 },
  { current: 1, by: 1, next: 1.25 },
  { current: 0.996, by: 1, next: 1.25 },
  { current: 2, by: 1, next: null },
  { current: 0.2, by: -1, next: null },
] as const)('goes from $current to $next', ({ current, by, next }) => {
  expect(findNextScale(current, by)).toBe(next)
})
