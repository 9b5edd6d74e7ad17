import type { Measured } from './blocks.ts'
import type { Shape } from '../draw/shapes.ts'

export interface HeaderColumn {
  readonly x: number
  readonly y: number
  readonly measured: readonly Measured[]
}
export interface Header {
  readonly columns: readonly HeaderColumn[]
  readonly shapes: readonly Shape[]
  readonly picture?: Picture | undefined
  /** Where what follows may start. */
  readonly bottom: number
}
export interface Picture {
  readonly source: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly round: boolean
}
