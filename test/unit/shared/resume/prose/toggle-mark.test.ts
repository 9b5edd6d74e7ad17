import { describe, expect, it } from 'vitest'
import { parseMarks, serializeMarks } from '#shared/resume/prose/marks.ts'
import { expandToWord, findLinkRange, setLink, toggleMark } from '#shared/resume/prose/toggle-mark.ts'

const toggle = (stored: string, start: number, end: number, mark: 'bold' | 'italic' = 'bold') =>
  serializeMarks(toggleMark(parseMarks(stored), { start, end }, mark))

describe('toggleMark', () => {
  it.each([
    ['Sold fresh bread', 5, 10, 'Sold **fresh** bread'],
    ['Sold **fresh** bread', 5, 10, 'Sold fresh bread'],
    ['Sold **fresh** bread', 5, 16, 'Sold **fresh bread**'],
    ['Sold **fresh bread**', 5, 10, 'Sold fresh **bread**'],
  ])('of %s from %i to %i gives %s', (stored, start, end, after) => {
    expect(toggle(stored, start, end)).toBe(after)
  })

  it('puts one mark into the other', () => {
    expect(toggle('Sold **fresh bread**', 11, 16, 'italic')).toBe('Sold **fresh *bread***')
  })
})

describe('expandToWord', () => {
  it('takes the word around a caret, and nothing between words', () => {
    expect(expandToWord('Sold pan', { start: 6, end: 6 })).toEqual({ start: 5, end: 8 })
    expect(expandToWord('a - b', { start: 2, end: 2 })).toEqual({ start: 2, end: 2 })
    expect(expandToWord('Año 2019', { start: 0, end: 0 })).toEqual({ start: 0, end: 3 })
    expect(expandToWord('Año 2019', { start: 8, end: 8 })).toEqual({ start: 4, end: 8 })
    expect(expandToWord('Sold pan', { start: 1, end: 2 })).toEqual({ start: 1, end: 2 })
  })
})

describe('findLinkRange', () => {
  const segments = parseMarks('ab [cd](https://one.example) [ef](https://two.example)')

  it.each([
    [0, 2, null],
    [1, 3, 'one'],
    [3, 3, 'one'],
    [5, 5, 'one'],
    [4, 7, 'one'],
    [6, 6, 'two'],
    [8, 8, 'two'],
    [9, 9, null],
  ])('from %i to %i', (start, end, name) => {
    expect(findLinkRange(segments, { start, end })?.href ?? null).toBe(name && `https://${name}.example`)
  })
})

describe('setLink', () => {
  it('adds, finds and removes a link', () => {
    const linked = setLink(parseMarks('See the shop'), { start: 8, end: 12 }, 'https://shop.example')
    expect(serializeMarks(linked)).toBe('See the [shop](https://shop.example)')
    const found = findLinkRange(linked, { start: 10, end: 10 })
    expect(found).toEqual({ start: 8, end: 12, href: 'https://shop.example' })
    expect(serializeMarks(setLink(linked, { start: 8, end: 12 }, null))).toBe('See the shop')
  })
})
