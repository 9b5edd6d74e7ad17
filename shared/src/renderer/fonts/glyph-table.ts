import { type OutlinePoint, readContours } from './outline.ts'
import { getTable, type Tables } from './sfnt.ts'

const MORE_COMPONENTS = 0x20
export const ARGS_ARE_WORDS = 1
export const ARGS_ARE_OFFSETS = 2
const ONE_SCALE = 0x08
const TWO_SCALES = 0x40
const MATRIX = 0x80
/** Of components within components. */
const MAX_DEPTH = 6

/** A part of a composite glyph. */
interface Component {
  /** Byte offset of the glyph id, relative to the composite glyph. */
  readonly at: number
  readonly glyph: number
  /** From a point of the part to one of the composite glyph. */
  readonly place: (point: OutlinePoint) => OutlinePoint
}

/** The components of a composite glyph; none of another one. `start`: its byte offset. */
export const listComponents = (glyf: DataView, start: number): Component[] => {
  if (glyf.getInt16(start) >= 0) return []
  const parts: Component[] = []
  let cursor = 10
  for (let flags = MORE_COMPONENTS; flags & MORE_COMPONENTS; ) {
    flags = glyf.getUint16(start + cursor)
    const scale = flags & MATRIX ? 8 : flags & TWO_SCALES ? 4 : flags & ONE_SCALE ? 2 : 0
    const end = cursor + 4 + (flags & ARGS_ARE_WORDS ? 4 : 2)
    const glyph = glyf.getUint16(start + cursor + 2)
    parts.push({ at: cursor + 2, glyph, place: readPlace(glyf, start + cursor, start + end, flags) })
    cursor = end + scale
  }
  return parts
}

/** `scaleAt`: byte offset of the scale, which follows the arguments. */
const readPlace = (glyf: DataView, start: number, scaleAt: number, flags: number): Component['place'] => {
  const read = (n: number) => (flags & ARGS_ARE_WORDS ? glyf.getInt16(start + 4 + 2 * n) : glyf.getInt8(start + 4 + n))
  const [dx, dy] = flags & ARGS_ARE_OFFSETS ? [read(0), read(1)] : [0, 0]
  const factor = (n: number) => glyf.getInt16(scaleAt + 2 * n) / 0x4000
  const [xx, xy, yx, yy] =
    flags & MATRIX
      ? [factor(0), factor(1), factor(2), factor(3)]
      : flags & TWO_SCALES
        ? [factor(0), 0, 0, factor(1)]
        : flags & ONE_SCALE
          ? [factor(0), 0, 0, factor(0)]
          : [1, 0, 0, 1]
  return ({ x, y, on }) => ({ x: xx * x + yx * y + dx, y: xy * x + yy * y + dy, on })
}

/** A function from a glyph id to its byte offset in the `glyf` table; an empty glyph has that of the next one. */
export const createGlyphLocator = (tables: Tables): ((glyph: number) => number) => {
  const loca = getTable(tables, 'loca')
  const long = getTable(tables, 'head').getInt16(50) === 1
  return (glyph) => (long ? loca.getUint32(4 * glyph) : 2 * loca.getUint16(2 * glyph))
}

/** The contours of a glyph with those of its components; none of an empty one. */
export const readGlyph = (tables: Tables, glyph: number, depth = 0): OutlinePoint[][] => {
  const glyf = getTable(tables, 'glyf')
  const offset = createGlyphLocator(tables)
  const start = offset(glyph)
  if (offset(glyph + 1) === start || depth > MAX_DEPTH) return []
  if (glyf.getInt16(start) >= 0) return readContours(glyf, start)
  return listComponents(glyf, start).flatMap((part) =>
    readGlyph(tables, part.glyph, depth + 1).map((contour) => contour.map(part.place)),
  )
}
