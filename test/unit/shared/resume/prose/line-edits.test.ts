import { describe, expect, it } from 'vitest'
import {
  joinWithPrevious,
  moveLine,
  moveLines,
  pasteLines,
  removeLines,
  splitLine,
} from '#shared/resume/prose/line-edits.ts'
import { parsePastedLines } from '#shared/resume/prose/pasted-lines.ts'
import type { ProseLine } from '#shared/resume/prose/prose-lines.ts'

const bullets = (...texts: string[]): ProseLine[] => texts.map((text, i) => ({ id: `b${i}`, bullet: true, text }))
const texts = (lines: readonly ProseLine[] | undefined) => lines?.map((line) => line.text)
const length = (text: string) => text.length

describe('splitLine', () => {
  it('makes the text after the caret the next bullet', () => {
    const { lines, focus } = splitLine(bullets('one two'), 0, { before: 'one ', after: 'two' }, 'n')
    expect(texts(lines)).toEqual(['one', 'two'])
    expect(focus).toEqual({ index: 1, caret: 'start' })
  })

  it('makes no second empty bullet, however often Enter is pressed', () => {
    let lines: readonly ProseLine[] = bullets('done')
    lines = splitLine(lines, 0, { before: 'done', after: '' }, 'n0').lines
    for (let i = 1; i <= 12; i++) lines = splitLine(lines, 1, { before: '', after: '' }, `n${i}`).lines
    expect(texts(lines)).toEqual(['done', ''])
  })
})

describe('splitLine at the edges', () => {
  it('trims what is beside the caret, and keeps the prefix with the first line alone', () => {
    const line: ProseLine = { id: 'a', bullet: true, text: 'one  two ', prefix: '- ' }
    expect(splitLine([line], 0, { before: 'one  ', after: '  two ' }, 'n').lines).toEqual([
      { id: 'a', bullet: true, text: 'one', prefix: '- ' },
      { id: 'n', bullet: true, text: 'two ' },
    ])
  })

  it('leaves an empty line, and an index without a line', () => {
    const lines = bullets(' ')
    expect(splitLine(lines, 0, { before: ' ', after: ' ' }, 'n')).toEqual({
      lines,
      focus: { index: 0, caret: 'start' },
    })
    expect(splitLine(lines, 3, { before: 'a', after: 'b' }, 'n')).toEqual({ lines, focus: { index: 3, caret: 'end' } })
    expect(splitLine(lines, 0, { before: '', after: 'b' }, 'n').lines).toHaveLength(2)
    expect(splitLine(lines, 0, { before: 'a', after: '' }, 'n').lines).toHaveLength(2)
  })
})

describe('joinWithPrevious at the edges', () => {
  it('at the first line removes it where it is empty and others follow', () => {
    const edited = joinWithPrevious(bullets(' ', 'two'), 0, length)
    expect(texts(edited?.lines)).toEqual(['two'])
    expect(edited?.focus).toEqual({ index: 0, caret: 'start' })
    expect(joinWithPrevious(bullets('one', 'two'), 0, length)).toBeNull()
    expect(joinWithPrevious(bullets('one'), 1, length)).toBeNull()
  })

  it('removes an empty line before, and puts no second space between two texts', () => {
    const lines = bullets('zero', ' ', 'two')
    expect(joinWithPrevious(lines, 2, length)).toEqual({
      lines: [lines[0], lines[2]],
      focus: { index: 1, caret: 'start' },
    })
    const spaced = joinWithPrevious(bullets('one ', 'two'), 1, length)
    expect([texts(spaced?.lines), spaced?.focus]).toEqual([['one two'], { index: 0, caret: 4 }])
    expect(texts(joinWithPrevious(bullets('', ''), 1, length)?.lines)).toEqual([''])
  })

  it('removes an empty bullet and goes to the end of the one before', () => {
    const edited = joinWithPrevious(bullets('one', ''), 1, length)
    expect(texts(edited?.lines)).toEqual(['one'])
    expect(edited?.focus).toEqual({ index: 0, caret: 3 })
  })

  it('joins two texts with a space', () => {
    const edited = joinWithPrevious(bullets('one', 'two'), 1, length)
    expect(texts(edited?.lines)).toEqual(['one two'])
    expect(edited?.focus).toEqual({ index: 0, caret: 4 })
  })

  it('keeps the only line', () => {
    expect(joinWithPrevious(bullets(''), 0, length)).toBeNull()
  })
})

