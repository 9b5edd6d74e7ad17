import { isDateFragment } from '../../fields/dates/find-date-range.ts'
import { isHeadingText } from '../../lexicon/headings.ts'
import type { TextLine } from '../text-run.ts'
import type { OrderScorer } from './choose-order.ts'

/** What the parts of a score weigh. Each part is a share of the block's lines. */
const WEIGHTS = { painted: 2, continued: 1, datesBeside: 2, headings: 1, symbols: 3 } as const

const STARTS_LOWERCASE = /^\p{Ll}/u
/** A bullet without its text. */
const SYMBOL = /^[^\p{L}\d]{1,2}$/u
const ENDS_OPEN = /[\p{L}\d,&(/–-]$/u

/**
 * Score of a reading order: painted in this order, sentences that go on from line to line, dates beside a title, and
 * headings with content below them.
 */
export const scoreOrder: OrderScorer = (lines) => {
  const count = Math.max(1, lines.length)
  const pairs = lines.slice(1).map((line, i) => [lines[i], line] as const)
  const broken = pairs.filter(([above, line]) => STARTS_LOWERCASE.test(line.text) && above && !isContinued(above, line))
  const lonely = lines.filter((line) => isDateFragment(line.text))
  const symbols = lines.filter((line) => SYMBOL.test(line.text))
  const empty = pairs.filter(([above, line]) => above && isHeadingText(above.text) && isHeadingText(line.text))
  return (
    WEIGHTS.painted * sharePainted(lines) -
    (WEIGHTS.continued * broken.length) / count -
    (WEIGHTS.datesBeside * lonely.length) / count -
    (WEIGHTS.headings * empty.length) / count -
    (WEIGHTS.symbols * symbols.length) / count
  )
}

const isContinued = (above: TextLine, line: TextLine): boolean =>
  ENDS_OPEN.test(above.text) && above.x < line.right && line.x < above.right && Math.abs(above.size - line.size) < 1.5

/** Share of the steps from segment to segment, 0–1, that painting order follows. */
const sharePainted = (lines: readonly TextLine[]): number => {
  const orders = lines.flatMap((line) => line.segments.map((segment) => segment.order))
  if (orders.length < 2) return 1
  return orders.filter((order, i) => i > 0 && order > (orders[i - 1] ?? 0)).length / (orders.length - 1)
}
