import type { Shape } from '../draw/shapes.ts'
import type { MeasuredBlock } from './blocks.ts'
import type { PhotoStyle } from './style.ts'

/** Blocks stacked from `x`, `y` (pt, from the top left of the page). */
export interface HeaderColumn {
  readonly x: number
  readonly y: number
  readonly measured: readonly MeasuredBlock[]
}
/** The positioned header of page one. */
export interface HeaderLayout {
  readonly columns: readonly HeaderColumn[]
  readonly shapes: readonly Shape[]
  readonly picture?: PictureBox | undefined
  /** Top of the content below the header, in pt. */
  readonly bottom: number
}
/** A square picture; `source` is a data URL, lengths in pt. */
export interface PictureBox {
  readonly source: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly crop: PhotoStyle
}
