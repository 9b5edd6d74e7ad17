import { hasSoundKerning } from './own-face-kerning.ts'
import { REQUIRED_CHARACTERS } from './required-characters.ts'
import { parseTables, type Tables } from './sfnt.ts'

/** What a face of a brand has at most. `redrawFont` stays below. */
export const OWN_FACE_LIMITS = { bytes: 131_072, glyphs: 1_024, contours: 64, points: 1_024 } as const

const REQUIRED_TABLES = ['OS/2', 'cmap', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp'] as const
const ALLOWED_TABLES: ReadonlySet<string> = new Set([...REQUIRED_TABLES, 'GPOS'])
const TRUETYPE = 0x00010000
const TABLES_START = 12
const RECORD_BYTES = 16

/**
 * Whether a file is a TrueType font that the renderer reads within its bounds: the tables that `redrawFont` writes and
 * no other, no programs, simple outlines alone, every offset inside the file, and a glyph for every required character.
 * Never throws.
 */
export const checkOwnFace = (bytes: Uint8Array): boolean => {
  if (bytes.length < TABLES_START || bytes.length > OWN_FACE_LIMITS.bytes) return false
  try {
    if (!hasSoundDirectory(bytes)) return false
    const tables = parseTables(bytes)
    return (
      REQUIRED_TABLES.every((tag) => tables[tag] !== undefined) &&
      hasSoundMetrics(tables) &&
      hasSoundOutlines(tables) &&
      hasSoundCharacters(tables) &&
      hasSoundKerning(tables['GPOS'])
    )
  } catch {
    // A read outside of a table.
    return false
  }
}

const hasSoundDirectory = (bytes: Uint8Array): boolean => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const count = view.getUint16(4)
  if (view.getUint32(0) !== TRUETYPE || count > ALLOWED_TABLES.size) return false
  const seen = new Set<string>()
  for (let i = 0; i < count; i++) {
    const at = TABLES_START + RECORD_BYTES * i
    const tag = String.fromCharCode(...bytes.subarray(at, at + 4))
    const [start, length] = [view.getUint32(at + 8), view.getUint32(at + 12)]
    if (!ALLOWED_TABLES.has(tag) || seen.has(tag) || start % 4 !== 0 || start + length > bytes.length) return false
    seen.add(tag)
  }
  return true
}

const get = (tables: Tables, tag: string): DataView => {
  const table = tables[tag]
  if (!table) throw new RangeError(tag)
  return table
}

const countGlyphs = (tables: Tables): number => get(tables, 'maxp').getUint16(4)

const hasSoundMetrics = (tables: Tables): boolean => {
  const [head, hhea, os2] = [get(tables, 'head'), get(tables, 'hhea'), get(tables, 'OS/2')]
  const [glyphs, metrics, unitsPerEm] = [countGlyphs(tables), hhea.getUint16(34), head.getUint16(18)]
  const heights = [os2.getInt16(68), -os2.getInt16(70), os2.getInt16(88)]
  return (
    head.byteLength >= 54 &&
    os2.byteLength >= 90 &&
    glyphs >= 2 &&
    glyphs <= OWN_FACE_LIMITS.glyphs &&
    metrics === glyphs &&
    get(tables, 'hmtx').byteLength === 4 * glyphs &&
    unitsPerEm >= 16 &&
    unitsPerEm <= 16_384 &&
    heights.every((height) => height >= 0 && height <= 3 * unitsPerEm)
  )
}

/** Offsets that grow, and outlines without components or instructions that end within their glyph. */
const hasSoundOutlines = (tables: Tables): boolean => {
  const [loca, glyf, glyphs] = [get(tables, 'loca'), get(tables, 'glyf'), countGlyphs(tables)]
  if (get(tables, 'head').getInt16(50) !== 1 || loca.byteLength !== 4 * (glyphs + 1)) return false
  for (let glyph = 0; glyph < glyphs; glyph++) {
    const [start, end] = [loca.getUint32(4 * glyph), loca.getUint32(4 * glyph + 4)]
    if (start > end || end > glyf.byteLength) return false
    if (end > start && !isSimpleOutline(new DataView(glyf.buffer, glyf.byteOffset + start, end - start))) return false
  }
  return true
}

const isSimpleOutline = (glyph: DataView): boolean => {
  const contours = glyph.getInt16(0)
  if (contours < 1 || contours > OWN_FACE_LIMITS.contours) return false
  let last = -1
  for (let i = 0; i < contours; i++) {
    const end = glyph.getUint16(10 + 2 * i)
    if (end <= last) return false
    last = end
  }
  const instructions = 10 + 2 * contours
  if (last + 1 > OWN_FACE_LIMITS.points || glyph.getUint16(instructions) !== 0) return false
  return readPoints(glyph, instructions + 2, last + 1) <= glyph.byteLength
}

const SHORT_X = 2
const SHORT_Y = 4
const REPEATS = 8
const SAME_X = 16
const SAME_Y = 32

/** The offset behind the points. */
const readPoints = (glyph: DataView, start: number, count: number): number => {
  let cursor = start
  let coordinates = 0
  for (let seen = 0; seen < count; ) {
    const flags = glyph.getUint8(cursor++)
    const times = 1 + (flags & REPEATS ? glyph.getUint8(cursor++) : 0)
    const bytes = (flags & SHORT_X ? 1 : flags & SAME_X ? 0 : 2) + (flags & SHORT_Y ? 1 : flags & SAME_Y ? 0 : 2)
    coordinates += bytes * times
    seen += times
    if (seen > count) return Number.POSITIVE_INFINITY
  }
  return cursor + coordinates
}

/** One subtable of format 4, with glyphs by difference alone, and the required characters in it. */
const hasSoundCharacters = (tables: Tables): boolean => {
  const cmap = get(tables, 'cmap')
  const at = cmap.getUint32(8)
  if (cmap.getUint16(2) !== 1 || cmap.getUint16(4) !== 3 || at !== 12 || cmap.getUint16(at) !== 4) return false
  const doubled = cmap.getUint16(at + 6)
  if (doubled === 0 || doubled % 2 !== 0 || cmap.byteLength !== at + 16 + 4 * doubled) return false
  const glyphs = countGlyphs(tables)
  let previous = -1
  for (let s = 0; s < doubled; s += 2) {
    const end = cmap.getUint16(at + 14 + s)
    const start = cmap.getUint16(at + 16 + doubled + s)
    const delta = cmap.getUint16(at + 16 + 2 * doubled + s)
    if (start <= previous || start > end || cmap.getUint16(at + 16 + 3 * doubled + s) !== 0) return false
    if (end !== 0xffff && ((end + delta) & 0xffff) >= glyphs) return false
    if (end !== 0xffff && ((start + delta) & 0xffff) > ((end + delta) & 0xffff)) return false
    previous = end
  }
  return [...REQUIRED_CHARACTERS].every((character) => findGlyph(cmap, at, doubled, character.codePointAt(0) ?? 0) > 0)
}

/** The glyph of a code point in a subtable of format 4 with glyphs by difference; 0 without one. */
const findGlyph = (cmap: DataView, at: number, doubled: number, code: number): number => {
  for (let s = 0; s < doubled; s += 2) {
    if (code > cmap.getUint16(at + 14 + s)) continue
    const start = cmap.getUint16(at + 16 + doubled + s)
    return code < start ? 0 : (code + cmap.getUint16(at + 16 + 2 * doubled + s)) & 0xffff
  }
  return 0
}
