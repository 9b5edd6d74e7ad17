/** A point of an outline in font units, y upwards; off-curve points are controls of quadratic curves. */
export interface OutlinePoint {
  readonly x: number
  readonly y: number
  readonly on: boolean
}

const ON_CURVE = 1
const REPEAT = 8
/** Flags of the horizontal axis; those of the vertical one are twice as large. */
const SHORT = 2
const SAME_OR_POSITIVE = 16

/** The contours of a glyph of the `glyf` table that is not composite. `start`: its byte offset. */
export const readContours = (glyf: DataView, start: number): OutlinePoint[][] => {
  const count = glyf.getInt16(start)
  const ends = Array.from({ length: count }, (_, i) => glyf.getUint16(start + 10 + 2 * i))
  const total = (ends.at(-1) ?? -1) + 1
  let cursor = start + 10 + 2 * count
  cursor += 2 + glyf.getUint16(cursor)
  const flags: number[] = []
  while (flags.length < total) {
    const flag = glyf.getUint8(cursor++)
    const repeats = flag & REPEAT ? glyf.getUint8(cursor++) : 0
    for (let i = 0; i <= repeats; i++) flags.push(flag)
  }
  const readAxis = (axis: 1 | 2): number[] => {
    let value = 0
    return flags.map((flag) => {
      const same = (flag & (axis * SAME_OR_POSITIVE)) > 0
      if (flag & (axis * SHORT)) value += glyf.getUint8(cursor++) * (same ? 1 : -1)
      else if (!same) {
        value += glyf.getInt16(cursor)
        cursor += 2
      }
      return value
    })
  }
  const xs = readAxis(1)
  const ys = readAxis(2)
  const points = flags.map((flag, i) => ({ x: xs[i] ?? 0, y: ys[i] ?? 0, on: (flag & ON_CURVE) > 0 }))
  return ends.map((end, i) => points.slice(i === 0 ? 0 : (ends[i - 1] ?? 0) + 1, end + 1))
}

/** A glyph for the `glyf` table without instructions, padded to four bytes. Points are integers; no contour is no byte. */
export const writeContours = (contours: readonly (readonly OutlinePoint[])[]): Uint8Array => {
  const points = contours.flat()
  if (points.length === 0) return new Uint8Array(0)
  const [xs, ys] = [writeAxis(points.map(({ x }) => x)), writeAxis(points.map(({ y }) => y))]
  const flags = points.map(({ on }, i) => (on ? ON_CURVE : 0) | (xs.flags[i] ?? 0) | (2 * (ys.flags[i] ?? 0)))
  const data = [...writeFlags(flags), ...xs.bytes, ...ys.bytes]
  const start = 10 + 2 * contours.length + 2
  const bytes = new Uint8Array((start + data.length + 3) & ~3)
  const view = new DataView(bytes.buffer)
  for (const [i, value] of [contours.length, ...measurePoints(points)].entries()) view.setInt16(2 * i, value)
  let end = -1
  for (const [i, contour] of contours.entries()) {
    end += contour.length
    view.setUint16(10 + 2 * i, end)
  }
  bytes.set(data, start)
  return bytes
}

/** The box around points, or zeros without any. */
export const measurePoints = (
  points: readonly OutlinePoint[],
): [xMin: number, yMin: number, xMax: number, yMax: number] => {
  if (points.length === 0) return [0, 0, 0, 0]
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** Coordinates as differences from the last one: no byte, one with the sign in the flags, or two. */
const writeAxis = (values: readonly number[]): { bytes: number[]; flags: number[] } => {
  const bytes: number[] = []
  const flags = values.map((value, i) => {
    const difference = value - (values[i - 1] ?? 0)
    if (difference === 0) return SAME_OR_POSITIVE
    if (Math.abs(difference) > 0xff) {
      bytes.push((difference >> 8) & 0xff, difference & 0xff)
      return 0
    }
    bytes.push(Math.abs(difference))
    return difference > 0 ? SHORT | SAME_OR_POSITIVE : SHORT
  })
  return { bytes, flags }
}

const writeFlags = (flags: readonly number[]): number[] => {
  const bytes: number[] = []
  for (let i = 0; i < flags.length; ) {
    const flag = flags[i] ?? 0
    let repeats = 0
    while (repeats < 255 && flags[i + repeats + 1] === flag) repeats++
    if (repeats > 1) bytes.push(flag | REPEAT, repeats)
    else bytes.push(...Array.from({ length: repeats + 1 }, () => flag))
    i += repeats + 1
  }
  return bytes
}
