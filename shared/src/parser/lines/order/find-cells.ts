import type { TextRun } from '../text-run.ts'
import type { RowGroup } from './find-painted-groups.ts'

/** Rows of runs, top to bottom, that are painted one after the other in one place. */
export interface Cell {
  readonly rows: readonly (readonly TextRun[])[]
  readonly x: number
  readonly right: number
  readonly y: number
  readonly bottom: number
}

type OpenCell = { -readonly [Key in Exclude<keyof Cell, 'rows'>]: Cell[Key] } & { readonly rows: TextRun[][] }

/** The margins of two cells are wider than a space between justified words. */
const MIN_GUTTER_EM = 0.8
/** Baselines of one row. */
const SAME_ROW_EM = 0.4

/** The cells of a group, in painting order. Text that goes on below another cell than the last is a cell of its own. */
export const findCells = (group: RowGroup): Cell[] => {
  const cells: OpenCell[] = []
  const rowOf = new Map(group.flatMap((row, i) => row.runs.map((run) => [run, i] as const)))
  const runs = group.flatMap((row) => row.runs).sort((a, b) => a.order - b.order)
  let last: TextRun | undefined
  for (const run of runs) {
    const cell = cells.at(-1)
    if (!cell || !last) cells.push(openCell(run))
    else if (rowOf.get(run) === rowOf.get(last)) {
      if (run.x - last.right > MIN_GUTTER_EM * run.size || run.x < last.x - run.size) cells.push(openCell(run))
      else addRun(cell, cell.rows.at(-1), run)
    } else if (isBelow(cell, run)) {
      cell.rows.push([])
      addRun(cell, cell.rows.at(-1), run)
    } else cells.push(openCell(run))
    last = run
  }
  return cells
}

const openCell = (run: TextRun): OpenCell => ({
  rows: [[run]],
  x: run.x,
  right: run.right,
  y: run.y,
  bottom: run.y,
})

const addRun = (cell: OpenCell, row: TextRun[] | undefined, run: TextRun): void => {
  row?.push(run)
  cell.x = Math.min(cell.x, run.x)
  cell.right = Math.max(cell.right, run.right)
  cell.bottom = Math.max(cell.bottom, run.y)
}

const isBelow = (cell: Cell, run: TextRun): boolean =>
  run.y > cell.bottom + SAME_ROW_EM * run.size && run.x < cell.right && run.right > cell.x
