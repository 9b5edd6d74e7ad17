import { isHeadingText } from '../words/headings.ts'
import type { Chunk } from './chunk.ts'

/** Headings in a rail at the left, each with its content at the right of it. */
export interface HeadingRail {
  readonly above: readonly Chunk[]
  readonly blocks: readonly { readonly label: readonly Chunk[]; readonly content: readonly Chunk[] }[]
}

/** Fewest headings that make a rail. */
const FEWEST = 2
/** Lines of one label are no further apart than this, in em. */
const LEADING = 1.6
/** Starts within this many pt are one margin. */
const MARGIN = 4
/** A label and the first line of its content lie on one baseline, within this part of an em. */
const SAME_ROW = 0.45

/** Finds a rail of headings: labels at the left margin that are nearly all headings, beside content that nothing crosses. */
export const headingRail = (chunks: readonly Chunk[]): HeadingRail | undefined => {
  const labels = labelCells(chunks)
  const known = labels.filter((cell) => isHeadingText(textOf(cell)))
  if (known.length < FEWEST || known.length < labels.length * 0.6) return undefined
  const railRight = Math.max(...known.flat().map((c) => c.right))
  const inRail = new Set(labels.flat())
  const first = labels[0]?.[0]
  if (!first) return undefined
  const top = first.y - SAME_ROW * first.size
  const content = chunks.filter((c) => !inRail.has(c) && c.y >= top)
  const crossing = content.filter((c) => c.x < railRight)
  if (content.length < FEWEST || crossing.length > Math.max(1, content.length * 0.06)) return undefined
  const beside = known.filter((cell) => hasNeighbour(cell, content))
  if (beside.length < FEWEST || beside.length < known.length * 0.6) return undefined
  return {
    above: chunks.filter((c) => !inRail.has(c) && c.y < top),
    blocks: labels.map((label, i) => ({ label, content: between(content, label, labels[i + 1]) })),
  }
}

const textOf = (cell: readonly Chunk[]): string => cell.map((c) => c.runs.map((run) => run.text).join(' ')).join(' ')

const hasNeighbour = (cell: readonly Chunk[], content: readonly Chunk[]): boolean => {
  const [head] = cell
  return head !== undefined && content.some((c) => Math.abs(c.y - head.y) <= SAME_ROW * Math.max(c.size, head.size))
}

/** Chunks at the left margin with nothing left of them, lines of one label put together. */
const labelCells = (chunks: readonly Chunk[]): Chunk[][] => {
  const heads = chunks.filter((c) => isHeadingText(textOf([c])) || /^\p{Lu}/u.test(textOf([c])))
  const margin = commonStart(heads.filter((c) => isHeadingText(textOf([c]))))
  if (margin === undefined) return []
  const labels = chunks.filter((c) => Math.abs(c.x - margin) <= MARGIN).sort((a, b) => a.y - b.y)
  const from = labels.findIndex((c, i) => isHeadingText(textOf([c])) || isHeadingText(textOf(labels.slice(i, i + 2))))
  const cells: Chunk[][] = []
  for (const label of labels.slice(Math.max(0, from))) {
    const cell = cells.at(-1)
    const last = cell?.at(-1)
    if (cell && last && label.y - last.y <= LEADING * last.size && goesOn(cell, label)) cell.push(label)
    else cells.push([label])
  }
  return cells
}

/** A label goes on in the next line when only both together are a heading, or the first one ends in the middle. */
const goesOn = (cell: readonly Chunk[], label: Chunk): boolean =>
  isHeadingText(textOf([...cell, label])) ||
  !isHeadingText(textOf(cell)) ||
  /[-–&,/]$/.test(textOf(cell)) ||
  /^[&/]/.test(textOf([label]))

const commonStart = (chunks: readonly Chunk[]): number | undefined => {
  const counts = new Map<number, number>()
  for (const c of chunks) counts.set(Math.round(c.x / 2), (counts.get(Math.round(c.x / 2)) ?? 0) + 1)
  const most = [...counts].sort((a, b) => b[1] - a[1])[0]
  return most && most[1] >= 1 ? most[0] * 2 : undefined
}

const between = (content: readonly Chunk[], label: readonly Chunk[], next: readonly Chunk[] | undefined): Chunk[] => {
  const from = startOf(label)
  const to = next ? startOf(next) : Number.POSITIVE_INFINITY
  return content.filter((c) => c.y >= from && c.y < to)
}

const startOf = (cell: readonly Chunk[]): number => {
  const [head] = cell
  return head ? head.y - SAME_ROW * head.size : 0
}
