import { LIMITS } from '../../resume/schema/limits.ts'
import { joinBrokenTokens } from '../pdf/text/broken-tokens.ts'
import { joinHyphenatedWords } from '../pdf/text/hyphenation.ts'
import { joinCurvedText } from '../pdf/text/letter-spacing.ts'
import { buildLine } from './build-line.ts'
import { buildRegionLines } from './build-region-lines.ts'
import { placeOnBaseline, raiseListMarks } from './raised-text.ts'
import { toChunks } from './regions/chunk.ts'
import { splitIntoRegions } from './regions/split-regions.ts'
import { groupIntoRows } from './rows.ts'
import type { TextLine, TextRun } from './text-run.ts'

export interface PageLines {
  readonly lines: TextLine[]
  /** Number of columns, 1 or more. */
  readonly columns: number
}

/**
 * The lines of a page in reading order. Text in other directions than the main one comes last, one direction at a time.
 * Pages with the runs of a page before have its lines: most pages of a resume in the editor.
 */
export const buildPageLines = (runs: readonly TextRun[], rotatedRuns: readonly (readonly TextRun[])[]): PageLines => {
  const directions = [runs, ...rotatedRuns]
  const known = recent.find((page) => haveEqualRuns(page.directions, directions))
  if (known) return known.built
  const built = build(runs, rotatedRuns)
  recent.push({ directions, built })
  if (recent.length > LIMITS.pages) recent.shift()
  return built
}

interface RecentPage {
  readonly directions: readonly (readonly TextRun[])[]
  readonly built: PageLines
}

const recent: RecentPage[] = []

type Directions = RecentPage['directions']

const haveEqualRuns = (a: Directions, b: Directions): boolean =>
  a.length === b.length &&
  a.every((runs, i) => runs.length === b[i]?.length && runs.every((run, k) => isEqualRun(run, b[i]?.[k])))

const isEqualRun = (a: TextRun, b: TextRun | undefined): boolean =>
  a.text === b?.text &&
  a.x === b.x &&
  a.y === b.y &&
  a.right === b.right &&
  a.size === b.size &&
  a.font === b.font &&
  a.order === b.order &&
  a.spaceBefore === b.spaceBefore &&
  a.spaceAfter === b.spaceAfter

const build = (runs: readonly TextRun[], rotatedRuns: readonly (readonly TextRun[])[]): PageLines => {
  const regions = splitIntoRegions(toChunks(raiseListMarks(placeOnBaseline(joinCurvedText(runs)))))
  const upright = regions.flatMap(buildRegionLines)
  const rotated = rotatedRuns.flatMap((direction) =>
    groupIntoRows(placeOnBaseline(direction)).map((row) => buildLine(row, 0)),
  )
  const joined = joinHyphenatedWords(joinBrokenTokens([...upright, ...rotated]))
  const columns = regions.reduce((most, region) => Math.max(most, region.column + 1), 1)
  return { lines: joined.filter((line) => line.text.trim() !== ''), columns }
}
