import { isHeadingText } from '../../lexicon/headings.ts'
import { isCloseBelow } from '../line-continuation.ts'
import { getStyleKey } from '../line-style.ts'
import { type Chunk, getRowTop, hasSameFont, isBeside, MAX_BESIDE_SHIFT_EM } from './chunk.ts'
import { getChunkText, isDateChunk, isHeadingChunk } from './chunk-text.ts'

/** A sidebar of headings at the left, each with its content to the right. */
export interface HeadingSidebar {
  readonly above: readonly Chunk[]
  readonly blocks: readonly { readonly label: readonly Chunk[]; readonly content: readonly Chunk[] }[]
}

/** Headings that make a sidebar. */
const MIN_HEADINGS = 2
/** Two headings make one only beside this much text, and with no other text in the sidebar. */
const MIN_LINES_OF_TWO_LABELS = 12
/** Headings this much larger beside the sidebar are the page's; those of the sidebar are no labels of theirs. */
const LARGER_HEADING = 1.15
/** Dates and labels in a form's sidebar, whose headings have nothing beside them. */
const MIN_FORM_LABELS = 3
/** Edges within this distance are one. */
const EDGE_TOLERANCE_PT = 4
/** Further labels in the style of at least this many others are at their edge within this distance. */
const MIN_ALIGNED_HEADINGS = 4
const LOOSE_EDGE_PT = 20
/** Share of the text to the right that may reach into the sidebar. */
const MAX_CROSSING_SHARE = 0.12
/** Share of other texts in the sidebar (dates, skills) on rows of the content. In a column of its own they are not. */
const MIN_ALIGNED_SHARE = 0.8
/** Share of labels beside the first row of their content. Others stand anywhere beside their block. */
const MIN_BESIDE_SHARE = 0.6
/** A label beside fewer rows is at their top and in their middle alike. */
const MIN_CENTERED_ROWS = 3
/**
 * White above a block that outweighs one em of distance from its label, in em: for the first label, which text of the
 * header stands above, for labels beside first rows, and for others.
 */
const DISTANCE_WEIGHT_AT_TOP = 1
const FIRST_DISTANCE_WEIGHT = 0.5
const DISTANCE_WEIGHT = 0.25
/** A block that starts below its label is this much further away. */
const BELOW_LABEL_FACTOR = 2

/** A date in the sidebar with the title beside it, where no gap parts the two: `[ 2015 – 2017 ] Diploma`. */
const STARTS_WITH_DATE = /^\[?\s*(?:\d|[\p{L}.]+\s(?:de\s)?\d{4}|(?:current|actual|presente?)\s?\])/iu

/** A sidebar of headings, flush left or flush right, beside content without headings; undefined where there is none. */
export const findHeadingSidebar = (chunks: readonly Chunk[]): HeadingSidebar | undefined => {
  const heads = chunks.filter(isHeadingChunk)
  const sidebar = readSidebar(chunks, findLabelCells(chunks, heads))
  if (sidebar) return sidebar
  const left = Math.min(...heads.map((c) => c.x))
  const outer = heads.filter((c) => c.x - left <= EDGE_TOLERANCE_PT)
  if (outer.length <= MIN_HEADINGS || outer.length === heads.length) return undefined
  return readSidebar(chunks, findLabelCells(chunks, outer))
}

const readSidebar = (chunks: readonly Chunk[], labels: readonly (readonly Chunk[])[]): HeadingSidebar | undefined => {
  const first = labels[0]?.[0]
  if (labels.length < MIN_HEADINGS || !first) return undefined
  const inSidebar = new Set(labels.flat())
  const right = Math.max(...labels.flat().map((c) => c.right))
  const top = getRowTop(first)
  const rest = chunks.filter((c) => !inSidebar.has(c) && c.y >= top)
  const content = rest.filter((c) => c.x >= right)
  const others = rest.filter((c) => c.x < right)
  const crossing = others.filter((c) => c.right > right + c.size && !STARTS_WITH_DATE.test(getChunkText(c)))
  const inside = others.filter((c) => c.right <= right + c.size)
  if (content.length < MIN_HEADINGS || crossing.length > Math.max(1, content.length * MAX_CROSSING_SHARE))
    return undefined
  const isAsLarge = (c: Chunk) => hasSameFont(c, first) || c.size > LARGER_HEADING * first.size
  const beside = labels.filter((cell) => hasContentBeside(cell, content)).length
  const holdsOnlyLabels = others.length === 0 && labels.length > MIN_HEADINGS && beside === labels.length
  if (!holdsOnlyLabels && content.filter((c) => isHeadingChunk(c) && isAsLarge(c)).length > 1) return undefined
  const isAtTop = beside >= Math.max(MIN_HEADINGS, labels.length * MIN_BESIDE_SHARE)
  const aligned = inside.filter((c) => hasContentBeside([c], content)).length
  const isAligned = aligned >= inside.length * MIN_ALIGNED_SHARE
  if (isAligned && !isAtTop && isFormSidebar(inside, content))
    return {
      above: chunks.filter((c) => !inSidebar.has(c) && c.y < top),
      blocks: labels.map((label, i) => ({ label, content: selectContent(rest, label, labels[i + 1]) })),
    }
  const centered = others.length === 0 ? splitIntoBlocks(chunks, labels, DISTANCE_WEIGHT) : undefined
  if (centered && isCenteredBeside(centered)) return centered
  if (isAtTop && isAligned) return splitIntoBlocks(chunks, labels, DISTANCE_WEIGHT_AT_TOP)
  return isEmptySidebar(labels, inside, content) ? splitIntoBlocks(chunks, labels, DISTANCE_WEIGHT) : undefined
}

