import { describe, expect, it } from 'vitest'
import type { Scale } from '#shared/renderer/compose/style.ts'
import type { DrawList } from '#shared/renderer/draw/draw-list.ts'
import { fitToPages } from '#shared/renderer/layout/fit-to-pages.ts'

/** A document of as many pages as `count` says for a scale; its title is the scale. */
const layAll = (count: (scale: Scale) => number, maxPages: number | undefined, baseSize = 10) => {
  const tried: Scale[] = []
  const list = fitToPages(
    (scale): DrawList => {
      tried.push(scale)
      return {
        paper: { width: 100, height: 100 },
        family: 'Inter',
        language: 'en',
        title: `${scale.space.toFixed(3)} ${scale.size.toFixed(3)}`,
        author: '',
        pages: Array.from({ length: count(scale) }, () => ({ shapes: [], pictures: [], texts: [] })),
      }
    },
    maxPages,
    baseSize,
  )
  return { title: list.title, pages: list.pages.length, overflow: list.overflow, tried }
}

describe('a document for a number of pages', () => {
  it('keeps its size where it fits, or where no number is asked for', () => {
    for (const maxPages of [undefined, 2, 3]) {
      const { title, pages, tried } = layAll(() => 2, maxPages)
      expect([title, pages, tried.length]).toEqual(['1.000 1.000', 2, 1])
    }
  })

  it('gets as much less space as it must, to a hundredth, and keeps the size of its text', () => {
    const { title, pages, overflow } = layAll(({ space }) => (space > 0.8 ? 2 : 1), 1)
    const [space, size] = title.split(' ').map(Number)
    expect([pages, size, overflow]).toEqual([1, 1, undefined])
    expect(space).toBeLessThanOrEqual(0.8)
    expect(space).toBeGreaterThan(0.785)
  })

  it('gets smaller text where half of the space is not enough, of 9 pt at least', () => {
    const { title, tried } = layAll(({ size }) => (size > 0.95 ? 2 : 1), 1)
    const [space = 0, size = 0] = title.split(' ').map(Number)
    expect(size).toBeLessThanOrEqual(0.95)
    expect(size).toBeGreaterThan(0.945)
    expect(space).toBeLessThan(0.5)
    expect(space).toBeGreaterThan(0.42)
    expect(Math.min(...tried.map((scale) => scale.size))).toBe(0.9)
    expect(Math.min(...tried.map((scale) => scale.space))).toBeCloseTo(0.42)
  })

  it('never gets text over its own size, however small that is', () => {
    expect(layAll(({ space }) => (space > 0.45 ? 2 : 1), 1, 8).tried.every(({ size }) => size === 1)).toBe(true)
  })

  it('says what is too much where nothing is enough', () => {
    const { title, overflow } = layAll(() => 3, 2)
    expect(title).toBe('0.420 0.900')
    expect(overflow).toEqual({ wantedPages: 2, pages: 3, lines: 0, longestEntries: [] })
  })
})
