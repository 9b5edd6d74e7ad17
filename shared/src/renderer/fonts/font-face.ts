import { type Kerning, parseKerning } from './kerning.ts'
import { getTable, parseCmap, parseTables, type Tables } from './sfnt.ts'
import { isTabularGlyph } from './tabular-glyph.ts'

/** The metrics of one font face. Lengths in thousandths of the font size, rounded like the PDF's /W array. */
export interface FontFace {
  readonly bytes: Uint8Array
  readonly tables: Tables
  readonly unitsPerEm: number
  readonly ascent: number
  readonly descent: number
  readonly capHeight: number
  /** Advance of the widest digit. */
  readonly digitWidth: number
  /** Glyph id of a code point; 0 when the face does not have it. Soft hyphens, which many faces lack, are hyphens. */
  glyph(code: number): number
  advance(glyph: number): number
  /** Space between the origin of a glyph and its left edge. */
  bearing(glyph: number): number
  kern(left: number, right: number): number
}

const HYPHEN = 0x2d
const SOFT_HYPHEN = 0xad

const faces = new WeakMap<Uint8Array, FontFace>()

/**
 * Parses a TTF file. The same bytes give the same object.
 * @throws Error when a required table is missing
 */
export const getFontFace = (bytes: Uint8Array): FontFace => {
  const cached = faces.get(bytes)
  if (cached) return cached
  const face = parseFontFace(bytes)
  faces.set(bytes, face)
  return face
}

const parseFontFace = (bytes: Uint8Array): FontFace => {
  const tables = parseTables(bytes)
  const unitsPerEm = getTable(tables, 'head').getUint16(18)
  const scale = 1000 / unitsPerEm
  const os2 = getTable(tables, 'OS/2')
  const cmap = parseCmap(getTable(tables, 'cmap'))
  const kerning: Kerning = parseKerning(tables['GPOS'])
  const advances = parseAdvances(tables, scale)
  const glyph = (code: number) => cmap.get(code === SOFT_HYPHEN ? HYPHEN : code) ?? 0
  const digitWidth = Math.max(...Array.from('0123456789', (digit) => advances[glyph(digit.charCodeAt(0))] ?? 0))
  return {
    bytes,
    tables,
    unitsPerEm,
    ascent: os2.getInt16(68) * scale,
    descent: -os2.getInt16(70) * scale,
    capHeight: os2.getInt16(88) * scale,
    digitWidth,
    glyph,
    advance: (glyph) => (isTabularGlyph(glyph) ? digitWidth : (advances[glyph] ?? 0)),
    bearing: (glyph) => Math.round(getBearing(tables, glyph) * scale),
    kern: (left, right) =>
      isTabularGlyph(left) || isTabularGlyph(right) ? 0 : Math.round(kerning(left, right) * scale),
  }
}

const parseAdvances = (tables: Tables, scale: number): Uint16Array => {
  const hmtx = getTable(tables, 'hmtx')
  const metricCount = getTable(tables, 'hhea').getUint16(34)
  const advances = new Uint16Array(getTable(tables, 'maxp').getUint16(4))
  for (let glyph = 0; glyph < advances.length; glyph++) {
    advances[glyph] = Math.round(hmtx.getUint16(4 * Math.min(glyph, metricCount - 1)) * scale)
  }
  return advances
}

/** Space between the origin of a glyph and its left edge, in font units. */
export const getBearing = (tables: Tables, glyph: number): number => {
  const count = getTable(tables, 'hhea').getUint16(34)
  return getTable(tables, 'hmtx').getInt16(glyph < count ? 4 * glyph + 2 : 4 * count + 2 * (glyph - count))
}
