import type { WordBox } from '../word-model.ts'

/** A text box and its top, in pt from the page's. */
export interface PlacedBox {
  readonly box: WordBox
  readonly top: number
}

export interface OrderedBox {
  readonly box: WordBox
  /** 0 for text of its own column, more for a column beside it. */
  readonly column: number
}

/** Boxes as tall as this are columns. */
const MIN_COLUMN_HEIGHT_PT = 220
const MIN_COLUMN_LINES = 8
/** Left edges this far apart are those of two columns. */
const MIN_COLUMN_DISTANCE_PT = 60

/** Reading order of boxes anchored at one place: from top to bottom, but tall ones side by side from left to right. */
export const orderBoxes = (boxes: readonly PlacedBox[]): OrderedBox[] => {
  const tall = boxes.filter(isTall).sort((a, b) => (a.box.x ?? 0) - (b.box.x ?? 0))
  const top = Math.min(...tall.map((box) => box.top))
  const small = boxes
    .filter((box) => !tall.includes(box))
    .sort((a, b) => a.top - b.top || (a.box.x ?? 0) - (b.box.x ?? 0))
  const plain = (placed: readonly PlacedBox[]): OrderedBox[] => placed.map(({ box }) => ({ box, column: 0 }))
  let column = 0
  let left = Number.NEGATIVE_INFINITY
  const columns = tall.map(({ box }): OrderedBox => {
    if ((box.x ?? 0) - left >= MIN_COLUMN_DISTANCE_PT) column++
    left = box.x ?? 0
    return { box, column }
  })
  return [...plain(small.filter((box) => box.top < top)), ...columns, ...plain(small.filter((box) => box.top >= top))]
}

const isTall = ({ box }: PlacedBox): boolean =>
  (box.height ?? 0) >= MIN_COLUMN_HEIGHT_PT || box.blocks.length >= MIN_COLUMN_LINES
