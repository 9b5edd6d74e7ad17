import { describe, expect, it } from 'vitest'
import { type SectionPlacement, toReadingOrder } from '#shared/renderer/layout/reading-order.ts'
import { placeBlock } from '#test/utils/layout/layout-inputs.ts'

/** A block of the main column, by page, section and entry. */
const main = (...blocks: readonly (readonly [page: number, section: number, group?: number])[]): SectionPlacement[] =>
  blocks.map(([page, section, group], index) => ({
    placement: placeBlock(index, page, group === undefined ? {} : { group }),
    section,
  }))

/** Blocks of the sidebar, which have indexes from 100. */
const aside = (...pages: readonly number[]) => pages.map((page, i) => placeBlock(100 + i, page))
const read = (blocks: readonly SectionPlacement[], ...pages: readonly number[]) =>
  toReadingOrder(blocks, aside(...pages)).map(({ index }) => index)

describe('a sidebar is read', () => {
  it('after the text of the only page', () => {
    expect(read(main([0, 0], [0, 1]), 0, 0)).toEqual([0, 1, 100, 101])
  })

  it('before the section that goes on overleaf', () => {
    expect(read(main([0, 0], [0, 0], [0, 1], [1, 1]), 0)).toEqual([0, 1, 100, 2, 3])
  })

  it('first where the only section of the first page goes on overleaf', () => {
    expect(read(main([0, 0], [0, 0], [1, 0]), 0)).toEqual([100, 0, 1, 2])
  })

  it('after a section that ends with its page, though another follows overleaf', () => {
    expect(read(main([0, 0], [0, 0], [1, 1]), 0)).toEqual([0, 1, 100, 2])
  })

  it('after the end of a section from the page before, where the next one goes on', () => {
    expect(read(main([0, 0], [1, 0], [1, 1], [2, 1]), 1)).toEqual([0, 1, 100, 2, 3])
  })

  it('between two entries on a page in the middle of a section', () => {
    expect(read(main([0, 0, 1], [1, 0, 1], [1, 0, 1], [1, 0, 2], [1, 0, 2], [2, 0, 3]), 1)).toEqual([
      0, 1, 2, 100, 3, 4, 5,
    ])
  })

  it('after the first block on such a page where no entry starts', () => {
    expect(read(main([0, 0, 1], [1, 0, 1], [1, 0, 1], [1, 0, 1], [2, 0, 1]), 1)).toEqual([0, 1, 100, 2, 3, 4])
  })

  it('alone on a page without other text', () => {
    expect(read(main([0, 0]), 0, 1)).toEqual([0, 100, 101])
  })
})

it('a page without a sidebar has its own order', () => {
  expect(read(main([0, 0], [0, 1], [1, 1], [1, 2], [2, 2]), 1)).toEqual([0, 1, 2, 100, 3, 4])
  expect(read(main([0, 0], [1, 0]))).toEqual([0, 1])
})
