import type { Chunk } from './chunk.ts'
import { isDateChunk, isHeadingChunk } from './chunk-text.ts'
import { findEntrySidebar, hasNamesInSidebar } from './entry-sidebar.ts'
import { detectGutterLayout } from './gutter-layout.ts'
import { findHeaderTable, type HeaderTable } from './header-table.ts'
import { findHeadingSidebar } from './heading-sidebar.ts'

/** A part of a page that is read row by row. */
export interface Region {
  readonly chunks: readonly Chunk[]
  readonly column: number
  /** Whether it is one heading or the dates of one entry in a sidebar. */
  readonly isSidebarLabel?: boolean
  readonly table?: HeaderTable
}

interface Cut {
  readonly x: number
  readonly inside: ReadonlySet<Chunk>
  readonly top: number
  readonly score: number
}

/** Columns within columns. */
const MAX_DEPTH = 4
/** Starts of lines within this distance are one edge. */
const EDGE_TOLERANCE_PT = 3
/** A line may reach this far over a gutter and still belong to the column that it starts in. */
const MAX_OVERHANG_EM = 0.55
/** Bullets and tags indent the text of a column by up to this much. */
const MAX_INDENT_PT = 16
/** Edges that are tried on a page, those of most lines first. */
const MAX_EDGES = 24

/**
 * Splits a page into regions, in reading order: bands of full width, and between them columns from left to right.
 * `column` is the number of the first column, `depth` counts columns within columns.
 */
export const splitIntoRegions = (chunks: readonly Chunk[], column = 0, depth = 0): Region[] => {
  const table = depth < MAX_DEPTH && chunks.length >= 6 ? findHeaderTable(chunks) : undefined
  if (table)
    return [
      ...splitIntoRegions(
        chunks.filter((c) => c.y < table.top && !table.chunks.has(c)),
        column,
        depth,
      ),
      { chunks: [...table.chunks], column, table },
      ...splitIntoRegions(
        chunks.filter((c) => c.y > table.bottom && !table.chunks.has(c)),
        column,
        depth,
      ),
    ]
  const sidebar = depth < MAX_DEPTH && chunks.length >= 6 ? findHeadingSidebar(chunks) : undefined
  if (sidebar) {
    const blocks = sidebar.blocks.flatMap(({ label, content }) => [
      { chunks: label, column, isSidebarLabel: true },
      ...splitIntoRegions(content, column, depth + 1),
    ])
    return [...splitIntoRegions(sidebar.above, column, depth + 1), ...blocks]
  }
  const cut = depth < MAX_DEPTH && chunks.length >= 4 ? preferSidebar(findBestCut(chunks), chunks) : undefined
  if (!cut) return chunks.length > 0 ? [{ chunks, column }] : []
  const above: Chunk[] = []
  const left: Chunk[] = []
  const right: Chunk[] = []
  const below: Chunk[] = []
  for (const chunk of chunks) {
    if (cut.inside.has(chunk)) (chunk.x < cut.x - EDGE_TOLERANCE_PT ? left : right).push(chunk)
    else (chunk.y < cut.top ? above : below).push(chunk)
  }
  return [
    ...splitIntoRegions(above, column, depth + 1),
    ...splitSides(left, right, column, depth + 1),
    ...splitIntoRegions(below, column, depth + 1),
  ]
}

/**
 * The cut left of a sidebar, where the best one parts the sidebar from its text: `column | sidebar | text`. A sidebar has
 * names, or headings of its section reach over both.
 */
const preferSidebar = (cut: Cut | undefined, chunks: readonly Chunk[]): Cut | undefined => {
  if (!cut) return undefined
  const { left, right } = splitAt(cut.x, [...cut.inside])
  if (left.length < MIN_NESTED_CHUNKS || right.some(isHeadingChunk)) return cut
  const inner = findBestCut(left)
  if (!inner) return cut
  const outer = chunks.length > cut.inside.size ? findBestCut(chunks, inner.x) : undefined
  if (outer && isWiderBand(outer, cut)) return outer
  const sidebar = left.filter((c) => c.x >= inner.x - EDGE_TOLERANCE_PT)
  return inner.inside.size === left.length && isNamedSidebar(sidebar, right) ? { ...cut, x: inner.x } : cut
}

