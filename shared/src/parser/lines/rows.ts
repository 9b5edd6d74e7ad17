import { removeOverprinted } from './overprinted-text.ts'
import type { TextRun } from './text-run.ts'

/** Runs on one baseline, from left to right. Positions and size in pt. */
export interface RunRow {
  readonly y: number
  readonly x: number
  readonly right: number
  /** Size of its largest run. */
  readonly size: number
  readonly runs: readonly TextRun[]
}

/** A row that runs are still added to. */
interface OpenRow {
  y: number
  x: number
  right: number
  size: number
  runs: TextRun[]
}

/** Superscripts and raised accents lie this far off the baseline, in em of the smaller size. */
const MAX_BASELINE_SHIFT_EM = 0.4
/** A run belongs to one of the last rows, because runs come from top to bottom. */
const MAX_OPEN_ROWS = 6

/** Groups runs by baseline, top to bottom. A text painted twice on one place (fake bold, shadows) counts once. */
export const groupIntoRows = (runs: readonly TextRun[]): RunRow[] => {
  const rows: OpenRow[] = []
  for (const run of [...runs].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = findRow(rows, run)
    if (!row) rows.push({ y: run.y, x: run.x, right: run.right, size: run.size, runs: [run] })
    else addRun(row, run)
  }
  for (const row of rows) {
    row.runs.sort((a, b) => a.x - b.x || a.order - b.order)
    if (row.runs.length > 1) row.runs = removeOverprinted(row.runs)
  }
  return rows.sort((a, b) => a.y - b.y || a.x - b.x)
}

/** The row with the runs for which `isSelected` holds, on the same baseline. At least one has to. */
export const selectRuns = (row: RunRow, isSelected: (run: TextRun) => boolean): RunRow => {
  const runs = row.runs.filter(isSelected)
  return {
    y: row.y,
    size: row.size,
    runs,
    x: Math.min(...runs.map((run) => run.x)),
    right: Math.max(...runs.map((run) => run.right)),
  }
}

const findRow = (rows: readonly OpenRow[], run: TextRun): OpenRow | undefined => {
  let nearest: OpenRow | undefined
  let shortest = Number.POSITIVE_INFINITY
  for (const row of rows.slice(-MAX_OPEN_ROWS).reverse()) {
    const distance = Math.abs(run.y - row.y)
    if (distance <= MAX_BASELINE_SHIFT_EM * Math.min(row.size, run.size) && distance < shortest) {
      nearest = row
      shortest = distance
    }
  }
  return nearest
}

const addRun = (row: OpenRow, run: TextRun): void => {
  if (run.size > row.size) {
    row.size = run.size
    row.y = run.y
  }
  row.x = Math.min(row.x, run.x)
  row.right = Math.max(row.right, run.right)
  row.runs.push(run)
}
