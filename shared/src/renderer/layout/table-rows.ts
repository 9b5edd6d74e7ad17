import { measureRows, type Placement } from './paginate.ts'

/** Lines close to each other, with their extent on the page in pt. */
interface TextBlock {
  readonly size: number
  readonly top: number
  readonly bottom: number
}

/** Readers join lines whose baselines are at most this far apart, as a share of the size. */
const MAX_LINE_STEP = 1.5
/** Blocks whose edges differ by less, as a share of the size, stand at the same height for readers. */
const HEIGHT_TOLERANCE = 0.55

/**
 * How many parts of two columns a reader by positions, such as pdftotext, may take for rows of a table: two blocks in a
 * row on one side, with two on the other that stand at the same heights and have others between them. These would be read
 * after the table.
 */
export const countTableRows = (some: readonly Placement[], others: readonly Placement[]): number =>
  [...new Set(some.map(({ page }) => page))].reduce((sum, page) => {
    const [left, right] = [some, others].map((side) => listBlocks(side.filter((placement) => placement.page === page)))
    return left && right ? sum + countSkipping(left, right) + countSkipping(right, left) : sum
  }, 0)

const countSkipping = (rows: readonly TextBlock[], beside: readonly TextBlock[]): number =>
  rows.filter((first, i) => {
    const second = rows[i + 1]
    const start = beside.findIndex((block) => overlaps(block, first))
    const end = beside.findIndex((block) => block.top > first.bottom)
    const [one, two] = [beside[start], beside[end]]
    if (!second || !one || !two || end <= start + 1 || overlaps(one, second)) return false
    return overlaps(two, second) && areAligned([first, one], [second, two])
  }).length

const overlaps = (a: TextBlock, b: TextBlock): boolean => a.top <= b.bottom && b.top <= a.bottom

const EDGES = [
  ({ top }: TextBlock) => top,
  ({ bottom }: TextBlock) => bottom,
  ({ top, bottom }: TextBlock) => (top + bottom) / 2,
]

const areAligned = (...pairs: readonly (readonly [TextBlock, TextBlock])[]): boolean =>
  EDGES.some((getEdge) =>
    pairs.every(([a, b]) => Math.abs(getEdge(a) - getEdge(b)) <= HEIGHT_TOLERANCE * Math.min(a.size, b.size)),
  )

const listBlocks = (placements: readonly Placement[]): TextBlock[] => {
  const blocks: TextBlock[] = []
  for (const line of placements.flatMap(listLines)) {
    const last = blocks.at(-1)
    const isNear = last && line.bottom - last.bottom <= MAX_LINE_STEP * last.size
    if (last && isNear && Math.abs(line.size - last.size) < 0.05 * last.size)
      blocks[blocks.length - 1] = { ...last, bottom: line.bottom }
    else blocks.push(line)
  }
  return blocks
}

const listLines = ({ measured, y, from, to }: Placement): TextBlock[] =>
  measured.rows.slice(from, to).flatMap((row, i) => {
    const top = y + measureRows(measured, from, from + i)
    const [segment] = row.segments
    if (!segment) return []
    const baseline = top + segment.y
    return [{ size: segment.size, top: baseline - segment.size, bottom: baseline + 0.25 * segment.size }]
  })
