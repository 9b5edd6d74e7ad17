import type { EntryPart, Said } from '../../templates/outline/outline.ts'
import type { Block, Cell, CellsBlock, Role, TagNode, TextStyle } from './blocks.ts'
import { hline, type Shape } from '../draw/shapes.ts'
import { type Compose, quietStyle, runsOf, strongStyle, tag } from './context.ts'
import { proseBlocks } from './prose.ts'

/** Between a line's text and the date at its right. */
const DATE_GAP = 16

/**
 * One entry: company alone on its line, then the position with the date at the right, so that simple parsers find all
 * three. Then place, facts and prose.
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
  const { head, sub, dates } = entry
  const top = head ?? sub
  const strong: TextStyle = { ...strongStyle(ctx), weight: top && isCapitals(top.text) ? 'regular' : 'bold' }
  const second: TextStyle = { ...ctx.style.body, color: ctx.palette.accent }
  const right = dates && ctx.region === 'main' && dateFits(dates, ctx) ? dates : undefined
  const x = ctx.indent
  const width = ctx.width - x
  const topCell = top && cell(top, 'H3', strong, x, width, ctx)
  const under = underLines(entry, right === undefined || !top, ctx)
  if (!topCell) return under
  if (!head || !sub) return [right ? dated(topCell, right, undefined, ctx) : line(topCell), ...under]
  const subCell = cell(sub, 'P', second, x, width, ctx)
  return [line(topCell), right ? dated(subCell, right, topCell.node, ctx) : line(subCell), ...under]
}

/** A bold line in capitals alone reads as a heading of a section to simple parsers: `IBM` is set in regular. */
const isCapitals = (text: string): boolean => /\p{L}/u.test(text) && text.toUpperCase() === text

const dateStyle = (ctx: Compose): TextStyle => ({ ...quietStyle(ctx), weight: 'bold', align: 'right' })

const dateWidth = (dates: Said, ctx: Compose): number => {
  const { weight, size } = dateStyle(ctx)
  return Math.ceil(ctx.type.width(dates.text, weight, size)) + 1
}

/** Beside a rail at the right a date at the right would read as part of the rail: there it has a line of its own. */
const dateFits = (dates: Said, ctx: Compose): boolean =>
  ctx.style.template.layout !== 'rail-right' && dateWidth(dates, ctx) <= (ctx.width - ctx.indent) * 0.45

/**
 * A line with the date at its right. Under a company (`above`) the date is drawn before it: readers that follow the
 * drawing else join position and date to one text. It is bold so that parsers see no new entry at the company.
 */
const dated = (text: Cell, dates: Said, above: TagNode | undefined, ctx: Compose): CellsBlock => {
  const width = dateWidth(dates, ctx)
  const date = cell(dates, 'P', dateStyle(ctx), ctx.width - width, width, ctx)
  return line(
    { ...text, width: text.width - width - DATE_GAP },
    above ? { ...date, leads: true, node: { ...date.node, follows: above } } : date,
  )
}

/** The date where it has a line of its own, and the place. */
const underLines = (entry: EntryPart, withDates: boolean, ctx: Compose): CellsBlock[] => {
  const lines = [withDates ? entry.dates : undefined, entry.place].filter((said) => said !== undefined)
  return lines.map((said) => line(cell(said, 'P', quietStyle(ctx), ctx.indent, ctx.width - ctx.indent, ctx)))
}

const factLines = (entry: EntryPart, ctx: Compose): CellsBlock[] =>
  entry.facts.map((fact) => {
    const node = tag('P', undefined, fact)
    const runs = runsOf(fact, node, ctx.palette.accent)
    return line({ node, runs, style: quietStyle(ctx), x: ctx.indent, width: ctx.width - ctx.indent })
  })
