import { describe, expect, it } from 'vitest'
import type { Block, MeasuredBlock } from '#shared/renderer/compose/blocks.ts'
import { paginate } from '#shared/renderer/layout/paginate.ts'

interface Options {
  lines?: number
  gap?: number
  keepWithNext?: boolean
  group?: number
  pageBreak?: boolean
}

const LINE = 10

const block = ({ lines = 1, gap = 0, keepWithNext = false, group, pageBreak = false }: Options = {}): MeasuredBlock => {
  const base: Block = {
    kind: 'cells',
    gap,
    keepWithNext,
    pageBreak,
    cells: [],
    ...(group !== undefined && { entryGroup: group }),
  }
  const rows = Array.from({ length: lines }, () => ({ height: LINE, segments: [], shapes: [] }))
  return { block: base, rows, height: lines * LINE, width: 100 }
}

/** Every page has ten lines. */
const paginateBlocks = (blocks: readonly MeasuredBlock[]) =>
  paginate(blocks, blocks, () => ({ x: 0, top: 0, bottom: 10 * LINE }))
const listPlacements = (blocks: readonly MeasuredBlock[]) =>
  paginateBlocks(blocks).map(({ index, page, from, to }) => [index, page, from, to])

describe('paginate', () => {
  it('leaves no single line of a paragraph at the bottom of a page', () => {
    expect(listPlacements([block({ lines: 6 }), block({ lines: 3 }), block({ lines: 8 })])).toEqual([
      [0, 0, 0, 6],
      [1, 0, 0, 3],
      [2, 1, 0, 8],
    ])
  })

  it('leaves no single line of a paragraph at the top of a page', () => {
    expect(listPlacements([block({ lines: 3 }), block({ lines: 8 })])).toEqual([
      [0, 0, 0, 3],
      [1, 0, 0, 6],
      [1, 1, 6, 8],
    ])
  })

  it('does not split a short paragraph', () => {
    expect(listPlacements([block({ lines: 5 }), block({ lines: 6 })]).at(-1)).toEqual([1, 1, 0, 6])
  })

  it('keeps a heading with the first lines that follow it', () => {
    const heading = block({ keepWithNext: true })
    expect(listPlacements([block({ lines: 8 }), heading, block({ lines: 4 })])).toEqual([
      [0, 0, 0, 8],
      [1, 1, 0, 1],
      [2, 1, 0, 4],
    ])
  })

  it('moves an entry that fits on a page as a whole, with its heading', () => {
    const entry = [
      block({ group: 1, keepWithNext: true }),
      block({ group: 1, lines: 2 }),
      block({ group: 1, lines: 2 }),
    ]
    const pages = paginateBlocks([block({ lines: 7 }), block({ keepWithNext: true }), ...entry]).map(({ page }) => page)
    expect(pages).toEqual([0, 1, 1, 1, 1])
  })

  it('splits an entry instead of leaving half a page empty', () => {
    const entry = [block({ group: 1, keepWithNext: true }), ...Array.from({ length: 7 }, () => block({ group: 1 }))]
    const pages = paginateBlocks([block({ lines: 5 }), ...entry]).map(({ page }) => page)
    expect(pages).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1])
  })

  it('starts a page at a page break without creating an empty page', () => {
    expect(paginateBlocks([block({ pageBreak: true }), block({ pageBreak: true })]).map(({ page }) => page)).toEqual([
      0, 1,
    ])
  })

  it('drops the space above a block at the top of a page', () => {
    const last = paginateBlocks([block({ lines: 10 }), block({ gap: 7 })]).at(-1)
    expect([last?.page, last?.y]).toEqual([1, 0])
  })

  it('terminates for a block taller than a page', () => {
    expect(listPlacements([block({ lines: 25 })])).toEqual([
      [0, 0, 0, 10],
      [0, 1, 10, 20],
      [0, 2, 20, 25],
    ])
  })
})
