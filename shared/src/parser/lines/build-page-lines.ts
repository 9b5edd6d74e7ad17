import { joinBrokenTokens } from '../pdf/text/broken-tokens.ts'
import { joinHyphenatedWords } from '../pdf/text/hyphenation.ts'
import { joinCurvedText } from '../pdf/text/letter-spacing.ts'
import { buildLine } from './build-line.ts'
import { buildRegionLines } from './build-region-lines.ts'
import { placeOnBaseline } from './raised-text.ts'
import { toChunks } from './regions/chunk.ts'
import { splitIntoRegions } from './regions/split-regions.ts'
import { groupIntoRows } from './rows.ts'
import type { TextLine, TextRun } from './text-run.ts'

export interface PageLines {
  readonly lines: TextLine[]
  /** Number of columns, 1 or more. */
  readonly columns: number
}

/** The lines of a page in reading order. Text in other directions than the main one comes last, one direction at a time. */
export const buildPageLines = (runs: readonly TextRun[], rotatedRuns: readonly (readonly TextRun[])[]): PageLines => {
  const regions = splitIntoRegions(toChunks(placeOnBaseline(joinCurvedText(runs))))
  const upright = regions.flatMap(buildRegionLines)
  const rotated = rotatedRuns.flatMap((direction) =>
    groupIntoRows(placeOnBaseline(direction)).map((row) => buildLine(row, 0)),
  )
  const joined = joinHyphenatedWords(joinBrokenTokens([...upright, ...rotated]))
  const columns = regions.reduce((most, region) => Math.max(most, region.column + 1), 1)
  return { lines: joined.filter((line) => line.text.trim() !== ''), columns }
}
