import type { EntryPart, OutlineText } from '../../templates/outline/outline.ts'
import { horizontalLine, type Shape } from '../draw/shapes.ts'
import { measureTabularExcess } from '../fonts/tabular-figures.ts'
import type { Block, Cell, CellsBlock, StructureRole, TagNode, TextStyle } from './blocks.ts'
import { type ComposeContext, createTag, getMutedStyle, getStrongStyle, toTextRuns } from './context.ts'
import { composeProse } from './prose.ts'

/** Minimum space between a text and the date at its right. */
const DATE_GAP_PT = 16

/**
 * Composes one entry: the company on a line of its own, then the position with the date at the right, so that simple
 * parsers find all three. Location, details and prose follow.
 */
export const composeEntry = (entry: EntryPart, ctx: ComposeContext, first: boolean): Block[] => {
  const group = ctx.nextEntryGroup()
  const titleLines = composeTitleLines(entry, ctx)
  const detailLines = composeDetails(entry, ctx)
  const body = composeProse(entry.body, ctx, { group, firstGap: ctx.style.gap.bullet * 1.3 })
  const lines = [...titleLines, ...detailLines].map((block, i): Block => {
    const followed = i < titleLines.length + detailLines.length - 1 || body.length > 0
    return { ...block, entryGroup: group, gap: ctx.style.gap.line, keepWithNext: followed }
  })
  return [...lines, ...body].map((block, i): Block => {
    const spaced = i === 0 ? { ...block, gap: first ? 0 : ctx.style.gap.entry } : block
    const { timeline, entryRules } = ctx.style.template
    if (entryRules && i === 0 && !first && !timeline) return { ...spaced, shapes: createEntryRule(ctx) }
    return timeline && ctx.region === 'main' ? { ...spaced, shapes: createTimelineShapes(i === 0, first, ctx) } : spaced
  })
}

const createEntryRule =
  ({ palette, indent, width }: ComposeContext): NonNullable<CellsBlock['shapes']> =>
  ({ gap }) =>
    gap > 0 ? [horizontalLine(indent, width, -gap / 2, palette.rule, 0.5)] : []

/** The vertical line at the left of the entries, with a dot at the first line of each. */
const createTimelineShapes =
  (hasDot: boolean, first: boolean, ctx: ComposeContext): NonNullable<CellsBlock['shapes']> =>
  (box) => {
    const x = ctx.indent - 15
    const middle = box.baseline - ctx.style.body.size * 0.37
    const top = hasDot && first ? middle : -box.gap
    const stroke: Shape = { kind: 'line', x1: x, x2: x, y1: top, y2: box.height, color: ctx.palette.rule, line: 1 }
    const dot: Shape = { kind: 'circle', x, y: middle, r: 3.2, fill: ctx.palette.primary }
    return hasDot ? [stroke, dot] : [stroke]
  }

const createLine = (...cells: Cell[]): CellsBlock => ({ kind: 'cells', gap: 0, keepWithNext: true, cells })

const createCell = (
  source: OutlineText,
  role: StructureRole,
  style: TextStyle,
  x: number,
  width: number,
  ctx: ComposeContext,
): Cell => {
  const node = createTag(role, undefined, source, ctx.detectLanguage(source.text))
  return { node, runs: [{ text: source.text }], style, x, width }
}

