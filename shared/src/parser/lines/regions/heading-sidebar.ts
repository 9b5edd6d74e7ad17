import { isHeadingText } from '../../lexicon/headings.ts'
import { isCloseBelow } from '../line-continuation.ts'
import type { Chunk } from './chunk.ts'
import { getChunkText, isDateChunk, isHeadingChunk } from './chunk-text.ts'

/** A sidebar of headings at the left, each with its content to the right. */
export interface HeadingSidebar {
  readonly above: readonly Chunk[]
  readonly blocks: readonly { readonly label: readonly Chunk[]; readonly content: readonly Chunk[] }[]
}

/** Headings that make a sidebar. */
const MIN_HEADINGS = 2
/** Dates and labels in a form's sidebar, whose headings have nothing beside them. */
const MIN_FORM_LABELS = 3
/** Edges within this distance are one. */
const EDGE_TOLERANCE_PT = 4
/** Baselines of a label and of the first line of its content differ by no more than this. */
const MAX_BASELINE_SHIFT_EM = 0.45
/** Share of the text to the right that may reach into the sidebar. */
const MAX_CROSSING_SHARE = 0.12
/** Share of other texts in the sidebar (dates, skills) on rows of the content. In a column of its own they are not. */
const MIN_ALIGNED_SHARE = 0.8

/** A sidebar of headings, flush left or flush right, beside content without headings; undefined where there is none. */
export const findHeadingSidebar = (chunks: readonly Chunk[]): HeadingSidebar | undefined => {
  const labels = findLabelCells(chunks)
  const first = labels[0]?.[0]
  if (labels.length < MIN_HEADINGS || !first) return undefined
  const inSidebar = new Set(labels.flat())
  const right = Math.max(...labels.flat().map((c) => c.right))
  const top = first.y - MAX_BASELINE_SHIFT_EM * first.size
  const rest = chunks.filter((c) => !inSidebar.has(c) && c.y >= top)
  const content = rest.filter((c) => c.x >= right)
  const others = rest.filter((c) => c.x < right)
  const crossing = others.filter((c) => c.right > right + c.size)
  const inside = others.filter((c) => c.right <= right + c.size)
  if (content.length < MIN_HEADINGS || crossing.length > Math.max(1, content.length * MAX_CROSSING_SHARE))
    return undefined
  if (content.filter((c) => isHeadingChunk(c) && hasSameFont(c, first)).length > 1) return undefined
  if (inside.filter((c) => hasContentBeside([c], content)).length < inside.length * MIN_ALIGNED_SHARE) return undefined
  const beside = labels.filter((cell) => hasContentBeside(cell, content)).length
  if (beside < Math.max(MIN_HEADINGS, labels.length * 0.6) && !isFormSidebar(inside, content)) return undefined
  return {
    above: chunks.filter((c) => !inSidebar.has(c) && c.y < top),
    blocks: labels.map((label, i) => ({ label, content: selectContent(rest, label, labels[i + 1]) })),
  }
}

/** The European form: dates and labels in the sidebar, each on a row of the content, which has no headings at all. */
const isFormSidebar = (inside: readonly Chunk[], content: readonly Chunk[]): boolean =>
  inside.length >= MIN_FORM_LABELS &&
  !content.some(isHeadingChunk) &&
  !inside.every((c) => isDateChunk(c)) &&
  inside.every((c) => hasContentBeside([c], content) || isWrapped(c, inside))

/** The next line of a label or a date that is wider than the sidebar. */
const isWrapped = (c: Chunk, inside: readonly Chunk[]): boolean => inside.some((other) => isCloseBelow(other, c))

const joinCellText = (cell: readonly Chunk[]): string => cell.map(getChunkText).join(' ')

const hasSameFont = (a: Chunk, b: Chunk): boolean =>
  a.runs[0]?.font === b.runs[0]?.font && Math.abs(a.size - b.size) < 0.6

const hasContentBeside = (cell: readonly Chunk[], content: readonly Chunk[]): boolean => {
  const [head] = cell
  return (
    head !== undefined &&
    content.some((c) => Math.abs(c.y - head.y) <= MAX_BASELINE_SHIFT_EM * Math.max(c.size, head.size))
  )
}

/** The headings at the sidebar's edge, each with its lines. */
const findLabelCells = (chunks: readonly Chunk[]): Chunk[][] => {
  const heads = chunks.filter(isHeadingChunk)
  if (heads.length === 0) return []
  const start = findCommonEdge(heads.map((c) => c.x))
  const end = findCommonEdge(heads.map((c) => c.right))
  if (!start || !end) return []
  const edge =
    start.n >= end.n
      ? (c: Chunk) => Math.abs(c.x - start.at) <= EDGE_TOLERANCE_PT
      : (c: Chunk) => Math.abs(c.right - end.at) <= EDGE_TOLERANCE_PT
  const column = chunks.filter(edge).sort((a, b) => a.y - b.y)
  const cells: Chunk[][] = []
  for (let i = 0; i < column.length; ) {
    const length = [3, 2, 1].find((n) => isHeadingCell(column.slice(i, i + n), n))
    if (length) cells.push(column.slice(i, i + length))
    i += length ?? 1
  }
  return cells
}

/** Whether `count` lines are one heading: close below one another, in one font, a heading only together. */
const isHeadingCell = (lines: readonly Chunk[], count: number): boolean => {
  const [first] = lines
  if (lines.length !== count || !first) return false
  if (count === 1) return isHeadingChunk(first)
  const close = (c: Chunk, i: number) => hasSameFont(c, first) && isCloseBelow(lines[i - 1] ?? first, c)
  return (
    lines.every((c, i) => i === 0 || (close(c, i) && !/\d/.test(getChunkText(c)))) && isHeadingText(joinCellText(lines))
  )
}

/** The value with most values near it (in pt), and their number. */
const findCommonEdge = (values: readonly number[]): { at: number; n: number } | undefined =>
  values
    .map((at) => ({ at, n: values.filter((other) => Math.abs(other - at) <= EDGE_TOLERANCE_PT / 2).length }))
    .sort((a, b) => b.n - a.n)[0]

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
  return head ? head.y - MAX_BASELINE_SHIFT_EM * head.size : 0
}
