import { describe, expect, it } from 'vitest'
import { checkOwnFace } from '#shared/renderer/fonts/check-own-face.ts'
import { type FontFace, getFontFace } from '#shared/renderer/fonts/font-face.ts'
import { readContours } from '#shared/renderer/fonts/outline.ts'
import { getTable } from '#shared/renderer/fonts/sfnt.ts'
import { writeOwnFace } from '#shared/renderer/fonts/write-own-face.ts'
import { createBoxFace } from '#test/utils/files/own-faces.ts'

const bytes = writeOwnFace(createBoxFace())

/** The offset of a table in the file. */
const findTable = (tag: string): number => {
  const view = new DataView(bytes.buffer)
  for (let at = 12; at < 12 + 16 * view.getUint16(4); at += 16)
    if (String.fromCharCode(...bytes.subarray(at, at + 4)) === tag) return view.getUint32(at + 8)
  throw new Error(`no ${tag}`)
}

/** The points of a glyph's outline; none when it is empty. */
const readPoints = ({ tables }: FontFace, glyph: number) => {
  const loca = getTable(tables, 'loca')
  const [start, end] = [loca.getUint32(4 * glyph), loca.getUint32(4 * glyph + 4)]
  return start === end ? [] : readContours(getTable(tables, 'glyf'), start).flat()
}

const change = (tag: string, offset: number, value: number, size: 1 | 2 | 4 = 2): Uint8Array => {
  const copy = bytes.slice()
  const view = new DataView(copy.buffer)
  const at = findTable(tag) + offset
  if (size === 1) view.setUint8(at, value)
  else if (size === 2) view.setUint16(at, value)
  else view.setUint32(at, value)
  return copy
}

/** The file of a face whose `characters` have no glyph. */
const withoutCharacters = (characters: string): Uint8Array => {
  const face = createBoxFace()
  const left = [...characters].map((character) => character.codePointAt(0))
  return writeOwnFace({
    ...face,
    glyphs: face.glyphs.filter(({ codes }) => !codes.some((code) => left.includes(code))),
  })
}

describe('a face of a brand', () => {
  it('is written with its widths, characters, outlines and kerning', () => {
    expect(checkOwnFace(bytes)).toBe(true)
    const face = getFontFace(bytes)
    const a = face.glyph(0x41)
    expect(a).toBeGreaterThan(0)
    expect(face.advance(a)).toBe(520)
    expect(face.glyph(0x20ac)).toBeGreaterThan(0)
    expect(face.glyph(0x4e00)).toBe(0)
    expect(face.kern(34, 55)).toBe(-60)
    expect(face.kern(34, 56)).toBe(0)
    expect({ ascent: face.ascent, descent: face.descent, capHeight: face.capHeight }).toEqual({
      ascent: 900,
      descent: 220,
      capHeight: 700,
    })
    expect(readPoints(face, a).filter(({ on }) => !on)).toHaveLength(1)
  })

  it.each<readonly [string, Uint8Array]>([
    ['nothing', new Uint8Array(0)],
    ['a text', new TextEncoder().encode('not a font at all, but longer than a header')],
    ['half of the file', bytes.slice(0, bytes.length / 2)],
    ['an OpenType font with CFF', Uint8Array.from(bytes, (byte, i) => [0x4f, 0x54, 0x54, 0x4f][i] ?? byte)],
    [
      'a table that ends outside',
      (() => {
        const copy = bytes.slice()
        new DataView(copy.buffer).setUint32(12 + 12, 0x7fffffff)
        return copy
      })(),
    ],
    [
      'a table with a program',
      (() => {
        const copy = bytes.slice()
        copy.set(new TextEncoder().encode('fpgm'), 12)
        return copy
      })(),
    ],
    ['more glyphs than widths', change('maxp', 4, 900)],
    ['65,535 glyphs', change('maxp', 4, 0xffff)],
    ['an em of nothing', change('head', 18, 0)],
    ['outlines outside of their table', change('loca', 8, 0x00ffffff, 4)],
    ['outlines that go back', change('loca', 12, 0, 4)],
    ['a composite glyph', change('glyf', 0, 0xffff)],
    ['more contours than data', change('glyf', 0, 60)],
    ['instructions', change('glyf', 12, 400)],
    ['a flag that repeats beyond the points', change('glyf', 14, 0x0f, 1)],
    ['characters of another format', change('cmap', 12, 12)],
    ['65,535 segments', change('cmap', 18, 0xfffe)],
    ['a character whose glyph does not exist', change('cmap', 26, 0x8000)],
    ['letters without accents', withoutCharacters('áéíóúñ')],
    ['a face without a dash', withoutCharacters('–')],
    ['kerning of another form', change('GPOS', 4, 0)],
    ['kerning outside of its table', change('GPOS', 66, 0xfff0)],
  ])('is refused: %s', (_, hostile) => {
    expect(checkOwnFace(hostile)).toBe(false)
  })

  it('is refused, or read without an error, with any byte changed', () => {
    for (let at = 0; at < bytes.length; at += 7) {
      const copy = bytes.slice()
      copy[at] = ((copy[at] ?? 0) ^ (0x55 + at)) & 0xff
      if (!checkOwnFace(copy)) continue
      const face = getFontFace(copy)
      for (let code = 0x20; code < 0x180; code += 5) {
        const glyph = face.glyph(code)
        expect(face.advance(glyph)).toBeGreaterThanOrEqual(0)
        face.bearing(glyph)
        face.kern(34, glyph)
        readPoints(face, glyph)
      }
    }
  })
})