/** Whether a band holds another and headings right of its gutter that cross the other's. */
const isWiderBand = ({ x, inside }: Cut, other: Cut): boolean =>
  [...other.inside].every((c) => inside.has(c)) &&
  [...inside].some((c) => c.x >= x - EDGE_TOLERANCE_PT && !other.inside.has(c) && isHeadingChunk(c))

/** The chunks that start left of an edge at `x`, in pt, and the others. */
const splitAt = (x: number, chunks: readonly Chunk[]) => ({
  left: chunks.filter((c) => c.x < x - EDGE_TOLERANCE_PT),
  right: chunks.filter((c) => c.x >= x - EDGE_TOLERANCE_PT),
})

const MIN_NESTED_CHUNKS = 8

const isNamedSidebar = (left: readonly Chunk[], right: readonly Chunk[]): boolean => {
  const sidebar = findEntrySidebar(left, right)
  return sidebar !== undefined && hasNamesInSidebar(sidebar)
}

/** The sides of a gutter one after the other, or entry by entry where the left side is a sidebar beside them. */
const splitSides = (left: readonly Chunk[], right: readonly Chunk[], column: number, depth: number): Region[] => {
  const sidebar = findEntrySidebar(left, right)
  if (!sidebar) return [...splitIntoRegions(left, column, depth), ...splitIntoRegions(right, column + 1, depth)]
  return sidebar.flatMap((part) =>
    'chunks' in part
      ? splitIntoRegions(part.chunks, column, depth)
      : part.blocks.flatMap((block) => [
          { chunks: block.left, column, isSidebarLabel: block.left.every(isDateChunk) },
          { chunks: block.right, column },
        ]),
  )
}

/** The gutter (at `only`, where given), and the band around it, that splits most rows into two columns. */
const findBestCut = (chunks: readonly Chunk[], only?: number): Cut | undefined => {
  let best: Cut | undefined
  const sorted = [...chunks].sort((a, b) => a.y - b.y)
  const centered = findCenteredHeadings(chunks)
  for (const x of only === undefined ? findColumnEdges(chunks) : [only]) {
    for (const band of findBands(sorted, x, centered).flatMap((whole) => splitAtHeadings(whole, x))) {
      const { left, right } = splitAt(x, band)
      const sparser = Math.min(left.length, right.length)
      if (sparser < 2) continue
      const score = sparser * 3 + band.length
      if (best && score <= best.score) continue
      if (detectGutterLayout({ left, right }) === 'columns' || isNamedSidebar(left, right))
        best = { x, inside: new Set(band), top: Math.min(...band.map((c) => c.y)), score }
    }
  }
  return best
}

/**
 * In a grid below headings, the right side has no headings and is on the rows of the left side, so that each heading at
 * the left is above both sides and starts a band.
 */
const splitAtHeadings = (band: Chunk[], x: number): Chunk[][] => {
  const { left, right } = splitAt(x, band)
  const own = right.filter(isHeadingChunk)
  if (own.length > 1 || own.some((c) => !left.some((l) => isSameRow(l, c)))) return [band]
  const heads = left.filter((c) => isHeadingChunk(c) && !right.some((r) => isSameRow(r, c)))
  const aligned = right.filter((r) => left.some((l) => isSameRow(r, l))).length
  if (heads.length === 0 || aligned < right.length * 0.7) return [band]
  const bands: Chunk[][] = [[]]
  for (const chunk of band) {
    if (heads.includes(chunk)) bands.push([])
    else bands.at(-1)?.push(chunk)
  }
  return bands.filter((part) => part.length > 0)
}

