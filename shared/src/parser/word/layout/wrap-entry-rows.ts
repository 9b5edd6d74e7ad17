import { findDateRange } from '../../fields/dates/find-date-range.ts'
import type { WordRun } from '../word-model.ts'
import { estimateWidth } from './estimate-width.ts'

/** So many words and dates are no sentence to the parser. */
const MIN_WORDS = 15

/**
 * A long row with dates is the title of an entry, which the parser knows by short lines: it is broken as on paper. Other
 * rows, and the dates themselves, stay whole. `room` in pt.
 */
export const wrapEntryRow = (runs: readonly WordRun[], room: number): WordRun[][] => {
  const text = runs.map((run) => run.text).join('')
  if (text.includes('\t') || text.split(' ').length < MIN_WORDS) return [[...runs]]
  const dates = findDateRange(text)
  if (!dates?.isRange) return [[...runs]]
  const rows: WordRun[][] = []
  let row: WordRun[] = []
  let width = 0
  let at = 0
  for (const run of runs) {
    let piece = ''
    for (const word of run.text.split(/(?<= )/)) {
      const wide = estimateWidth(word.trimEnd(), run.size, run.bold)
      if (width > 0 && width + wide > room && (at <= dates.from || at >= dates.to)) {
        if (piece !== '') row.push({ ...run, text: piece })
        rows.push(row)
        row = []
        piece = ''
        width = 0
      }
      piece += word
      at += word.length
      width += estimateWidth(word, run.size, run.bold)
    }
    if (piece !== '') row.push({ ...run, text: piece })
  }
  rows.push(row)
  return rows
}
