import type { OutlinePoint } from '../fonts/outline.ts'

const middle = (a: OutlinePoint, b: OutlinePoint): OutlinePoint => ({
  x: Math.round((a.x + b.x) / 2),
  y: Math.round((a.y + b.y) / 2),
  on: true,
})

/** The contour from a point on it, with the points that two controls in a row imply between them. */
const completeContour = (points: readonly OutlinePoint[]): OutlinePoint[] => {
  const all = points.flatMap((point, i) => {
    const next = points[(i + 1) % points.length] ?? point
    return point.on || next.on ? [point] : [point, middle(point, next)]
  })
  const start = all.findIndex(({ on }) => on)
  return start < 0 ? [] : [...all.slice(start), ...all.slice(0, start)]
}

/**
 * The contours of a glyph as the data of an SVG path, y downwards, in whole units. `scale`: units for each unit of the
 * points.
 */
export const toPathData = (contours: readonly (readonly OutlinePoint[])[], scale: number): string => {
  let out = ''
  let pen = { x: 0, y: 0 }
  const add = (command: string, ...points: readonly { readonly x: number; readonly y: number }[]) => {
    const values = points.flatMap(({ x, y }) => [x - pen.x, y - pen.y])
    out += command + values.join(' ').replaceAll(' -', '-')
    pen = points.at(-1) ?? pen
  }
  for (const contour of contours) {
    const rounded = contour.map(({ x, y, on }) => ({ x: Math.round(x * scale), y: Math.round(-y * scale), on }))
    const [start, ...rest] = completeContour(rounded)
    if (!start) continue
    add('m', start)
    for (let i = 0; i < rest.length; i++) {
      const point = rest[i] ?? start
      if (point.on) add('l', point)
      else add('q', point, rest[++i] ?? start)
    }
    out += 'z'
    pen = start
  }
  return out
}
