import { describe, expect, it } from 'vitest'
import type { ExtractedLine } from '#shared/parser/extracted-document.ts'
import { findDrawnBullets, findMaxBulletedSize } from '#shared/parser/warnings/drawn-bullets.ts'

const line = (text: string, x: number, y: number, size = 10): ExtractedLine => ({
  page: 1,
  text,
  x,
  y,
  width: text.length * size * 0.5,
  size,
  bold: false,
  column: 0,
})
const disc = (x: number, y: number, side = 4) => ({ x, y, right: x + side, bottom: y + side })

describe('drawn bullets', () => {
  const lines = [
    line('Closed the books in two', 60, 100),
    line('days each month.', 60, 112),
    line('Led six people.', 60, 124),
  ]

  it('finds the lines with a small shape before them', () => {
    expect(findDrawnBullets(lines, 1, [disc(50, 94), disc(50, 118)])).toEqual([0, 2])
  })
  it('ignores rules, distant shapes and single ornaments', () => {
    const rules = [
      { x: 50, y: 94, right: 400, bottom: 95 },
      { x: 50, y: 118, right: 400, bottom: 119 },
    ]
    expect(findDrawnBullets(lines, 1, rules)).toEqual([])
    expect(findDrawnBullets(lines, 1, [disc(50, 94)])).toEqual([])
    expect(findDrawnBullets(lines, 1, [disc(10, 94), disc(10, 118)])).toEqual([])
  })
  it('limits bullets to text up to the body size', () => {
    expect(findMaxBulletedSize([...lines, line('Acme', 60, 90, 14)])).toBeCloseTo(10.3)
  })
})
