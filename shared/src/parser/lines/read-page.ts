import { joinHyphens } from '../pdf/text/hyphens.ts'
import { joinBrokenTokens } from '../pdf/text/unwrap.ts'
import { toChunks } from './chunk.ts'
import { toLine } from './join.ts'
import { readRegion } from './read-region.ts'
import { toRegions } from './regions.ts'
import { toRows } from './rows.ts'
import type { Line, Run } from './run.ts'

export interface PageLines {
  readonly lines: Line[]
  readonly columns: number
}

/**
 * Runs of a page to lines in reading order. Text in other directions than the page's main one comes last, a direction
 * at a time.
 */
export const readPage = (runs: readonly Run[], turned: readonly (readonly Run[])[]): PageLines => {
  const regions = toRegions(toChunks(runs))
  const lines: Line[] = []
  for (const region of regions) lines.push(...readRegion(region))
  for (const other of turned) lines.push(...toRows(other).map((row) => toLine(row, 0)))
  const columns = regions.reduce((most, region) => Math.max(most, region.column + 1), 1)
  const whole = joinHyphens(joinBrokenTokens(lines))
  return { lines: whole.filter((line) => line.text.trim() !== ''), columns }
}
