import { readContours, writeContours } from './outline.ts'

/**
 * Rounds the points of a glyph of the `glyf` table to multiples of `step` font units and leaves out its instructions.
 * Curves keep their points, so the result compresses better and looks the same at sizes where a step is invisible. An
 * empty or composite glyph is returned as it is.
 */
export const roundOutline = (glyph: Uint8Array, step: number): Uint8Array => {
  const view = new DataView(glyph.buffer, glyph.byteOffset, glyph.byteLength)
  if (step <= 1 || glyph.byteLength === 0 || view.getInt16(0) < 0) return glyph
  const round = (value: number) => Math.round(value / step) * step
  return writeContours(
    readContours(view, 0).map((points) => points.map(({ x, y, on }) => ({ x: round(x), y: round(y), on }))),
  )
}
