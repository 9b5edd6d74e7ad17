import type { PathCommand } from '../draw/shapes.ts'
import type { FontFace } from './font-face.ts'
import { type OutlinePoint, readContours } from './outline.ts'
import { getTable } from './sfnt.ts'

/**
 * The outline of a glyph in font units, y upwards. Of a composite glyph (letter with accent), the first component only.
 */
export const extractGlyphPath = (face: FontFace, glyph: number): PathCommand[] =>
  parseContours(face, glyph, 0).flatMap(toPathCommands)

const parseContours = (face: FontFace, glyph: number, depth: number): OutlinePoint[][] => {
  const long = getTable(face.tables, 'head').getInt16(50) === 1
  const loca = getTable(face.tables, 'loca')
  const offset = (n: number) => (long ? loca.getUint32(4 * n) : 2 * loca.getUint16(2 * n))
  const glyf = getTable(face.tables, 'glyf')
  const at = offset(glyph)
  if (offset(glyph + 1) === at) return []
  if (glyf.getInt16(at) >= 0) return readContours(glyf, at)
  return depth > 3 ? [] : parseContours(face, glyf.getUint16(at + 12), depth + 1)
}

const getMidpoint = (a: OutlinePoint, b: OutlinePoint): OutlinePoint => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
  on: true,
})

const toPathCommands = (points: readonly OutlinePoint[]): PathCommand[] => {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last || points.length < 2) return []
  const start = first.on ? first : last.on ? last : getMidpoint(first, last)
  const steps: PathCommand[] = [['M', start.x, start.y]]
  let from = start
  let control: OutlinePoint | undefined
  const curve = (to: OutlinePoint, by: OutlinePoint) => {
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