/** Whether the headings have nothing of their own below them, so that they are labels of the text beside them. */
const isEmptySidebar = (
  labels: readonly (readonly Chunk[])[],
  inside: readonly Chunk[],
  content: readonly Chunk[],
): boolean => {
  const own = inside.filter((c) => !isBesideOrNextToDate(c, inside, content))
  const isEnough = labels.length > MIN_HEADINGS || (inside.length === 0 && content.length >= MIN_LINES_OF_TWO_LABELS)
  return (
    isEnough &&
    own.length <= inside.length * (1 - MIN_ALIGNED_SHARE) &&
    content.filter(isHeadingChunk).length < labels.length &&
    content.length >= 2 * labels.length
  )
}

/** Whether most labels with several rows beside them stand at the middle of those, as in the cells of a table. */
const isCenteredBeside = ({ blocks }: HeadingSidebar): boolean => {
  const tall = blocks.filter(({ content }) => new Set(content.map((c) => c.y)).size >= MIN_CENTERED_ROWS)
  const centered = tall.filter(({ label, content }) => {
    const [head] = label
    return head !== undefined && Math.abs(getMiddle(label) - getMiddle(content)) < MAX_BESIDE_SHIFT_EM * head.size
  })
  return centered.length >= MIN_HEADINGS && centered.length >= tall.length * MIN_BESIDE_SHARE
}

/** Middle between the first and the last baseline. */
const getMiddle = (chunks: readonly Chunk[]): number => {
  const ys = chunks.map((c) => c.y)
  return (Math.min(...ys) + Math.max(...ys)) / 2
}

/** Text on a row of the content, a date, or an employer right above its date. */
const isBesideOrNextToDate = (c: Chunk, inside: readonly Chunk[], content: readonly Chunk[]): boolean =>
  hasContentBeside([c], content) ||
  isDateChunk(c) ||
  inside.some((other) => isDateChunk(other) && (isCloseBelow(c, other) || isCloseBelow(other, c)))

/**
 * Labels with the blocks beside them, where labels do not stand at the top of their blocks: each block starts at the
 * widest white near its label.
 */
const splitIntoBlocks = (
  chunks: readonly Chunk[],
  labels: readonly (readonly Chunk[])[],
  weight: number,
): HeadingSidebar => {
  const inSidebar = new Set(labels.flat())
  const others = chunks.filter((c) => !inSidebar.has(c)).sort((a, b) => a.y - b.y)
  const tops: number[] = []
  labels.forEach((label, i) => {
    tops.push(findBlockTop(others, label, i === 0 ? Math.max(weight, FIRST_DISTANCE_WEIGHT) : weight, tops.at(-1)))
  })
  const select = (from: number, to: number) => others.filter((c) => c.y >= from && c.y < to)
  return {
    above: select(Number.NEGATIVE_INFINITY, tops[0] ?? 0),
    blocks: labels.map((label, i) => ({
      label,
      content: select(tops[i] ?? 0, tops[i + 1] ?? Number.POSITIVE_INFINITY),
    })),
  }
}

/**
 * Where the block of a label starts, in pt: of the rows below the previous block's start and above the label, and of the
 * first one below it, that with the widest white above, less its distance from the label.
 */
const findBlockTop = (
  content: readonly Chunk[],
  label: readonly Chunk[],
  weight: number,
  previousTop = Number.NEGATIVE_INFINITY,
): number => {
  const [head] = label
  if (!head) return 0
  let best = { top: getCellTop(label), score: Number.NEGATIVE_INFINITY }
  let bottom = Number.NEGATIVE_INFINITY
  for (const c of content) {
    const white = (c.y - bottom) / c.size
    const isRowStart = white > MAX_BESIDE_SHIFT_EM
    bottom = Math.max(bottom, c.y)
    const top = getRowTop(c)
    if (!isRowStart || top <= previousTop) continue
    const distance = top > head.y ? BELOW_LABEL_FACTOR * (c.y - head.y) : Math.abs(c.y - head.y)
    const score = Math.min(white, MAX_WHITE_EM) - (weight * distance) / Math.min(c.size, head.size)
    if (score > best.score) best = { top, score }
    if (top > head.y) break
  }
  return best.top
}

/** More white than this above a block says no more. */
const MAX_WHITE_EM = 6