describe('moveLine', () => {
  it('stops at the ends', () => {
    expect(texts(moveLine(bullets('a', 'b', 'c'), 2, 0)?.lines)).toEqual(['c', 'a', 'b'])
    expect(moveLine(bullets('a', 'b'), 1, 2)).toBeNull()
    expect(moveLine(bullets('a', 'b'), 0, -1)).toBeNull()
    expect(moveLine(bullets('a', 'b'), 1, 1)).toBeNull()
    expect(moveLine(bullets('a', 'b'), 2, 0)).toBeNull()
    expect(moveLine(bullets('a', 'b'), 0, 1)?.focus).toEqual({ index: 1, caret: 'end' })
  })
})

describe('parsePastedLines', () => {
  it('tells the items of a list from a paragraph above them', () => {
    expect(parsePastedLines('At the mill:\n- Ground flour\n- Kept the wheel')).toEqual([
      { bullet: false, text: 'At the mill:' },
      { bullet: true, text: 'Ground flour' },
      { bullet: true, text: 'Kept the wheel' },
    ])
    expect(parsePastedLines('Ground flour')).toEqual([{ bullet: null, text: 'Ground flour' }])
  })

  it.each([
    ['a plain list', '- Sold bread\n- Baked rolls'],
    ['stars', '* Sold bread\n* Baked rolls'],
    ['Word', '•\tSold bread\r\n•\tBaked rolls\r\n'],
    ['Word with a Symbol font', '\u{f0b7}\tSold bread\r\n\u{f0b7}\tBaked rolls'],
    ['Word on two levels', '•\tSold bread\r\no\tBaked rolls'],
    ['Google Docs', '● Sold bread\n○ Baked rolls\n'],
    ['numbers', '1. Sold bread\n2. Baked rolls'],
    ['numbers with brackets', '1) Sold bread\n2) Baked rolls'],
    ['a bullet over two lines', '• Sold\nbread\n• Baked rolls'],
  ])('reads %s', (_name, raw) => {
    expect(parsePastedLines(raw)).toEqual([
      { bullet: true, text: 'Sold bread' },
      { bullet: true, text: 'Baked rolls' },
    ])
  })

  it('leaves years and one number as they are', () => {
    expect(parsePastedLines('2021. Prize\nFor bread')).toEqual([
      { bullet: null, text: '2021. Prize' },
      { bullet: null, text: 'For bread' },
    ])
    expect(parsePastedLines('3. Stars')).toEqual([{ bullet: null, text: '3. Stars' }])
  })

  it('keeps characters of marks plain', () => {
    expect(parsePastedLines('- **Sold** bread')).toEqual([{ bullet: true, text: '\\*\\*Sold\\*\\* bread' }])
  })
})

describe('pasteLines', () => {
  it('replaces an empty bullet and leaves the caret after the last', () => {
    const pasted = parsePastedLines('- Sold bread\n- Baked rolls')
    const edited = pasteLines(bullets('one', ''), 1, { before: '', after: '' }, pasted, () => 'n')
    expect(texts(edited?.lines)).toEqual(['one', 'Sold bread', 'Baked rolls'])
    expect(edited?.focus).toEqual({ index: 2, caret: 'end' })
  })

  it('begins a list below the text before it', () => {
    const pasted = parsePastedLines('- Sold bread\n- Baked rolls')
    const edited = pasteLines(bullets('one'), 0, { before: 'one', after: '' }, pasted, () => 'n')
    expect(texts(edited?.lines)).toEqual(['one', 'Sold bread', 'Baked rolls'])
  })

  it('splits the text around the caret', () => {
    const edited = pasteLines(
      bullets('Before after'),
      0,
      { before: 'Before ', after: 'after' },
      parsePastedLines('one\ntwo '),
      () => 'n',
    )
    expect(texts(edited?.lines)).toEqual(['Before one', 'twoafter'])
  })
})

describe('moveLines and removeLines', () => {
  const lines = bullets('a', 'b', 'c', 'd')

  it('moves neighboring lines together, and not beyond an edge', () => {
    expect(texts(moveLines(lines, { first: 1, last: 2 }, -1) ?? undefined)).toEqual(['b', 'c', 'a', 'd'])
    expect(texts(moveLines(lines, { first: 1, last: 2 }, 1) ?? undefined)).toEqual(['a', 'd', 'b', 'c'])
    expect(moveLines(lines, { first: 0, last: 1 }, -1)).toBeNull()
    expect(moveLines(lines, { first: 2, last: 3 }, 1)).toBeNull()
  })

  it('removes neighboring lines; the caret goes to what is in their place', () => {
    const edited = removeLines(lines, { first: 1, last: 3 })
    expect(texts(edited.lines)).toEqual(['a'])
    expect(edited.focus).toEqual({ index: 0, caret: 'start' })
    expect(removeLines(lines, { first: 1, last: 1 }).focus.index).toBe(1)
    expect(removeLines(lines, { first: 0, last: 3 })).toEqual({ lines: [], focus: { index: 0, caret: 'start' } })
  })
})
