import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Block, MeasuredBlock } from '#shared/renderer/compose/blocks.ts'
import { measureRows, paginate } from '#shared/renderer/layout/paginate.ts'

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
const paginateBlocks = (blocks: readonly MeasuredBlock[], linesPerPage = 10) =>
  paginate(blocks, () => ({ x: 0, top: 0, bottom: linesPerPage * LINE }))
const listPlacements = (blocks: readonly MeasuredBlock[], linesPerPage?: number) =>
  paginateBlocks(blocks, linesPerPage).map(({ index, page, from, to }) => [index, page, from, to])

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

  it('splits a paragraph of four lines, not one of three', () => {
    expect(listPlacements([block({ lines: 8 }), block({ lines: 4 })]).slice(1)).toEqual([
      [1, 0, 0, 2],
      [1, 1, 2, 4],
    ])
    expect(listPlacements([block({ lines: 8 }), block({ lines: 3 })]).at(-1)).toEqual([1, 1, 0, 3])
  })

  it('keeps a heading and the head of an entry with the first two lines of its first bullet', () => {
    const blocks = [
      block({ lines: 15 }),
      block({ keepWithNext: true }),
      block({ keepWithNext: true, group: 1 }),
      block({ lines: 4, group: 1 }),
    ]
    expect(listPlacements(blocks, 18).slice(1)).toEqual([
      [1, 1, 0, 1],
      [2, 1, 0, 1],
      [3, 1, 0, 4],
    ])
    expect(listPlacements(blocks, 19).slice(1)).toEqual([
      [1, 0, 0, 1],
      [2, 0, 0, 1],
      [3, 0, 0, 2],
      [3, 1, 2, 4],
    ])
  })

  it('moves an entry as a whole where that leaves little of the page empty', () => {
    const entry = (group: number, bullets: number) => [
      block({ group, keepWithNext: true, gap: 8 }),
      ...Array.from({ length: bullets }, () => block({ group, lines: 2 })),
    ]
    const pages = paginateBlocks([...entry(1, 37), ...entry(2, 4), block({ lines: 70 })], 80).map(({ page }) => page)
    expect(pages.slice(0, 38)).toEqual(Array.from({ length: 38 }, () => 0))
    expect(pages.slice(38, 43)).toEqual([1, 1, 1, 1, 1])
  })

  it('splits an entry between bullets instead of leaving a foot empty, with two lines on each side', () => {
    const entry = [block({ group: 1, keepWithNext: true }), ...Array.from({ length: 7 }, () => block({ group: 1 }))]
    const pages = paginateBlocks([block({ lines: 5 }), ...entry]).map(({ page }) => page)
    expect(pages).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1])
    const nearlyAll = [block({ group: 1, keepWithNext: true }), ...Array.from({ length: 5 }, () => block({ group: 1 }))]
    const split = paginateBlocks([block({ lines: 5 }), ...nearlyAll]).map(({ page }) => page)
    expect(split).toEqual([0, 0, 0, 0, 0, 1, 1])
  })

  it('narrows the space between entries for the last line of a document', () => {
    const blocks = Array.from({ length: 9 }, (_, i) => block({ gap: i === 0 ? 0 : 8, group: i }))
    expect(paginateBlocks(blocks, 15).at(-1)).toMatchObject({ page: 0, y: 140 })
  })

  it('widens the space between entries, not between lines, where a foot would be left empty', () => {
    const entries = Array.from({ length: 12 }, (_, group) => [
      block({ group, gap: 8, keepWithNext: true }),
      block({ group, gap: 1, lines: 3 }),
    ]).flat()
    const placed = paginateBlocks([...entries, block({ lines: 3, pageBreak: true })], 30)
    const onFirst = placed.filter(({ page }) => page === 0)
    const gaps = onFirst.slice(1).map(({ gap }) => gap)
    expect(Math.max(...gaps)).toBeGreaterThan(8)
    expect(Math.max(...gaps)).toBeLessThanOrEqual(8 * 1.8)
    expect(gaps.filter((_, i) => i % 2 === 0).every((gap) => gap === 1)).toBe(true)
  })

  it('starts a page at a page break without creating an empty page', () => {
    expect(paginateBlocks([block({ pageBreak: true }), block({ pageBreak: true })]).map(({ page }) => page)).toEqual([
      0, 1,
    ])
  })

  it('drops the space above a block at the top of a page', () => {
    const last = paginateBlocks([block({ lines: 10 }), block({ gap: 7 })]).at(-1)
    expect([last?.page, last?.y, last?.gap]).toEqual([1, 0, 0])
  })

  it('terminates for a block taller than a page', () => {
    expect(listPlacements([block({ lines: 25 })]).map(([, page]) => page)).toEqual([0, 1, 2])
  })
})

const blocksArbitrary = fc
  .array(
    fc.record({
      lines: fc.integer({ min: 1, max: 9 }),
      gap: fc.integer({ min: 0, max: 14 }),
      keepWithNext: fc.boolean(),
      group: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
      pageBreak: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((options) => options.map(({ group, ...rest }) => block({ ...rest, ...(group !== undefined && { group }) })))

describe('paginate, for any blocks', () => {
  it('places every row once, in order, within the page and without overlap', () => {
    fc.assert(
      fc.property(blocksArbitrary, fc.integer({ min: 4, max: 40 }), (blocks, linesPerPage) => {
        const placed = paginateBlocks(blocks, linesPerPage)
        const rows = placed.flatMap(({ index, from, to }) =>
          Array.from({ length: to - from }, (_, i) => `${index} ${from + i}`),
        )
        expect(rows).toEqual(blocks.flatMap(({ rows: own }, index) => own.map((_, i) => `${index} ${i}`)))
        let [page, bottom] = [0, 0]
        for (const { measured, page: own, y, from, to } of placed) {
          expect(own).toBeGreaterThanOrEqual(page)
          expect(y).toBeGreaterThanOrEqual(own === page ? bottom - 0.02 : 0)
          page = own
          bottom = y + measureRows(measured, from, to)
          expect(bottom).toBeLessThanOrEqual(linesPerPage * LINE + 0.02)
        }
      }),
      { numRuns: 300, seed: 20_261_122 },
    )
  })

  it('leaves no line alone and no head without its text where a page has room for them', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 3, maxLength: 30 }), (bullets) => {
        const blocks = bullets.flatMap((lines, group) => [
          block({ group, gap: 8, keepWithNext: true }),
          block({ group, lines, gap: 1 }),
          block({ group, lines: 2, gap: 1 }),
        ])
        const placed = paginateBlocks(blocks, 20)
        for (const [i, { measured, from, to, page }] of placed.entries()) {
          if (measured.block.keepWithNext) expect(placed[i + 1]?.page).toBe(page)
          if (from > 0 || to < measured.rows.length) expect(to - from).toBeGreaterThanOrEqual(2)
        }
      }),
      { numRuns: 200, seed: 20_261_122 },
    )
  })
})
