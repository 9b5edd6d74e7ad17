/** A piece of text as it was painted: one font, one baseline. Coordinates in pt, y downwards, in reading direction. */
export interface Run {
  text: string
  /** Left edge, baseline, right edge. */
  x: number
  y: number
  right: number
  readonly size: number
  /** Index of its font in the document. */
  readonly font: number
  /** Place in painting order. */
  readonly order: number
  /** Whether the file puts white space before or after it. */
  spaceBefore: boolean
  spaceAfter: boolean
}

/** A line within its column: runs from left to right, their text put together. */
export interface Line {
  text: string
  x: number
  y: number
  right: number
  size: number
  column: number
  parts: Part[]
}

/** A part of a line that stands apart from the one before it: by a wide gap (a tab stop) or by another font. */
export interface Part {
  text: string
  x: number
  right: number
  font: number
  size: number
  /** Whether a wide gap, and not only a change of font, comes before it. */
  gap: boolean
  /** Painting order of its first run. */
  order: number
}
