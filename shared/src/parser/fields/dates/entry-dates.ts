import type { ParsedLine } from '../../lines/parsed-line.ts'
import { isDated } from './dated-lines.ts'

/** Dates as the form has them; empty strings where there is none. `line` carries them. */
export interface EntryDates {
  readonly start: string
  readonly end: string
  readonly current: boolean
  readonly line: ParsedLine | undefined
}

/** The dates of an entry's title lines, ranges first. A single date is taken for `single`. */
export const findEntryDates = (titleLines: readonly ParsedLine[], single: 'start' | 'end' = 'start'): EntryDates => {
  const line = titleLines.find((each) => isDated(each) && each.dates?.isRange) ?? titleLines.find(isDated)
  const dates = line?.dates
  if (!dates) return { start: '', end: '', current: false, line: undefined }
  const { start, end, current, isRange } = dates
  return !isRange && single === 'start' ? { start: end, end: '', current, line } : { start, end, current, line }
}
