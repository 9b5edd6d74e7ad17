import { isPlace } from '../../lexicon/places.ts'
import type { ParsedLine } from '../../lines/parsed-line.ts'
import { isDated, isOnlyDates } from '../dates/dated-lines.ts'

/** Lines between the title of an entry and its dates, from which on those are below its text. */
const MIN_TEXT_LINES = 2

/**
 * The lines of a section whose entries end with their dates (and a place), with those right below the first line of each
 * entry. Each entry has to start with a line in the look of the section's first one; otherwise the lines as they are.
 */
export const moveFootDates = (lines: readonly ParsedLine[]): readonly ParsedLine[] => {
  const [first] = lines
  if (!first || first.bullet || isDated(first)) return lines
  const starts = lines.flatMap((line, i) => (line.style === first.style && !line.bullet && !isDated(line) ? [i] : []))
  const entries = starts.map((from, n) => lines.slice(from, starts[n + 1] ?? lines.length))
  const feet = entries.map(findFoot)
  if (feet.includes(undefined)) return lines
  return entries.flatMap((entry, n) => {
    const foot = feet[n] ?? 0
    const [title, ...rest] = entry.slice(0, foot)
    return title ? [title, ...entry.slice(foot), ...rest] : entry
  })
}

/** Where the only dates of an entry stand: below its text, with at most a place after them. */
const findFoot = (entry: readonly ParsedLine[]): number | undefined => {
  const dated = entry.flatMap((line, i) => (isDated(line) ? [i] : []))
  const [at = 0] = dated
  const line = entry[at]
  if (!line || dated.length !== 1 || !isOnlyDates(line) || !line.dates?.isRange || at <= MIN_TEXT_LINES)
    return undefined
  const after = entry.slice(at + 1)
  return after.length <= 1 && after.every(({ text }) => isPlace(text)) ? at : undefined
}