/** The European form: dates and labels in the sidebar, each on a row of the content, which has no headings at all. */
const isFormSidebar = (inside: readonly Chunk[], content: readonly Chunk[]): boolean =>
  inside.length >= MIN_FORM_LABELS &&
  !content.some(isHeadingChunk) &&
  !inside.every((c) => isDateChunk(c)) &&
  inside.every((c) => hasContentBeside([c], content) || isWrapped(c, inside))

/** The next line of a label or a date that is wider than the sidebar. */
const isWrapped = (c: Chunk, inside: readonly Chunk[]): boolean => inside.some((other) => isCloseBelow(other, c))

const joinCellText = (cell: readonly Chunk[]): string =>
  cell
    .map(getChunkText)
    .join(' ')
    .replace(/\s?[-\u2010] (?=\p{L})/gu, '')

const hasContentBeside = (cell: readonly Chunk[], content: readonly Chunk[]): boolean => {
  const [head] = cell
  return head !== undefined && content.some((c) => isBeside(c, head))
}

/** The headings at the sidebar's edge, flush left, flush right or centered, each with its lines. */
const findLabelCells = (chunks: readonly Chunk[], heads: readonly Chunk[]): Chunk[][] => {
  if (heads.length === 0) return []
  const edges = [(c: Chunk) => c.x, (c: Chunk) => c.right, (c: Chunk) => (c.x + c.right) / 2].map((at) => ({
    at,
    common: findCommonEdge(heads.map(at)),
  }))
  const [best] = edges.toSorted((a, b) => (b.common?.n ?? 0) - (a.common?.n ?? 0))
  if (!best?.common) return []
  const { at, common } = best
  const aligned = heads.filter((c) => Math.abs(at(c) - common.at) <= EDGE_TOLERANCE_PT).map(getChunkStyle)
  const isInColumn = (c: Chunk): boolean => {
    const distance = Math.abs(at(c) - common.at)
    if (distance <= EDGE_TOLERANCE_PT) return true
    return distance <= LOOSE_EDGE_PT && common.n >= MIN_ALIGNED_HEADINGS && aligned.includes(getChunkStyle(c))
  }
  const column = chunks.filter(isInColumn).sort((a, b) => a.y - b.y)
  const known = findCells(column, isHeadingCell)
  const styles = new Set(known.map(([head]) => head && getChunkStyle(head)))
  if (known.length < MIN_HEADINGS || styles.size > 1) return known
  const isAlike = (c: Chunk) => styles.has(getChunkStyle(c)) && !isDateChunk(c)
  if (chunks.some((c) => !column.includes(c) && isAlike(c))) return known
  return findCells(column, (lines) => isHeadingCell(lines) || (lines.every(isAlike) && areCloseLines(lines)))
}

const MAX_CELL_LINES = 3

/** The runs of up to three lines, the longest first, that are labels. */
const findCells = (column: readonly Chunk[], isLabel: (lines: readonly Chunk[]) => boolean): Chunk[][] => {
  const cells: Chunk[][] = []
  for (let i = 0; i < column.length; ) {
    let count = Math.min(MAX_CELL_LINES, column.length - i)
    while (count > 0 && !isLabel(column.slice(i, i + count))) count--
    if (count > 0) cells.push(column.slice(i, i + count))
    i += Math.max(1, count)
  }
  return cells
}

const getChunkStyle = (c: Chunk): string =>
  getStyleKey({ style: `${c.runs[0]?.font} ${Math.round(c.size)}`, text: getChunkText(c) })

const areCloseLines = (lines: readonly Chunk[]): boolean =>
  lines.every((c, i) => {
    const above = lines[i - 1]
    return !above || (hasSameFont(c, above) && isCloseBelow(above, c))
  })

/** Whether lines are one heading: close below one another, in one font, a heading only together. */
const isHeadingCell = (lines: readonly Chunk[]): boolean => {
  const [first, ...others] = lines
  if (!first) return false
  if (others.length === 0) return isHeadingChunk(first)
  return areCloseLines(lines) && others.every((c) => !/\d/.test(getChunkText(c))) && isHeadingText(joinCellText(lines))
}

/** The value with most values near it (in pt), and their number; of several, the one in the middle. */
const findCommonEdge = (values: readonly number[]): { at: number; n: number } | undefined => {
  const count = (at: number, distance: number) => values.filter((other) => Math.abs(other - at) <= distance).length
  return values
    .map((at) => ({ at, n: count(at, EDGE_TOLERANCE_PT / 2), around: count(at, EDGE_TOLERANCE_PT) }))
    .sort((a, b) => b.n - a.n || b.around - a.around)[0]
}

const selectContent = (
  content: readonly Chunk[],
  label: readonly Chunk[],
  next: readonly Chunk[] | undefined,
): Chunk[] => {
  const from = getCellTop(label)
  const to = next ? getCellTop(next) : Number.POSITIVE_INFINITY
  return content.filter((c) => c.y >= from && c.y < to)
}

const getCellTop = (cell: readonly Chunk[]): number => {
  const [head] = cell
  return head ? getRowTop(head) : 0
}