const composeTitleLines = (entry: EntryPart, ctx: ComposeContext): CellsBlock[] => {
  const { title, subtitle, dates } = entry
  const top = title ?? subtitle
  const titleStyle: TextStyle = { ...getStrongStyle(ctx), weight: top && isAllCapitals(top.text) ? 'regular' : 'bold' }
  const subtitleStyle: TextStyle = { ...ctx.style.body, color: ctx.palette.accent }
  const x = ctx.indent
  const width = ctx.width - x
  const beside =
    title && subtitle ? { text: subtitle.text, style: subtitleStyle } : { text: top?.text ?? '', style: titleStyle }
  const dateBeside = dates && ctx.region === 'main' && fitsBesideText(dates, beside, ctx) ? dates : undefined
  const titleCell = top && createCell(top, 'H3', titleStyle, x, width, ctx)
  const dateAndLocation = composeDateAndLocation(entry, dateBeside === undefined || !top, ctx)
  if (!titleCell) return dateAndLocation
  if (!title || !subtitle)
    return [
      dateBeside ? createDatedLine(titleCell, dateBeside, undefined, ctx) : createLine(titleCell),
      ...dateAndLocation,
    ]
  const subtitleCell = createCell(subtitle, 'P', subtitleStyle, x, width, ctx)
  return [
    createLine(titleCell),
    dateBeside ? createDatedLine(subtitleCell, dateBeside, titleCell.node, ctx) : createLine(subtitleCell),
    ...dateAndLocation,
  ]
}

/** Simple parsers take a bold line in capitals, such as `IBM`, for a section heading, so it is set in regular. */
const isAllCapitals = (text: string): boolean => /\p{L}/u.test(text) && text.toUpperCase() === text

const getDateStyle = (ctx: ComposeContext): TextStyle => ({
  ...getMutedStyle(ctx),
  weight: 'bold',
  align: 'right',
  tabular: true,
})

const measureDate = (dates: OutlineText, ctx: ComposeContext): number => {
  const { weight, size } = getDateStyle(ctx)
  const excess = (measureTabularExcess(dates.text, ctx.typeface.faces[weight]) * size) / 1000
  return Math.ceil(ctx.typeface.width(dates.text, weight, size) + excess) + 1
}

/**
 * Whether a date has room at the right of a text of one line: parsers would read it in the middle of a longer one. Beside
 * a right sidebar, they would assign a right-aligned date to the sidebar, so the date gets its own line.
 */
const fitsBesideText = (
  dates: OutlineText,
  { text, style }: { text: string; style: TextStyle },
  ctx: ComposeContext,
): boolean => {
  const dateWidth = measureDate(dates, ctx)
  const available = ctx.width - ctx.indent
  return (
    ctx.style.template.layout !== 'sidebar-right' &&
    dateWidth <= available * 0.45 &&
    ctx.typeface.width(text, style.weight, style.size) <= available - dateWidth - DATE_GAP_PT
  )
}

/**
 * A line with the date at the right. Below a company (`above`) the date is drawn first: text extractors that follow the
 * drawing order would otherwise join position and date. Bold keeps parsers from starting a new entry at the company.
 */
const createDatedLine = (
  text: Cell,
  dates: OutlineText,
  above: TagNode | undefined,
  ctx: ComposeContext,
): CellsBlock => {
  const width = measureDate(dates, ctx)
  const date = createCell(dates, 'P', getDateStyle(ctx), ctx.width - width, width, ctx)
  return createLine(
    { ...text, width: text.width - width - DATE_GAP_PT },
    above ? { ...date, drawFirst: true, node: { ...date.node, follows: above } } : date,
  )
}

/** The location, and the date when it is not beside the title. */
const composeDateAndLocation = (entry: EntryPart, withDates: boolean, ctx: ComposeContext): CellsBlock[] => {
  const lines = [withDates ? entry.dates : undefined, entry.location].filter((source) => source !== undefined)
  return lines.map((source) =>
    createLine(createCell(source, 'P', getMutedStyle(ctx), ctx.indent, ctx.width - ctx.indent, ctx)),
  )
}

const composeDetails = (entry: EntryPart, ctx: ComposeContext): CellsBlock[] =>
  entry.details.map((detail) => {
    const node = createTag('P', undefined, detail)
    const runs = toTextRuns(detail, node, ctx.palette.accent)
    return createLine({ node, runs, style: getMutedStyle(ctx), x: ctx.indent, width: ctx.width - ctx.indent })
  })
