import type { EntryDetail, EntryPart, OutlineText } from '../../templates/outline/outline.ts'
import type { Template } from '../../templates/template.ts'
import { measureText } from '../layout/split-words.ts'
import type { Cell, CellsBlock, StructureRole, TagNode, TextStyle, Weight } from './blocks.ts'
import { type ComposeContext, createTag, getMutedStyle, getStrongStyle, toTextRuns } from './context.ts'

/** Minimum space between a text and the date at its right. */
const DATE_GAP_PT = 16
/** Minimum space between a date in the label column and the text beside it. */
const LABEL_GAP_PT = 12
/** Space at each side of the dot between two texts, as a share of the size: extractors read closer texts as one. */
const DOT_GAP = 0.62
/** A date that takes a larger share of the line gets a line of its own. */
const MAX_DATE_SHARE = 0.45

interface HeadPart {
  readonly source: EntryDetail
  readonly role: StructureRole
  readonly style: TextStyle
  /** May hold links. */
  readonly isDetail?: boolean
}

/** Texts with dots between them; `right` at the end of the line, `label` in the column at its left. */
interface HeadLine {
  readonly parts: readonly HeadPart[]
  readonly right?: HeadPart | undefined
  readonly label?: HeadPart | undefined
  /** The first line of its entry. */
  readonly isFirst?: boolean
}

interface HeadParts {
  readonly first: HeadPart | undefined
  readonly second: HeadPart | undefined
  readonly dates: HeadPart | undefined
  readonly place: HeadPart | undefined
  /** The position is the first part. */
  readonly isReversed: boolean
}

/** Composes the short facts of an entry on one line, or on one each where they do not fit. */
export const composeEntryDetails = (entry: EntryPart, ctx: ComposeContext): CellsBlock[] => {
  const style = getMutedStyle(ctx)
  const parts = entry.details.map((source): HeadPart => ({ source, role: 'P', style, isDetail: true }))
  return parts.length > 0 ? composeLine({ parts }, ctx) : []
}

/** Composes company, position, dates and place of an entry in the anatomy of the template. */
export const composeEntryHead = (entry: EntryPart, ctx: ComposeContext): CellsBlock[] => {
  const parts = createHeadParts(entry, ctx)
  const lines = parts.first
    ? arrangeHead(getAnatomy(ctx), parts)
    : [{ parts: [parts.dates, parts.place].filter((part) => part !== undefined) }]
  return lines
    .filter((line) => line.parts.length > 0 || line.right)
    .flatMap((line, i) => composeLine({ ...line, isFirst: i === 0 }, ctx))
}

type Anatomy = Template['entry']['anatomy']

/** Beside a right sidebar, parsers would assign a right-aligned date to the sidebar. */
const getAnatomy = ({ style, region }: ComposeContext): Anatomy =>
  region === 'sidebar' || style.template.layout === 'sidebar-right' ? 'below' : style.template.entry.anatomy

/** Sections whose first text may change places with the second. */
const REVERSIBLE = /^(?:experience|education|volunteer)\//

const createHeadParts = (entry: EntryPart, ctx: ComposeContext): HeadParts => {
  const { title, subtitle, dates, location } = entry
  const canReverse = title !== undefined && subtitle !== undefined && REVERSIBLE.test(entry.path)
  const isReversed = canReverse && ctx.style.entryOrder === 'position-first'
  const [top, below] = isReversed ? [subtitle, title] : [title ?? subtitle, title && subtitle]
  const part = (source: OutlineText | undefined, role: StructureRole, style: TextStyle): HeadPart | undefined =>
    source && { source, role, style }
  return {
    first: top && part(top, 'H3', getTitleStyle(top, ctx)),
    second: part(below, 'P', getSubtitleStyle(ctx)),
    dates: part(dates, 'P', getDateStyle(ctx)),
    place: part(location, 'P', getMutedStyle(ctx)),
    isReversed,
  }
}

const getTextColor = (color: 'ink' | 'muted' | 'primary', { palette }: ComposeContext): string =>
  ({ ink: palette.ink, muted: palette.muted, primary: palette.accent })[color]

/** Simple parsers take a bold line in capitals, such as `IBM`, for a section heading, so it is set in regular. */
const isAllCapitals = (text: string): boolean => /\p{L}/u.test(text) && text.toUpperCase() === text

const getTitleStyle = ({ text }: OutlineText, ctx: ComposeContext): TextStyle => {
  const { weight, color } = ctx.style.template.entry.title
  return {
    ...getStrongStyle(ctx),
    weight: isAllCapitals(text) ? 'regular' : weight,
    color: getTextColor(color, ctx),
  }
}

const getSubtitleStyle = (ctx: ComposeContext): TextStyle => {
  const { weight, color } = ctx.style.template.entry.subtitle
  return {
    ...ctx.style.body,
    weight: ctx.region === 'sidebar' && weight === 'bold' ? 'regular' : weight,
    color: getTextColor(color, ctx),
  }
}

const getDateStyle = (ctx: ComposeContext): TextStyle => {
  const { weight, color } = ctx.style.template.entry.dates
  const face: Weight = weight === 'display' ? 'display-regular' : weight
  const muted = getMutedStyle(ctx)
  const size = muted.size * (weight === 'display' ? ctx.style.displayScale : 1)
  const style = { ...muted, size, weight: face, color: getTextColor(color, ctx) }
  return hasEvenDigits(face, ctx) ? { ...style, tabular: true } : style
}

