import type { EntryPart, Said } from '../../templates/outline/outline.ts'
import type { Block, Cell, CellsBlock, Role, TextStyle } from '../blocks.ts'
import { hline, type Shape } from '../draw/shapes.ts'
import { type Compose, quietStyle, runsOf, strongStyle, tag } from './context.ts'
import { proseBlocks } from './prose.ts'

/** Between a line's text and the date at its right. */
const DATE_GAP = 16

/**
 * One entry: company alone on its line, then the position with the date at the right (or the position with the date,
 * then the company), so that simple parsers find all three. Then place, facts and prose.
 */
export const entryBlocks = (entry: EntryPart, ctx: Compose, first: boolean): Block[] => {
  const group = ctx.nextGroup()
  const head = headLines(entry, ctx)
  const facts = factLines(entry, ctx)
  const body = proseBlocks(entry.body, ctx, { group, firstGap: ctx.style.gap.bullet * 1.3 })
  const lines = [...head, ...facts].map((block, i): Block => {
    const followed = i < head.length + facts.length - 1 || body.length > 0
    return { ...block, group, gap: ctx.style.gap.line, keepNext: followed }
  })
  return [...lines, ...body].map((block, i): Block => {
    const placed = i === 0 ? { ...block, gap: first ? 0 : ctx.style.gap.entry } : block
    const { timeline, entryRules } = ctx.style.template
    if (entryRules && i === 0 && !first && !timeline) return { ...placed, shapes: entryRule(placed.gap, ctx) }
    return timeline && ctx.region === 'main'
      ? { ...placed, shapes: timelineShapes(i === 0, first, placed.gap, ctx) }
      : placed
  })
}

const entryRule =
  (gap: number, { palette, indent, width }: Compose): NonNullable<CellsBlock['shapes']> =>
  () => [hline(indent, width, -gap / 2, palette.rule, 0.5)]

/** The line at the left of entries, with a mark at each one's first line. */
const timelineShapes =
  (marked: boolean, first: boolean, gap: number, ctx: Compose): NonNullable<CellsBlock['shapes']> =>
  (box) => {
    const x = ctx.indent - 15
    const middle = box.baseline - ctx.style.body.size * 0.37
    const top = marked && first ? middle : -gap
    const stem: Shape = { kind: 'line', x1: x, x2: x, y1: top, y2: box.height, color: ctx.palette.rule, line: 1 }
    const mark: Shape = { kind: 'circle', x, y: middle, r: 3.2, fill: ctx.palette.primary }
    return marked ? [stem, mark] : [stem]
  }

const line = (...cells: Cell[]): CellsBlock => ({ kind: 'cells', gap: 0, keepNext: true, cells })

const cell = (said: Said, role: Role, style: TextStyle, x: number, width: number, ctx: Compose): Cell => {
  const node = tag(role, undefined, said, ctx.langOf(said.text))
  return { node, runs: [{ text: said.text }], style, x, width }
}

const headLines = (entry: EntryPart, ctx: Compose): CellsBlock[] => {
  const { template } = ctx.style
  const positionFirst = template.entry === 'position-first' && entry.swaps && entry.head && entry.sub
  const [top, second] = positionFirst ? [entry.sub, entry.head] : [entry.head ?? entry.sub, entry.head && entry.sub]
  const strong: TextStyle = { ...strongStyle(ctx), weight: top && isCapitals(top.text) ? 'regular' : 'bold' }
  const secondStyle: TextStyle = { ...ctx.style.body, color: ctx.palette.accent }
  const rows = [
    ...(top ? [{ said: top, role: 'H3' as const, style: strong }] : []),
    ...(second ? [{ said: second, role: 'P' as const, style: secondStyle }] : []),
  ]
  const dates = entry.dates
  const mode = dateMode(entry, ctx)
  const dateRow = mode === 'margin' || positionFirst ? 0 : rows.length - 1
  const lines = rows.map(({ said, role, style }, i) =>
    dates && mode !== 'under' && i === dateRow
      ? datedLine(said, role, style, dates, mode, ctx)
      : line(cell(said, role, style, ctx.indent, ctx.width - ctx.indent, ctx)),
  )
  return [...lines, ...underLines(entry, mode === 'under' || rows.length === 0, ctx)]
}

/** A bold line in capitals alone reads as a heading of a section to simple parsers: `IBM` is set in regular. */
const isCapitals = (text: string): boolean => /\p{L}/u.test(text) && text.toUpperCase() === text

type DateMode = 'right' | 'under' | 'margin'

const dateMode = (entry: EntryPart, ctx: Compose): DateMode => {
  const { dates } = ctx.style.template
  if (ctx.region === 'rail') return 'under'
  if (dates !== 'right') return dates
  const wide = ctx.type.width(entry.dates?.text ?? '', 'regular', quietStyle(ctx).size)
  return wide > (ctx.width - ctx.indent) * 0.45 ? 'under' : 'right'
}

const datedLine = (
  said: Said,
  role: Role,
  style: TextStyle,
  dates: Said,
  mode: 'right' | 'margin',
  ctx: Compose,
): CellsBlock => {
  const quiet = quietStyle(ctx)
  if (mode === 'margin') {
    const text = cell(said, role, style, ctx.indent, ctx.width - ctx.indent, ctx)
    const date = cell(dates, 'P', quiet, 0, ctx.indent - 10, ctx)
    return line({ ...date, node: { ...date.node, follows: text.node } }, text)
  }
  const width = Math.ceil(ctx.type.width(dates.text, quiet.weight, quiet.size)) + 1
  return line(
    cell(said, role, style, ctx.indent, ctx.width - ctx.indent - width - DATE_GAP, ctx),
    cell(dates, 'P', { ...quiet, align: 'right' }, ctx.width - width, width, ctx),
  )
}

/** The date where it has a line of its own, and the place. */
const underLines = (entry: EntryPart, withDates: boolean, ctx: Compose): CellsBlock[] => {
  const quiet = quietStyle(ctx)
  const x = ctx.indent
  const width = ctx.width - x
  const { dates, place } = entry
  if (!withDates || !dates) return place ? [line(cell(place, 'P', quiet, x, width, ctx))] : []
  if (!place) return [line(cell(dates, 'P', quiet, x, width, ctx))]
  const wide = Math.ceil(ctx.type.width(dates.text, quiet.weight, quiet.size)) + DATE_GAP
  const left = ctx.type.width(place.text, quiet.weight, quiet.size)
  if (wide + left > width) return [dates, place].map((said) => line(cell(said, 'P', quiet, x, width, ctx)))
  return [line(cell(dates, 'P', quiet, x, wide, ctx), cell(place, 'P', quiet, x + wide, width - wide, ctx))]
}

const factLines = (entry: EntryPart, ctx: Compose): CellsBlock[] =>
  entry.facts.map((fact) => {
    const node = tag('P', undefined, fact)
    const runs = runsOf(fact, node, ctx.palette.accent)
    return line({ node, runs, style: quietStyle(ctx), x: ctx.indent, width: ctx.width - ctx.indent })
  })
