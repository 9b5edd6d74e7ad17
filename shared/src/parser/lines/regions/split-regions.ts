import type { Chunk } from './chunk.ts'
import { isHeadingChunk } from './chunk-text.ts'
import { headingRail } from './heading-sidebar.ts'
import { judge } from './gutter-layout.ts'

/** A part of a page that is read row by row. Regions come in reading order. */
export interface Region {
  readonly chunks: readonly Chunk[]
  readonly column: number
  /** A heading in a rail: its lines are one. */
  readonly isLabel?: boolean
}

interface Cut {
  readonly x: number
  readonly inside: ReadonlySet<Chunk>
  readonly top: number
  readonly score: number
}

/** How deep columns may lie within columns. */
const DEEPEST = 4
/** Starts of lines within this many pt count as one edge. */
const EDGE = 3
/** A line may reach this far over a gutter, in em, and still belong to the column it starts in. */
const OVERHANG = 0.55
/** How far, in pt, marks and tags indent the texts of a column. */
const HANG = 16
/** At most this many edges are tried on a page: the ones where most lines start. */
const MOST_EDGES = 24

/** Parts a page into regions: full-width bands, and between them columns, each read whole from left to right. */
export const toRegions = (chunks: readonly Chunk[], column = 0, depth = 0): Region[] => {
  const rail = depth < DEEPEST && chunks.length >= 6 ? headingRail(chunks) : undefined
  if (rail) {
    const blocks = rail.blocks.flatMap(({ label, content }) => [
      { chunks: label, column, isLabel: true },
      ...toRegions(content, column, depth + 1),
    ])
    return [...toRegions(rail.above, column, depth + 1), ...blocks]
  }
  const cut = depth < DEEPEST && chunks.length >= 4 ? bestCut(chunks) : undefined
  if (!cut) return chunks.length > 0 ? [{ chunks, column }] : []
  const above: Chunk[] = []
  const left: Chunk[] = []
  const right: Chunk[] = []
  const below: Chunk[] = []
  for (const chunk of chunks) {
    if (cut.inside.has(chunk)) (chunk.x < cut.x - EDGE ? left : right).push(chunk)
    else (chunk.y < cut.top ? above : below).push(chunk)
  }
  return [
    ...toRegions(above, column, depth + 1),
    ...toRegions(left, column, depth + 1),
    ...toRegions(right, column + 1, depth + 1),
    ...toRegions(below, column, depth + 1),
  ]
}

/** The gutter, and the band it runs through, that parts most rows into two columns. */
const bestCut = (chunks: readonly Chunk[]): Cut | undefined => {
  let best: Cut | undefined
  const sorted = [...chunks].sort((a, b) => a.y - b.y)
  for (const x of edges(chunks)) {
    for (const band of bandsAt(sorted, x).flatMap((whole) => splitAtHeadings(whole, x))) {
      const left = band.filter((c) => c.x < x - EDGE)
      const right = band.filter((c) => c.x >= x - EDGE)
      const fewer = Math.min(left.length, right.length)
      if (fewer < 2) continue
      const score = fewer * 3 + band.length
      if (best && score <= best.score) continue
      if (judge({ left, right }) === 'columns')
        best = { x, inside: new Set(band), top: Math.min(...band.map((c) => c.y)), score }
    }
  }
  return best
}

/**
 * A grid under headings: the right side has no heading of its own and lies on the left side's rows, so each heading
 * at the left spans both and starts a band of its own.
 */
const splitAtHeadings = (band: Chunk[], x: number): Chunk[][] => {
  const right = band.filter((c) => c.x >= x - EDGE)
  const left = band.filter((c) => c.x < x - EDGE)
  const own = right.filter(isHeadingChunk)
  if (own.length > 1 || own.some((c) => !left.some((l) => sameRow(l, c)))) return [band]
  const heads = left.filter((c) => isHeadingChunk(c) && !right.some((r) => sameRow(r, c)))
  const aligned = right.filter((r) => left.some((l) => sameRow(r, l))).length
  if (heads.length === 0 || aligned < right.length * 0.7) return [band]
  const bands: Chunk[][] = [[]]
  for (const chunk of band) {
    if (heads.includes(chunk)) bands.push([])
    else bands.at(-1)?.push(chunk)
  }
  return bands.filter((part) => part.length > 0)
}

const sameRow = (a: Chunk, b: Chunk): boolean => Math.abs(a.y - b.y) <= SAME_ROW * Math.min(a.size, b.size)

/**
 * Places where a column may start: where lines start, except the leftmost, most used first; and the starts of lines
 * that end at one right edge (a block set flush right has no common start).
 */
const edges = (chunks: readonly Chunk[]): number[] => {
  const starts = clusters(chunks.map((c) => c.x))
  const ends = clusters(chunks.map((c) => c.right)).filter((end) => end.n >= 3)
  const flushRight = new Set(
    chunks.filter((c) => ends.some((end) => Math.abs(end.at - c.right) <= EDGE)).map((c) => c.x),
  )
  return starts
    .slice(1)
    .filter((start) => start.n >= 2 || flushRight.has(start.at) || hangs(start.at, starts))
    .sort((a, b) => b.n - a.n)
    .slice(0, MOST_EDGES)
    .map((start) => start.at)
}

/** A single line that begins a little left of others: tags and items with a mark stand further in than plain text. */
const hangs = (at: number, starts: readonly { at: number; n: number }[]): boolean =>
  starts.some((other) => other.n >= 2 && other.at > at && other.at - at <= HANG)

/** Values that lie within `EDGE` of the first of their group, with how many there are. */
const clusters = (values: readonly number[]): { at: number; n: number }[] => {
  const found: { at: number; n: number }[] = []
  for (const value of [...values].sort((a, b) => a - b)) {
    const last = found.at(-1)
    if (last && value - last.at <= EDGE) last.n++
    else found.push({ at: value, n: 1 })
  }
  return found
}

/** The stretches of a page, from top to bottom (as `sorted` is), where no row crosses `x` and both sides have text. */
const bandsAt = (sorted: readonly Chunk[], x: number): Chunk[][] => {
  const crossing = sorted.filter((c) => c.x < x - EDGE && c.right > x + OVERHANG * c.size)
  const bands: Chunk[][] = []
  let band: Chunk[] = []
  let next = 0
  for (const chunk of sorted) {
    while (next < crossing.length && below(chunk, crossing[next])) next++
    const nearest = crossing[next]
    if (nearest && Math.abs(nearest.y - chunk.y) <= SAME_ROW * chunk.size) {
      if (band.length > 0) bands.push(band)
      band = []
    } else band.push(chunk)
  }
  if (band.length > 0) bands.push(band)
  return bands
}

/** Baselines this near, in em, are one row: a row that crosses a gutter anywhere is not beside it. */
const SAME_ROW = 0.4

const below = (chunk: Chunk, other: Chunk | undefined): boolean =>
  other !== undefined && chunk.y - other.y > SAME_ROW * chunk.size
