import type { EntryPart } from '../../templates/outline/outline.ts'
import type { Shape } from '../draw/shapes.ts'
import type { Block, CellsBlock } from './blocks.ts'
import type { ComposeContext } from './context.ts'
import { composeEntryDetails, composeEntryHead } from './entry-head.ts'
import { composeProse } from './prose.ts'

/** Composes one entry: its head, then details and prose. */
export const composeEntry = (entry: EntryPart, ctx: ComposeContext, first: boolean): Block[] => {
  const group = ctx.nextEntryGroup()
  const head = [...composeEntryHead(entry, ctx), ...composeEntryDetails(entry, ctx)]
  const body = composeProse(entry.body, ctx, { group, firstGap: ctx.style.gap.bullet * 1.3 })
  const lines = head.map((block, i): Block => {
    const followed = i < head.length - 1 || body.length > 0
    return { ...block, entryGroup: group, gap: ctx.style.gap.line, keepWithNext: followed }
  })
  const isTimeline = ctx.style.template.entry.anatomy === 'timeline' && ctx.indent > 0
  return [...lines, ...body].map((block, i): Block => {
    const spaced = i === 0 ? { ...block, gap: first ? 0 : ctx.style.gap.entry } : block
    return isTimeline ? { ...spaced, shapes: createTimelineShapes(i === 0, first, ctx) } : spaced
  })
}

/** The vertical line at the left of the entries, with a dot at the first line of each. */
const createTimelineShapes =
  (hasDot: boolean, first: boolean, ctx: ComposeContext): NonNullable<CellsBlock['shapes']> =>
  (box) => {
    const x = ctx.indent - 13
    const middle = box.baseline - ctx.style.body.size * 0.35
    const top = hasDot && first ? middle : -box.gap
    const { rule, primary, background } = ctx.palette
    const stroke: Shape = { kind: 'line', x1: x, x2: x, y1: top, y2: box.height, color: rule, line: 0.9 }
    const dot: Shape = { kind: 'circle', x, y: middle, r: 3.1, fill: background, stroke: primary, line: 1.5 }
    return hasDot ? [stroke, dot] : [stroke]
  }
