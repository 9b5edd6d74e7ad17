import type { Shape } from '../draw/shapes.ts'
import type { MeasuredBlock } from './blocks.ts'

export interface HeaderColumn {
  readonly x: number
  readonly y: number
  readonly measured: readonly MeasuredBlock[]
}
export interface HeaderLayout {
  readonly columns: readonly HeaderColumn[]
  readonly shapes: readonly Shape[]
  readonly picture?: PictureBox | undefined
  /** Top of the content below the header, in pt. */
  readonly bottom: number
}
export interface PictureBox {
  readonly source: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly round: boolean
}
