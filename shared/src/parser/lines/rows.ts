import type { Run } from './text-run.ts'

/** Runs on one baseline, from left to right. */
export interface Row {
  y: number
  x: number
  right: number
  size: number
  runs: Run[]
}

/** How far two baselines may lie apart to count as one, as a part of the smaller size (superscripts, raised accents). */
const SAME_BASELINE = 0.4

/** Groups runs by baseline, top to bottom. A text painted twice on the same spot (fake bold, shadows) counts once. */
export const toRows = (runs: readonly Run[]): Row[] => {
  const rows: Row[] = []
  for (const run of [...runs].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = findRow(rows, run)
    if (!row) rows.push({ y: run.y, x: run.x, right: run.right, size: run.size, runs: [run] })
    else if (!row.runs.some((other) => isSamePlace(other, run))) add(row, run)
  }
  for (const row of rows) row.runs.sort((a, b) => a.x - b.x || a.order - b.order)
  return rows.sort((a, b) => a.y - b.y || a.x - b.x)
}

const findRow = (rows: readonly Row[], run: Run): Row | undefined => {
  let best: Row | undefined
  let distance = Number.POSITIVE_INFINITY
  for (let i = rows.length - 1; i >= 0 && i >= rows.length - 6; i--) {
    const row = rows[i]
    if (!row) continue
    const apart = Math.abs(run.y - row.y)
    if (apart <= SAME_BASELINE * Math.min(row.size, run.size) && apart < distance) {
      best = row
      distance = apart
    }
  }
  return best
}

const add = (row: Row, run: Run): void => {
  if (run.size > row.size) {
    row.size = run.size
    row.y = run.y
  }
  row.x = Math.min(row.x, run.x)
  row.right = Math.max(row.right, run.right)
  row.runs.push(run)
}

const isSamePlace = (a: Run, b: Run): boolean =>
  a.text === b.text && Math.abs(a.x - b.x) < 0.2 * a.size && Math.abs(a.y - b.y) < 0.2 * a.size
