import { type Kerning, readKerning } from './kerning.ts'
import { readCmap, readTables, type Tables, tableOf } from './sfnt.ts'

/** What layout needs of one face. Lengths in thousandths of the size, whole numbers: the PDF's own /W holds the same. */
export interface Face {
  readonly bytes: Uint8Array
  readonly tables: Tables
  readonly unitsPerEm: number
  readonly ascent: number
  readonly descent: number
  readonly capHeight: number
  /** 0 when the face has no such character. */
  glyph(code: number): number
  advance(glyph: number): number
  kern(left: number, right: number): number
}

const faces = new WeakMap<Uint8Array, Face>()

/** Reads a TTF once; the same bytes give the same face object. */
export const faceOf = (bytes: Uint8Array): Face => {
  const known = faces.get(bytes)
  if (known) return known
  const face = readFace(bytes)
  faces.set(bytes, face)
  return face
}

const readFace = (bytes: Uint8Array): Face => {
  const tables = readTables(bytes)
  const unitsPerEm = tableOf(tables, 'head').getUint16(18)
  const scale = 1000 / unitsPerEm
  const os2 = tableOf(tables, 'OS/2')
  const cmap = readCmap(tableOf(tables, 'cmap'))
  const kerning: Kerning = readKerning(tables['GPOS'])
  const advances = readAdvances(tables, scale)
  return {
    bytes,
    tables,
    unitsPerEm,
    ascent: os2.getInt16(68) * scale,
    descent: -os2.getInt16(70) * scale,
    capHeight: os2.getInt16(88) * scale,
    glyph: (code) => cmap.get(code) ?? 0,
    advance: (glyph) => advances[glyph] ?? 0,
    kern: (left, right) => Math.round(kerning(left, right) * scale),
  }
}

const readAdvances = (tables: Tables, scale: number): Uint16Array => {
  const hmtx = tableOf(tables, 'hmtx')
  const measured = tableOf(tables, 'hhea').getUint16(34)
  const advances = new Uint16Array(tableOf(tables, 'maxp').getUint16(4))
  for (let glyph = 0; glyph < advances.length; glyph++) {
    advances[glyph] = Math.round(hmtx.getUint16(4 * Math.min(glyph, measured - 1)) * scale)
  }
  return advances
}
