import type { PathCommand } from '../draw/shapes.ts'
import type { FontFace } from './font-face.ts'
import { getTable } from './sfnt.ts'

interface Point {
  readonly x: number
  readonly y: number
  readonly on: boolean
}

/**
 * The outline of a glyph in font units, y upwards. Of a composite glyph (letter with accent), the first component only.
 */
export const extractGlyphPath = (face: FontFace, glyph: number): PathCommand[] =>
  parseContours(face, glyph, 0).flatMap(toPathCommands)

const parseContours = (face: FontFace, glyph: number, depth: number): Point[][] => {
  const long = getTable(face.tables, 'head').getInt16(50) === 1
  const loca = getTable(face.tables, 'loca')
  const offset = (n: number) => (long ? loca.getUint32(4 * n) : 2 * loca.getUint16(2 * n))
  const glyf = getTable(face.tables, 'glyf')
  const at = offset(glyph)
  if (offset(glyph + 1) === at) return []
  const count = glyf.getInt16(at)
  if (count >= 0) return parseSimpleContours(glyf, at, count)
  return depth > 3 ? [] : parseContours(face, glyf.getUint16(at + 12), depth + 1)
}

const parseSimpleContours = (glyf: DataView, at: number, count: number): Point[][] => {
  const ends = Array.from({ length: count }, (_, i) => glyf.getUint16(at + 10 + 2 * i))
  const total = (ends.at(-1) ?? -1) + 1
  let cursor = at + 10 + 2 * count
  cursor += 2 + glyf.getUint16(cursor)
  const flags: number[] = []
  while (flags.length < total) {
    const flag = glyf.getUint8(cursor++)
    const repeat = flag & 8 ? glyf.getUint8(cursor++) : 0
    for (let i = 0; i <= repeat; i++) flags.push(flag)
  }
  const axis = (short: number, same: number): number[] => {
    let value = 0
    return flags.map((flag) => {
      if (flag & short) value += glyf.getUint8(cursor++) * (flag & same ? 1 : -1)
      else if (!(flag & same)) {
        value += glyf.getInt16(cursor)
        cursor += 2
      }
      return value
    })
  }
  const xs = axis(2, 16)
  const ys = axis(4, 32)
  const points = flags.map((flag, i): Point => ({ x: xs[i] ?? 0, y: ys[i] ?? 0, on: (flag & 1) === 1 }))
  return ends.map((end, i) => points.slice(i === 0 ? 0 : (ends[i - 1] ?? 0) + 1, end + 1))
}

const getMidpoint = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, on: true })

const toPathCommands = (points: readonly Point[]): PathCommand[] => {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last || points.length < 2) return []
  const start = first.on ? first : last.on ? last : getMidpoint(first, last)
  const steps: PathCommand[] = [['M', start.x, start.y]]
  let from = start
  let control: Point | undefined
  const curve = (to: Point, by: Point) => {
    steps.push([
      'C',
      from.x + (2 / 3) * (by.x - from.x),
      from.y + (2 / 3) * (by.y - from.y),
      to.x + (2 / 3) * (by.x - to.x),
      to.y + (2 / 3) * (by.y - to.y),
      to.x,
      to.y,
    ])
    from = to
  }
  for (const point of [...points.slice(first.on ? 1 : 0), start]) {
    if (point.on) {
      if (control) curve(point, control)
      else {
        steps.push(['L', point.x, point.y])
        from = point
      }
      control = undefined
    } else {
      if (control) curve(getMidpoint(control, point), control)
      control = point
    }
  }
  return [...steps, ['Z']]
}