/** A one that is given the width of a much wider zero looks like two words. */
const MIN_DIGIT_SHARE = 0.8

const hasEvenDigits = (weight: Weight, { typeface }: ComposeContext): boolean => {
  const face = typeface.faces[weight]
  return face.advance(face.glyph('1'.charCodeAt(0))) >= face.digitWidth * MIN_DIGIT_SHARE
}

const arrangeHead = (anatomy: Anatomy, { first, second, dates, place, isReversed }: HeadParts): HeadLine[] => {
  const join = (...parts: (HeadPart | undefined)[]) => parts.filter((part) => part !== undefined)
  switch (anatomy) {
    case 'line':
      return isReversed
        ? [{ parts: join(first), right: dates }, { parts: join(second, place) }]
        : [{ parts: join(first, place), right: dates }, { parts: join(second) }]
    case 'split':
      return second
        ? [
            { parts: join(first), right: dates },
            { parts: join(second), right: place },
          ]
        : [{ parts: join(first, place), right: dates }]
    case 'stacked':
      return second
        ? [{ parts: join(first) }, { parts: join(second, place), right: dates }]
        : [{ parts: join(first), right: dates }, { parts: join(place) }]
    case 'compact':
      return [{ parts: join(first, second), right: dates }, { parts: join(place) }]
    case 'dates-left':
    case 'timeline':
      return [{ parts: join(first), label: dates }, { parts: join(second, place) }]
    case 'below':
      return [{ parts: join(first) }, { parts: join(second) }, { parts: join(dates, place) }]
  }
}

const measurePart = ({ source, style }: HeadPart, { typeface }: ComposeContext): number =>
  Math.ceil(measureText(source.text, { text: source.text }, style, typeface)) + 1

const createLine = (...cells: Cell[]): CellsBlock => ({ kind: 'cells', gap: 0, keepWithNext: true, cells })

const createPartCell = (
  { source, role, style, isDetail }: HeadPart,
  x: number,
  width: number,
  ctx: ComposeContext,
): Cell => {
  const node = createTag(role, undefined, source, ctx.detectLanguage(source.text))
  const runs = isDetail ? toTextRuns(source, node, ctx.palette.accent) : [{ text: source.text }]
  return { node, runs, style, x, width }
}

/** One block when the texts fit side by side, else one for each text. */
const composeLine = (line: HeadLine, ctx: ComposeContext): CellsBlock[] => {
  const { parts, right, label, isFirst } = line
  const [first] = parts
  const own = (part: HeadPart | undefined): CellsBlock[] =>
    part ? [createLine(createPartCell(part, ctx.indent, ctx.width - ctx.indent, ctx))] : []
  if (!first) return own(right)
  if (right && measurePart(right, ctx) > (ctx.width - ctx.indent) * MAX_DATE_SHARE)
    return [...composeLine({ ...line, right: undefined }, ctx), ...own(right)]
  if (label && measurePart(label, ctx) > ctx.indent - LABEL_GAP_PT)
    return [...composeLine({ ...line, label: undefined }, ctx), ...own(label)]
  const rightWidth = right ? measurePart(right, ctx) : 0
  const available = ctx.width - ctx.indent - (right ? rightWidth + DATE_GAP_PT : 0)
  if (right && parts.length === 1 && measurePart(first, ctx) > available)
    return [...composeLine({ ...line, right: undefined }, ctx), ...own(right)]
  const cells = createPartCells(parts, available, ctx)
  if (!cells) return [...composeLine({ ...line, parts: [first] }, ctx), ...parts.slice(1).flatMap(own)]
  return [
    createLine(
      ...(label ? [createPartCell(label, 0, ctx.indent - LABEL_GAP_PT, ctx)] : []),
      ...cells,
      ...(right ? [createRightCell(right, rightWidth, isFirst ? undefined : cells[0]?.node, ctx)] : []),
    ),
  ]
}

/**
 * A text at the end of a line. Below the first line of an entry it is drawn before the entry (`above`: the text at its
 * left), because readers that follow the drawing order would join the two.
 */
const createRightCell = (part: HeadPart, width: number, above: TagNode | undefined, ctx: ComposeContext): Cell => {
  const style: TextStyle = { ...part.style, align: 'right' }
  const cell = createPartCell({ ...part, style }, ctx.width - width, width, ctx)
  return above ? { ...cell, drawFirst: true, node: { ...cell.node, follows: above } } : cell
}

/** The texts in a row with dots between them; undefined when they do not fit. A single text may wrap. */
const createPartCells = (parts: readonly HeadPart[], available: number, ctx: ComposeContext): Cell[] | undefined => {
  const [first] = parts
  if (!first) return []
  if (parts.length === 1) return [createPartCell(first, ctx.indent, available, ctx)]
  const dotStyle: TextStyle = { ...getMutedStyle(ctx) }
  const gap = first.style.size * DOT_GAP
  const dotWidth = Math.ceil(ctx.typeface.width('·', dotStyle.weight, dotStyle.size)) + 1
  const cells: Cell[] = []
  let x = ctx.indent
  for (const part of parts) {
    const width = measurePart(part, ctx)
    if (cells.length > 0) {
      const node = cells.at(-1)?.node ?? createTag('P')
      cells.push({ node, runs: [{ text: '·' }], style: dotStyle, x: x + gap, width: dotWidth })
      x += dotWidth + 2 * gap
    }
    cells.push(createPartCell(part, x, width, ctx))
    x += width
  }
  return x - ctx.indent <= available ? cells : undefined
}
