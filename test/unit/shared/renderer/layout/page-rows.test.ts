import { describe, expect, it } from 'vitest'
import type { MeasuredBlock } from '#shared/renderer/compose/blocks.ts'
import { listPageRows } from '#shared/renderer/layout/page-rows.ts'
import { countPages, measureRows } from '#shared/renderer/layout/paginate.ts'
import { createBlock, placeBlock } from '#test/utils/layout/layout-inputs.ts'

const FORBIDDEN = 100_000
const LONELY = 60
const listCosts = (blocks: readonly MeasuredBlock[], splits?: boolean) =>
  listPageRows(blocks, splits).map(({ breakCost }) => breakCost)

describe('a page may begin', () => {
  it('with an entry for nothing, with a bullet or inside a paragraph for little', () => {
    expect(listCosts([createBlock({ lines: 4, group: 1 }), createBlock({ lines: 2, group: 1 })])).toEqual([
      0,
      FORBIDDEN,
      1.1,
      FORBIDDEN,
      0.8,
      FORBIDDEN,
    ])
    expect(listCosts([createBlock({ group: 1 }), createBlock({ group: 2 }), createBlock(), createBlock()])).toEqual([
      0, 0, 0, 0,
    ])
  })

  it('never with what belongs to a heading, nor inside one', () => {
    const heading = createBlock({ lines: 4, keepWithNext: true })
    expect(listCosts([heading, createBlock()])).toEqual([0, FORBIDDEN, FORBIDDEN, FORBIDDEN, FORBIDDEN])
  })

  it('with neither the first nor the last line of an entry alone, its head not counted', () => {
    const head = createBlock({ group: 1, keepWithNext: true })
    const bullet = createBlock({ group: 1 })
    expect(listCosts([head, bullet, bullet, bullet, bullet])).toEqual([0, FORBIDDEN, LONELY, 0.8, LONELY])
    const other = createBlock({ group: 2, lines: 3 })
    expect(listCosts([other, bullet, bullet, bullet, other]).slice(3, 6)).toEqual([0, LONELY, LONELY])
  })

  it('inside no paragraph where paragraphs stay whole', () => {
    expect(listCosts([createBlock({ lines: 5 }), createBlock()], false)).toEqual([
      0,
      FORBIDDEN,
      FORBIDDEN,
      FORBIDDEN,
      FORBIDDEN,
      0,
    ])
  })
})

describe('the rows of blocks', () => {
  it('have the gap of their block above the first, which may change from 4 pt on, not below a heading', () => {
    const rows = listPageRows([
      createBlock({ gap: 9 }),
      createBlock({ gap: 4, lines: 2 }),
      createBlock({ gap: 3.9, keepWithNext: true }),
      createBlock({ gap: 8 }),
    ])
    expect(rows.map(({ gap, flexible }) => [gap, flexible])).toEqual([
      [0, 0],
      [4, 4],
      [0, 0],
      [3.9, 0],
      [8, 0],
    ])
    expect(rows.map(({ block, row }) => [block, row])).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
      [2, 0],
      [3, 0],
    ])
  })

  it('have the padding of their block above the first and below the last', () => {
    const padded = createBlock({ lines: 3, padding: { top: 2, bottom: 5 } })
    expect(listPageRows([padded]).map(({ height }) => height)).toEqual([12, 10, 15])
    expect([measureRows(padded, 0, 3), measureRows(padded, 0, 2), measureRows(padded, 1, 3)]).toEqual([37, 22, 25])
    expect(measureRows(padded, 1, 2)).toBe(10)
    expect(listPageRows([createBlock({ padding: { top: 2, bottom: 5 } })])[0]?.height).toBe(17)
  })
})

it('the number of pages is that of the last one, and at least one', () => {
  expect(countPages([])).toBe(1)
  expect(countPages([placeBlock(0, 2), placeBlock(1, 1)])).toBe(3)
})
