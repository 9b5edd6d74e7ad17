import { isDateBit } from '../../fields/dates/find-date-range.ts'
import { isHeadingText } from '../../lexicon/headings.ts'
import type { Chunk } from './chunk.ts'
import { chunkText, isHeadingChunk } from './chunk-text.ts'

/** Headings in a rail at the left, each with its content at the right of it. */
export interface HeadingRail {
  readonly above: readonly Chunk[]
  readonly blocks: readonly { readonly label: readonly Chunk[]; readonly content: readonly Chunk[] }[]
}

/** Fewest headings that make a rail. */
const FEWEST = 2
/** Fewest dates and labels in a rail whose headings have nothing beside them. */
const FEWEST_IN_FORM = 3
/** Lines of one label are no further apart than this, in em. */
const LEADING = 1.6
/** Edges within this many pt are one. */
const MARGIN = 4
/** A label and the first line of its content lie on one baseline, within this part of an em. */
const SAME_ROW = 0.45
/** Most of the text right of a rail may not reach into it. */
const MOST_CROSSING = 0.12
/** Other texts in the rail (dates, names of skills) lie on the rows of the content, where a sidebar's do not. */
const MOST_ALIGNED = 0.8

/** Finds a rail of headings, set flush left or flush right, beside content that has no headings of its own. */
export const headingRail = (chunks: readonly Chunk[]): HeadingRail | undefined => {
  const labels = labelCells(chunks)
  const first = labels[0]?.[0]
  if (labels.length < FEWEST || !first) return undefined
  const inRail = new Set(labels.flat())
  const right = Math.max(...labels.flat().map((c) => c.right))
  const top = first.y - SAME_ROW * first.size
  const rest = chunks.filter((c) => !inRail.has(c) && c.y >= top)
  const content = rest.filter((c) => c.x >= right)
  const others = rest.filter((c) => c.x < right)
  const crossing = others.filter((c) => c.right > right + c.size)
  const inside = others.filter((c) => c.right <= right + c.size)
  if (content.length < FEWEST || crossing.length > Math.max(1, content.length * MOST_CROSSING)) return undefined
  if (content.filter((c) => isHeadingChunk(c) && looksLike(c, first)).length > 1) return undefined
  if (inside.filter((c) => hasNeighbour([c], content)).length < inside.length * MOST_ALIGNED) return undefined
  const beside = labels.filter((cell) => hasNeighbour(cell, content)).length
  if (beside < Math.max(FEWEST, labels.length * 0.6) && !isFormRail(inside, content)) return undefined
  return {
    above: chunks.filter((c) => !inRail.has(c) && c.y < top),
    blocks: labels.map((label, i) => ({ label, content: between(rest, label, labels[i + 1]) })),
  }
}

/** A rail with dates and labels too, each on a row of its content, which has no heading in any look: the European form. */
const isFormRail = (inside: readonly Chunk[], content: readonly Chunk[]): boolean =>
  inside.length >= FEWEST_IN_FORM &&
  !content.some(isHeadingChunk) &&
  !inside.every((c) => isDateBit(chunkText(c))) &&
  inside.every((c) => hasNeighbour([c], content) || isWrapped(c, inside))

/** The rest of a label or a date that has no room in the rail: right under a line of it. */
const isWrapped = (c: Chunk, inside: readonly Chunk[]): boolean =>
  inside.some((other) => c.y > other.y && c.y - other.y <= LEADING * c.size)

const textOf = (cell: readonly Chunk[]): string => cell.map(chunkText).join(' ')

const looksLike = (a: Chunk, b: Chunk): boolean =>
  a.runs[0]?.font === b.runs[0]?.font && Math.abs(a.size - b.size) < 0.6

const hasNeighbour = (cell: readonly Chunk[], content: readonly Chunk[]): boolean => {
  const [head] = cell
  return head !== undefined && content.some((c) => Math.abs(c.y - head.y) <= SAME_ROW * Math.max(c.size, head.size))
}

/** The headings at the rail's edge, lines of one put together. */
const labelCells = (chunks: readonly Chunk[]): Chunk[][] => {
  const heads = chunks.filter(isHeadingChunk)
  if (heads.length === 0) return []
  const start = commonEdge(heads.map((c) => c.x))
  const end = commonEdge(heads.map((c) => c.right))
  if (!start || !end) return []
  const edge =
    start.n >= end.n
      ? (c: Chunk) => Math.abs(c.x - start.at) <= MARGIN
      : (c: Chunk) => Math.abs(c.right - end.at) <= MARGIN
  const column = chunks.filter(edge).sort((a, b) => a.y - b.y)
  const cells: Chunk[][] = []
  for (let i = 0; i < column.length; ) {
    const length = [3, 2, 1].find((n) => isCell(column.slice(i, i + n), n))
    if (length) cells.push(column.slice(i, i + length))
    i += length ?? 1
  }
  return cells
}

/** Whether so many lines are one heading: close under one another, in one look, a heading only together. */
const isCell = (lines: readonly Chunk[], count: number): boolean => {
  const [first] = lines
  if (lines.length !== count || !first) return false
  if (count === 1) return isHeadingChunk(first)
  const close = (c: Chunk, i: number) => looksLike(c, first) && c.y - (lines[i - 1]?.y ?? 0) <= LEADING * first.size
  return lines.every((c, i) => i === 0 || (close(c, i) && !/\d/.test(chunkText(c)))) && isHeadingText(textOf(lines))
}

/** The value that most values lie near, and how many do. */
const commonEdge = (values: readonly number[]): { at: number; n: number } | undefined =>
  values
    .map((at) => ({ at, n: values.filter((other) => Math.abs(other - at) <= MARGIN / 2).length }))
    .sort((a, b) => b.n - a.n)[0]

const between = (content: readonly Chunk[], label: readonly Chunk[], next: readonly Chunk[] | undefined): Chunk[] => {
  const from = startOf(label)
  const to = next ? startOf(next) : Number.POSITIVE_INFINITY
  return content.filter((c) => c.y >= from && c.y < to)
}

const startOf = (cell: readonly Chunk[]): number => {
  const [head] = cell
  return head ? head.y - SAME_ROW * head.size : 0
}
