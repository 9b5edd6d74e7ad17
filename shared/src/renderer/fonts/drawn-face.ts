import type { OutlinePoint } from './outline.ts'

export interface DrawnGlyph {
  /** Code points that show it; none for `.notdef`. */
  readonly codes: readonly number[]
  readonly advance: number
  /** Closed contours. */
  readonly contours: readonly (readonly OutlinePoint[])[]
}

/** By index of the glyphs; `by` in font units. */
export interface KernPair {
  readonly left: number
  readonly right: number
  readonly by: number
}

/** A face as outlines, in 1,000 units to the em. */
export interface DrawnFace {
  /** The first one is `.notdef`. */
  readonly glyphs: readonly DrawnGlyph[]
  readonly ascent: number
  /** Positive, below the baseline. */
  readonly descent: number
  readonly capHeight: number
  readonly kerning: readonly KernPair[]
}

export const UNITS_PER_EM = 1_000
