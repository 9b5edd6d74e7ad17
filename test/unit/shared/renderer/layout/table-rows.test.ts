import { describe, expect, it } from 'vitest'
import type { MeasuredBlock } from '#shared/renderer/compose/blocks.ts'
import type { Placement } from '#shared/renderer/layout/paginate.ts'
import { countTableRows } from '#shared/renderer/layout/table-rows.ts'

const SIZE = 10

/** A block of `lines` lines of 14 pt, with its top at `y`. */
const place = (y: number, lines: number, page = 0): Placement => {
  const segment = { node: { role: 'P' as const, parent: undefined }, x: 0, y: SIZE, text: 'a', width: 5, size: SIZE }
  const row = { height: 14, segments: [{ ...segment, weight: 'regular' as const, color: '#000000' }], shapes: [] }
  const measured: MeasuredBlock = {
    block: { kind: 'cells', gap: 0, keepWithNext: false, cells: [] },
    rows: Array.from({ length: lines }, () => row),
    width: 100,
    height: 14 * lines,
  }
  return { measured, index: 0, page, x: 0, y, from: 0, to: lines, gap: 0 }
}

const sidebar = [place(100, 8), place(240, 4)]

describe('two columns', () => {
  it('are read as a table where two blocks in a row have blocks beside them, and another between those', () => {
    expect(countTableRows(sidebar, [place(102, 3), place(170, 3), place(238, 4)])).toBe(1)
    expect(countTableRows([place(102, 3), place(170, 3), place(238, 4)], sidebar)).toBe(1)
  })

  it('are not where no block is between, heights differ, or they are on other pages', () => {
    expect(countTableRows(sidebar, [place(102, 8), place(238, 4)])).toBe(0)
    expect(countTableRows(sidebar, [place(112, 3), place(170, 3), place(249, 5)])).toBe(0)
    expect(countTableRows(sidebar, [place(102, 3, 1), place(170, 3, 1), place(238, 4, 1)])).toBe(0)
    expect(countTableRows(sidebar, [])).toBe(0)
  })

  it('are not where the lines stand so close that they are one block', () => {
    expect(countTableRows(sidebar, [place(102, 3), place(144, 3), place(186, 7)])).toBe(0)
  })
})
