import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FOOT_COSTS, findPageBreaks } from '#shared/renderer/layout/page-breaks.ts'
import type { PageRow } from '#shared/renderer/layout/page-rows.ts'

const createRow = (row: number, parts: Partial<PageRow> = {}): PageRow => ({
  block: row,
  row: 0,
  height: 20,
  gap: 5,
  flexible: 5,
  breakCost: 0,
  startsPage: false,
  ...parts,
})
const createRows = (count: number, parts: (row: number) => Partial<PageRow> = () => ({})): PageRow[] =>
  Array.from({ length: count }, (_, row) => createRow(row, parts(row)))
const HEIGHTS = { first: 100, later: 100 }

describe('the rows of a page', () => {
  it.each([
    ['four rows fit', 4, 0, [{ from: 0, to: 4, gapFactor: 1 }]],
    // 120 pt: the gaps may shrink to two thirds, which saves 6.8 pt.
    ['five rows do not', 5, 0, [4, 5]],
    ['five lower rows fit in narrower gaps', 5, 3, [{ from: 0, to: 5, gapFactor: 0.75 }]],
  ])('%s', (_, count, less, expected) => {
    const pages = findPageBreaks(
      createRows(count, () => ({ height: 20 - less })),
      HEIGHTS,
    )
    expect(typeof expected[0] === 'number' ? pages.map(({ to }) => to) : pages).toEqual(expected)
  })

  it('are one where it is higher than a page, and those after it fill the next', () => {
    const rows = createRows(3, (row) => ({ height: row === 0 ? 150 : 20, flexible: 0 }))
    expect(findPageBreaks(rows, HEIGHTS).map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [1, 3],
    ])
  })

  it('begin anew where one starts a page, with the gaps as they are', () => {
    const rows = createRows(4, (row) => ({ startsPage: row === 2 }))
    expect(findPageBreaks(rows, HEIGHTS)).toEqual([
      { from: 0, to: 2, gapFactor: 1 },
      { from: 2, to: 4, gapFactor: 1 },
    ])
  })

  it('are more on the first page where it is higher', () => {
    expect(findPageBreaks(createRows(6), { first: 120, later: 60 }).map(({ to }) => to)).toEqual([5, 6])
  })

  it('may be one that is higher than the page', () => {
    expect(findPageBreaks([createRow(0, { height: 500 })], HEIGHTS)).toEqual([{ from: 0, to: 1, gapFactor: 1 }])
  })

  it('end where a break disturbs least, and widen their gaps to the foot', () => {
    const rows = createRows(7, (row) => ({ breakCost: row === 4 ? 60 : 0 }))
    const [first] = findPageBreaks(rows, HEIGHTS)
    expect(first?.to).toBe(3)
    // 70 of 100 pt are used, 10 of them flexible: 26 pt more would fill it to 96 %, but the factor has a limit.
    expect(first?.gapFactor).toBe(1.8)
    expect(findPageBreaks(rows, HEIGHTS, FOOT_COSTS.aside)[0]?.gapFactor).toBe(1)
  })

  it('widen by what is left above four hundredths of the foot', () => {
    const rows = createRows(6, () => ({ height: 19, gap: 6, flexible: 6 }))
    const [first] = findPageBreaks(rows, { first: 100, later: 100 })
    expect(first).toEqual({ from: 0, to: 4, gapFactor: expect.closeTo(1 + 2 / 18, 6) })
  })

  it('leave part of a foot empty where the last page would have a line alone', () => {
    const rows = createRows(101, () => ({ height: 1, gap: 0, flexible: 0 }))
    expect(findPageBreaks(rows, HEIGHTS).map(({ from, to }) => to - from)).toEqual([96, 5])
  })

  it('keep their gaps where less than four hundredths of the page are left', () => {
    const rows = createRows(6, () => ({ height: 21 }))
    expect(findPageBreaks(rows, HEIGHTS)[0]).toEqual({ from: 0, to: 4, gapFactor: 1 })
  })

  it('are all there, in order, on pages that hold them', () => {
    const row = fc.record({
      height: fc.integer({ min: 1, max: 60 }),
      gap: fc.integer({ min: 0, max: 12 }),
      breakCost: fc.constantFrom(0, 0.8, 60),
      startsPage: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 40 }), (parts) => {
        const rows = parts.map((part, i) => createRow(i, { ...part, flexible: part.gap >= 4 ? part.gap : 0 }))
        const pages = findPageBreaks(rows, { first: 100, later: 80 })
        expect(pages.flatMap(({ from, to }) => rows.slice(from, to))).toEqual(rows)
        for (const { from, to, gapFactor } of pages) {
          const height = rows
            .slice(from, to)
            .reduce(
              (sum, { height, gap, flexible }, i) => sum + height + (i === 0 ? 0 : gap + flexible * (gapFactor - 1)),
              0,
            )
          if (to - from > 1) expect(height).toBeLessThanOrEqual(from === 0 ? 100.01 : 80.01)
          expect(rows.slice(from + 1, to).some(({ startsPage }) => startsPage)).toBe(false)
        }
      }),
      { numRuns: 100, seed: 24 },
    )
  })
})
