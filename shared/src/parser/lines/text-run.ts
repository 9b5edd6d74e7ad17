/** Text in one font on one baseline, as pdf.js gives it. Positions and sizes in pt, y downwards, in reading direction. */
export interface TextRun {
  readonly text: string
  /** Left edge, baseline and right edge. */
  readonly x: number
  readonly y: number
  readonly right: number
  readonly size: number
  /** Index of its font in the document. */
  readonly font: number
  /** Position in painting order. */
  readonly order: number
  /** The position of its last letter, where it was painted letter by letter. */
  readonly lastOrder?: number
  /** Whether the file has white space before or after it. */
  readonly spaceBefore: boolean
  readonly spaceAfter: boolean
}

/** A line within its column: the text of its runs from left to right. */
export interface TextLine {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly right: number
  readonly size: number
  readonly column: number
  readonly segments: readonly TextSegment[]
}

/** A part of a line that a wide gap (a tab stop) or another font separates from the part before it. */
export interface TextSegment {
  readonly text: string
  readonly x: number
  readonly right: number
  readonly font: number
  readonly size: number
  /** Whether a wide gap, and not only a change of font, comes before it. */
  readonly afterGap: boolean
  /** Painting order of its first run. */
  readonly order: number
}
