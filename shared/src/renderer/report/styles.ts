import { type Band, bandOf } from '../../scoring/bands.ts'
import type { Block, Run, TagNode, TextStyle } from '../compose/blocks.ts'
import { PAPER_SIZES } from '../compose/style.ts'

export const INK = '#12202e'
export const MUTED = '#53606d'
export const SEA = '#1565c0'
export const RULE = '#d9dde1'
export const TRACK = '#e9ecef'
export const TINT = '#f4f6f8'

/** A band as a shape, and as text that can be read on white. */
const BAND_FILL: Readonly<Record<Band, string>> = {
  excellent: '#2f8f5b',
  good: '#e0a526',
  'needs-work': '#c6483c',
}
const BAND_TEXT: Readonly<Record<Band, string>> = { excellent: '#1f6b43', good: '#83600f', 'needs-work': '#a5352a' }

export const bandFill = (score: number): string => BAND_FILL[bandOf(score)]
export const bandText = (score: number): string => BAND_TEXT[bandOf(score)]

export const PAGE = { ...PAPER_SIZES.a4, x: 54, top: 54, bottom: PAPER_SIZES.a4.height - 62 }
export const WIDTH = PAGE.width - 2 * PAGE.x

export const BODY: TextStyle = { size: 10, leading: 14, weight: 'regular', color: INK }
export const QUIET: TextStyle = { ...BODY, size: 9, leading: 13, color: MUTED }
export const BOLD: TextStyle = { ...BODY, weight: 'bold' }
export const HEAD: TextStyle = { size: 13, leading: 17, weight: 'bold', color: INK }

interface TextOptions {
  readonly style?: TextStyle
  readonly gap?: number
  readonly keepNext?: boolean
  readonly x?: number
  readonly width?: number
}

/** One text in a block of its own. */
export const textBlock = (node: TagNode, runs: string | readonly Run[], options: TextOptions = {}): Block => ({
  kind: 'cells',
  gap: options.gap ?? 0,
  keepNext: options.keepNext ?? false,
  cells: [
    {
      node,
      runs: typeof runs === 'string' ? [{ text: runs }] : runs,
      style: options.style ?? BODY,
      x: options.x ?? 0,
      width: options.width ?? WIDTH,
    },
  ],
})
