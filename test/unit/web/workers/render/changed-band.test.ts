import { expect, it } from 'vitest'
import type { DrawListPage, PositionedText } from '#shared/renderer/draw/draw-list.ts'
import { findChangedBand } from '#web/workers/render/changed-band.ts'

const text = (y: number, words: string): PositionedText => ({
  node: undefined,
  x: 50,
  y,
  text: words,
  width: 100,
  size: 10,
  weight: 'regular',
  color: '#000000',
})
const page = (...texts: PositionedText[]): DrawListPage => ({
  shapes: [{ kind: 'rect', x: 0, y: 0, width: 10, height: 10, fill: '#eeeeee' }],
  pictures: [],
  texts,
})
const before = page(text(100, 'Ada'), text(200, 'Engineer'), text(300, 'Wrote programs.'))

it('a changed text changes the band of its line', () => {
  const after = page(text(100, 'Ada'), text(200, 'Engineers'), text(300, 'Wrote programs.'))
  expect(findChangedBand(before, after)).toEqual({ top: 180, bottom: 220 })
})

it('texts that move change the page from where they were to where they are', () => {
  const after = page(text(100, 'Ada'), text(200, 'Engineer'), text(212, 'of machines'), text(312, 'Wrote programs.'))
  expect(findChangedBand(before, after)).toEqual({ top: 192, bottom: 332 })
  expect(findChangedBand(after, before)).toEqual({ top: 192, bottom: 332 })
})

it('equal pages differ nowhere, and tags are not seen', () => {
  const tagged = before.texts.map((each) => ({ ...each, node: { role: 'P' as const, parent: undefined } }))
  expect(findChangedBand(before, page(...tagged))).toEqual({ top: 0, bottom: 0 })
})

it('other decoration or pictures may change the whole page', () => {
  expect(findChangedBand(before, { ...before, shapes: [] })).toBeNull()
  const picture = {
    node: undefined,
    source: 'data:',
    x: 0,
    y: 0,
    width: 9,
    height: 9,
    crop: { shape: 'round' as const, border: 0, zoom: 1, x: 0, y: 0 },
  }
  expect(findChangedBand(before, { ...before, pictures: [picture] })).toBeNull()
})
