import { groupIntoRows } from '../rows.ts'
import type { TextRun } from '../text-run.ts'

/** Runs of one baseline without a gap that a gutter could pass through. Positions and sizes in pt. */
export interface Chunk {
  readonly x: number
  readonly right: number
  readonly y: number
  readonly top: number
  readonly bottom: number
  readonly size: number
  readonly order: number
  readonly runs: TextRun[]
}

/** Narrowest gap between two columns. Text painted in order, such as word by word in OCR layers, needs a wider one. */
const MIN_GUTTER_EM = 0.75
const MIN_GUTTER_IN_ORDER_EM = 1.05
/** Height of letters above and below the baseline. */
const ASCENT_EM = 0.75
const DESCENT_EM = 0.22

/** Lines that start at one place make it an edge, which text painted at another time does not cross. */
const MIN_EDGE_LINES = 4

/** A bullet is never separated from its text. */
const BULLET = /^[•●▪■◦○‣⁃∙·–-]$/

/** Baselines of a text and of what stands beside it, such as a label and its content, differ by no more than this. */
export const MAX_BESIDE_SHIFT_EM = 0.45

/** Whether a chunk stands on the row of another, whose text may have another size. */
export const isBeside = (a: Chunk, b: Chunk): boolean =>
  Math.abs(a.y - b.y) <= MAX_BESIDE_SHIFT_EM * Math.max(a.size, b.size)

/** Top of the row of a chunk, in pt: what stands beside it is not above. */
export const getRowTop = (c: Chunk): number => c.y - MAX_BESIDE_SHIFT_EM * c.size

/** Whether two chunks have one font and size. */
export const hasSameFont = (a: Chunk, b: Chunk): boolean =>
  a.runs[0]?.font === b.runs[0]?.font && Math.abs(a.size - b.size) < 0.6

/** The runs of a page as chunks, row by row. */
export const toChunks = (runs: readonly TextRun[]): Chunk[] => {
  const chunks: Chunk[] = []
  const starts = new Map<number, number>()
  for (const run of runs) starts.set(Math.round(run.x), (starts.get(Math.round(run.x)) ?? 0) + 1)
  const atEdge = (before: TextRun, run: TextRun): boolean =>
    run.order !== before.order + 1 &&
    !BULLET.test(before.text.trim()) &&
    run.x > before.right - 0.1 * run.size &&
    (starts.get(Math.round(run.x)) ?? 0) >= MIN_EDGE_LINES
  for (const row of groupIntoRows(runs)) {
    let group: TextRun[] = []
    let right = Number.NEGATIVE_INFINITY
    for (const run of row.runs) {
      const last = group.at(-1)
      if (
        last &&
        (run.x - right > (run.order === last.order + 1 ? MIN_GUTTER_IN_ORDER_EM : MIN_GUTTER_EM) * run.size ||
          atEdge(last, run))
      ) {
        chunks.push(toChunk(group))
        group = []
      }
      group.push(run)
      right = Math.max(group.length === 1 ? run.right : right, run.right)
    }
    if (group.length > 0) chunks.push(toChunk(group))
  }
  return chunks
}

/** The runs of a row, of which there is at least one, as one chunk. */
export const toChunk = (runs: TextRun[]): Chunk => {
  let x = Number.POSITIVE_INFINITY
  let right = Number.NEGATIVE_INFINITY
  let size = 0
  let y = 0
  let order = Number.POSITIVE_INFINITY
  for (const run of runs) {
    x = Math.min(x, run.x)
    right = Math.max(right, run.right)
    order = Math.min(order, run.order)
    if (run.size > size) {
      size = run.size
      y = run.y
    }
  }
  return { x, right, y, top: y - ASCENT_EM * size, bottom: y + DESCENT_EM * size, size, order, runs }
}
