/** Decoration, drawn as PDF artifacts. Lengths in pt, y downwards, colors as #rrggbb; `line` is a stroke width. */
export type Shape =
  | {
      readonly kind: 'rect'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly fill?: string
      readonly stroke?: string
      readonly line?: number
      readonly radius?: number
    }
  | {
      readonly kind: 'line'
      readonly x1: number
      readonly y1: number
      readonly x2: number
      readonly y2: number
      readonly color: string
      readonly line: number
      readonly dotted?: boolean
    }
  | {
      readonly kind: 'circle'
      readonly x: number
      readonly y: number
      readonly r: number
      readonly fill?: string
      readonly stroke?: string
      readonly line?: number
    }
  | {
      /** A path on a 24-unit grid that is scaled to `size`. */
      readonly kind: 'path'
      readonly x: number
      readonly y: number
      readonly size: number
      readonly d: readonly PathCommand[]
      readonly fill?: string
      readonly stroke?: string
      readonly line?: number
    }

/** `M` and `L` take x, y; `C` two control points and x, y; `Z` closes the path. */
export type PathCommand =
  | readonly ['M' | 'L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z']

/** The shape moved by `dx`, `dy` pt. */
export const translateShape = (shape: Shape, dx: number, dy: number): Shape =>
  shape.kind === 'line'
    ? { ...shape, x1: shape.x1 + dx, x2: shape.x2 + dx, y1: shape.y1 + dy, y2: shape.y2 + dy }
    : { ...shape, x: shape.x + dx, y: shape.y + dy }

/** A horizontal line at `y`; `line` is its width in pt. */
export const horizontalLine = (
  x1: number,
  x2: number,
  y: number,
  color: string,
  line: number,
  dotted = false,
): Shape => ({
  kind: 'line',
  x1,
  y1: y,
  x2,
  y2: y,
  color,
  line,
  dotted,
})

/** Control point distance that approximates a quarter circle of radius 1 with a Bézier curve. */
export const KAPPA = 0.5523
