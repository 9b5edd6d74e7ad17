import { unsafeCast } from '#shared/cast.ts'
import type { MeasuredBlock, TextStyle } from '#shared/renderer/compose/blocks.ts'
import type { Typeface } from '#shared/renderer/fonts/typeface.ts'
import type { Placement } from '#shared/renderer/layout/paginate.ts'

/** Every character is 1 pt wide in every size; capitals are 0.7 of the size tall. */
export const unitTypeface = unsafeCast<Typeface>(
  {
    width: (text: string) => text.length,
    faces: { regular: { capHeight: 700, bearing: () => 100, glyph: () => 1 } },
  },
  'layout uses widths, cap heights and bearings only',
)

/** Text of 10 pt in lines of 14 pt. */
export const unitStyle: TextStyle = { size: 10, leading: 14, weight: 'regular', color: '#112233' }

export interface BlockOptions {
  readonly lines?: number
  readonly gap?: number
  readonly group?: number
  readonly keepWithNext?: boolean
  readonly padding?: { readonly top: number; readonly bottom: number }
}

/** A block of lines of 10 pt, 100 pt wide. */
export const createBlock = ({ lines = 1, gap = 0, group, keepWithNext = false, padding }: BlockOptions = {}) => {
  const measured: MeasuredBlock = {
    block: {
      kind: 'cells',
      gap,
      keepWithNext,
      cells: [],
      ...(group !== undefined && { entryGroup: group }),
      ...(padding && { padding }),
    },
    rows: Array.from({ length: lines }, () => ({ height: 10, segments: [], shapes: [] })),
    height: lines * 10 + (padding ? padding.top + padding.bottom : 0),
    width: 100,
  }
  return measured
}

/** A block that stands whole on a page, with its index as its top. */
export const placeBlock = (index: number, page: number, options: BlockOptions = {}): Placement => {
  const measured = createBlock(options)
  return { measured, index, page, x: 0, y: index, from: 0, to: measured.rows.length, gap: 0 }
}
