import { joinHyphens } from '../pdf/text/hyphenation.ts'
import { joinBrokenTokens } from '../pdf/text/broken-tokens.ts'
import { toChunks } from './regions/chunk.ts'
import { toLine } from './build-line.ts'
import { readRegion } from './build-region-lines.ts'
import { toRegions } from './regions/split-regions.ts'
import { toRows } from './rows.ts'
import type { Line, Run } from './text-run.ts'

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