const isSameRow = (a: Chunk, b: Chunk): boolean =>
  Math.abs(a.y - b.y) <= MAX_BASELINE_SHIFT_EM * Math.min(a.size, b.size)

/**
 * Where a column may start, in pt: at common starts of lines, most frequent first, without the leftmost; and at starts of
 * lines with a common right edge, because a block that is flush right has no common start.
 */
const findColumnEdges = (chunks: readonly Chunk[]): number[] => {
  const starts = clusterValues(chunks.map((c) => c.x))
  const ends = clusterValues(chunks.map((c) => c.right)).filter((end) => end.n >= 3)
  const flushRight = new Set(
    chunks.filter((c) => ends.some((end) => Math.abs(end.at - c.right) <= EDGE_TOLERANCE_PT)).map((c) => c.x),
  )
  return starts
    .slice(1)
    .filter((start) => start.n >= 2 || flushRight.has(start.at) || isHangingEdge(start.at, starts))
    .sort((a, b) => b.n - a.n)
    .slice(0, MAX_EDGES)
    .map((start) => start.at)
}

/** Whether a line starts a little left of others: items with bullets stand in from plain text. */
const isHangingEdge = (at: number, starts: readonly { at: number; n: number }[]): boolean =>
  starts.some((other) => other.n >= 2 && other.at > at && other.at - at <= MAX_INDENT_PT)

/** Values within the tolerance of the first of their group, with their numbers. */
const clusterValues = (values: readonly number[]): { at: number; n: number }[] => {
  const found: { at: number; n: number }[] = []
  for (const value of [...values].sort((a, b) => a - b)) {
    const last = found.at(-1)
    if (last && value - last.at <= EDGE_TOLERANCE_PT) last.n++
    else found.push({ at: value, n: 1 })
  }
  return found
}

/** Fewer headings may be in the middle by chance. */
const MIN_CENTERED_HEADINGS = 2

/** Headings in the middle of the text, alone on their rows: they belong to both sides of a gutter. */
const findCenteredHeadings = (chunks: readonly Chunk[]): ReadonlySet<Chunk> => {
  const middle = (Math.min(...chunks.map((c) => c.x)) + Math.max(...chunks.map((c) => c.right))) / 2
  const found = chunks.filter(
    (c) =>
      Math.abs((c.x + c.right) / 2 - middle) <= EDGE_TOLERANCE_PT &&
      isHeadingChunk(c) &&
      chunks.every((other) => other === c || !isSameRow(other, c)),
  )
  const starts = clusterValues(found.map((c) => c.x))
  return new Set(starts.length >= MIN_CENTERED_HEADINGS ? found : [])
}

/** The bands of a page, from top to bottom (as `sorted` is), in which no row crosses `x` or is one of `headings`. */
const findBands = (sorted: readonly Chunk[], x: number, headings: ReadonlySet<Chunk>): Chunk[][] => {
  const crossing = sorted.filter(
    (c) => headings.has(c) || (c.x < x - EDGE_TOLERANCE_PT && c.right > x + MAX_OVERHANG_EM * c.size),
  )
  const bands: Chunk[][] = []
  let band: Chunk[] = []
  let next = 0
  for (const chunk of sorted) {
    while (next < crossing.length && isBelow(chunk, crossing[next])) next++
    const nearest = crossing[next]
    if (nearest && Math.abs(nearest.y - chunk.y) <= MAX_BASELINE_SHIFT_EM * chunk.size) {
      if (band.length > 0) bands.push(band)
      band = []
    } else band.push(chunk)
  }
  if (band.length > 0) bands.push(band)
  return bands
}

/** Baselines of one row differ by no more than this. A row that crosses the gutter anywhere is no part of a band. */
const MAX_BASELINE_SHIFT_EM = 0.4

const isBelow = (chunk: Chunk, other: Chunk | undefined): boolean =>
  other !== undefined && chunk.y - other.y > MAX_BASELINE_SHIFT_EM * chunk.size
