import type { PathCommand } from 'opentype.js'
import type { OutlinePoint } from '#shared/renderer/fonts/outline.ts'

interface Place {
  readonly x: number
  readonly y: number
}

const at = (x: number | undefined, y: number | undefined, scale: number): Place => ({
  x: (x ?? 0) * scale,
  y: (y ?? 0) * scale,
})

const mix = (a: Place, b: Place, share: number): Place => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})

/** The closed contours of an outline, with quadratic curves, times `scale`. */
export const toContours = (commands: readonly PathCommand[], scale: number): OutlinePoint[][] => {
  const contours: OutlinePoint[][] = []
  let contour: OutlinePoint[] = []
  let from: Place = { x: 0, y: 0 }
  const close = () => {
    const points = dropRepeatedEnd(contour)
    if (points.length > 2) contours.push(points)
    contour = []
  }
  const addOn = (place: Place) => {
    contour.push({ ...place, on: true })
    from = place
  }
  for (const { type, x, y, x1, y1, x2, y2 } of commands) {
    const to = at(x, y, scale)
    if (type === 'Z') close()
    else if (type === 'M') {
      close()
      addOn(to)
    } else if (type === 'L') addOn(to)
    else if (type === 'Q') {
      contour.push({ ...at(x1, y1, scale), on: false })
      addOn(to)
    } else {
      for (const { control, end } of toQuadratics(from, at(x1, y1, scale), at(x2, y2, scale), to)) {
        contour.push({ ...control, on: false })
        addOn(end)
      }
    }
  }
  close()
  return contours
}

/** A contour is closed by itself. */
const dropRepeatedEnd = (points: readonly OutlinePoint[]): OutlinePoint[] => {
  const [first, last] = [points[0], points.at(-1)]
  const isRepeated =
    points.length > 1 &&
    first &&
    last?.on &&
    Math.round(first.x) === Math.round(last.x) &&
    Math.round(first.y) === Math.round(last.y)
  return points.slice(0, isRepeated ? -1 : undefined)
}

/** Thousandths of the em that a curve may be off. */
const TOLERANCE = 0.6
const MAX_PARTS = 6

/** A cubic curve as quadratic ones: cut into equal parts, as many as the tolerance needs. */
const toQuadratics = (from: Place, c1: Place, c2: Place, to: Place): { control: Place; end: Place }[] => {
  // The largest distance of a cubic curve from the quadratic one in its middle is √3/36 of this length.
  const away = Math.hypot(from.x - 3 * c1.x + 3 * c2.x - to.x, from.y - 3 * c1.y + 3 * c2.y - to.y)
  const parts = Math.min(MAX_PARTS, Math.max(1, Math.ceil(Math.cbrt((away * Math.sqrt(3)) / 36 / TOLERANCE))))
  let rest: readonly [Place, Place, Place, Place] = [from, c1, c2, to]
  return Array.from({ length: parts }, (_, i) => {
    const [part, next] = split(rest, 1 / (parts - i))
    rest = next
    const [p0, p1, p2, p3] = part
    return {
      control: { x: (3 * (p1.x + p2.x) - p0.x - p3.x) / 4, y: (3 * (p1.y + p2.y) - p0.y - p3.y) / 4 },
      end: p3,
    }
  })
}

type Cubic = readonly [Place, Place, Place, Place]

const split = ([p0, p1, p2, p3]: Cubic, share: number): readonly [Cubic, Cubic] => {
  const [a, b, c] = [mix(p0, p1, share), mix(p1, p2, share), mix(p2, p3, share)]
  const [d, e] = [mix(a, b, share), mix(b, c, share)]
  const middle = mix(d, e, share)
  return [
    [p0, a, d, middle],
    [middle, e, c, p3],
  ]
}
