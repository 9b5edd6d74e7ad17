import { type Band, getBand } from '../../scoring/bands.ts'
import type { Block, TagNode, TextRun, TextStyle } from '../compose/blocks.ts'
import { PAPER_SIZES_PT } from '../compose/style.ts'

export const INK_COLOR = '#12202e'
export const MUTED_COLOR = '#53606d'
export const ACCENT_COLOR = '#1565c0'
export const RULE_COLOR = '#d9dde1'
export const TRACK_COLOR = '#e9ecef'
export const TINT_COLOR = '#f4f6f8'

/** Colors of a band as a shape, and as text that is readable on white. */
const BAND_FILL_COLORS: Readonly<Record<Band, string>> = {
  excellent: '#2f8f5b',
  good: '#e0a526',
  'needs-work': '#c6483c',
}
const BAND_TEXT_COLORS: Readonly<Record<Band, string>> = {
  excellent: '#1f6b43',
  good: '#83600f',
  'needs-work': '#a5352a',
}

/** Shape color for a score of 0–100. */
export const getBandFill = (score: number): string => BAND_FILL_COLORS[getBand(score)]
/** Text color for a score of 0–100. */
export const getBandTextColor = (score: number): string => BAND_TEXT_COLORS[getBand(score)]

export const PAGE_PT = { ...PAPER_SIZES_PT.a4, x: 54, top: 54, bottom: PAPER_SIZES_PT.a4.height - 62 }
export const CONTENT_WIDTH_PT = PAGE_PT.width - 2 * PAGE_PT.x

export const BODY_STYLE: TextStyle = { size: 10, leading: 14, weight: 'regular', color: INK_COLOR }
export const MUTED_STYLE: TextStyle = { ...BODY_STYLE, size: 9, leading: 13, color: MUTED_COLOR }
export const BOLD_STYLE: TextStyle = { ...BODY_STYLE, weight: 'bold' }
export const HEADING_STYLE: TextStyle = { size: 13, leading: 17, weight: 'bold', color: INK_COLOR }

interface TextOptions {
  readonly style?: TextStyle
  readonly gap?: number
  readonly keepWithNext?: boolean
  readonly x?: number
  readonly width?: number
}

/** A block with a single text. */
export const createTextBlock = (
  node: TagNode,
  runs: string | readonly TextRun[],
  options: TextOptions = {},
): Block => ({
  kind: 'cells',
  gap: options.gap ?? 0,
  keepWithNext: options.keepWithNext ?? false,
  cells: [
    {
      node,
      runs: typeof runs === 'string' ? [{ text: runs }] : runs,
      style: options.style ?? BODY_STYLE,
      x: options.x ?? 0,
      width: options.width ?? CONTENT_WIDTH_PT,
    },
  ],
})
