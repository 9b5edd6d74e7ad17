import { MAX_TITLE_CHARS } from '../../lines/is-sentence.ts'
import type { ParsedLine } from '../../lines/parsed-line.ts'
import { isDated } from './dated-lines.ts'
import type { DateRange } from './find-date-range.ts'

/** Dates as the form has them; empty strings where there is none. `line` carries them. */
export interface EntryDates {
  readonly start: string
  readonly end: string
  readonly current: boolean
  readonly line: ParsedLine | undefined
}

/** `Fecha de salida: junio de 2019` below `Fecha de ingreso: mayo de 2017`. */
const END_LABEL =
  /^\W{0,3}(?:fecha (?:de )?(?:salida|egreso|retiro|fin|finalizaci[oó]n|t[eé]rmino)|hasta|end date|to)\s?:/iu
const START_LABEL = /^\W{0,3}(?:fecha (?:de )?(?:entrada|ingreso|inicio)|desde|inicio|start date|from)\s?:/iu

const findLabeledEnd = (titleLines: readonly ParsedLine[], start: ParsedLine): DateRange | undefined =>
  START_LABEL.test(start.text) ? titleLines.find(({ text }) => END_LABEL.test(text))?.dates : undefined

/**
 * A range between signs in a long title: `Instituto Alba – 2010 a 2014: Profesora de riego`, `…, 2010-2014.`; in a short
 * one also after a full stop, `Monitora - "Club Alba". Lugo. 2010-2014`.
 */
const isSetOff = ({ dates, text }: ParsedLine): boolean =>
  dates?.isRange === true &&
  (text.length < MAX_TITLE_CHARS ? /[–—(,.|:-]\s?$/u : /[–—(,|:-]\s?$/u).test(text.slice(0, dates.from)) &&
  /^\s?(?:[:),|]|\.?$)/u.test(text.slice(dates.to))

/** Dates before a long title. */
const startsTitle = ({ dates, text }: ParsedLine): boolean =>
  dates !== undefined && !/[\p{L}\d]/u.test(text.slice(0, dates.from)) && (dates.current || dates.start <= dates.end)

/** The dates of an entry's title lines, ranges first. A single date is taken for `single`. */
export const findEntryDates = (titleLines: readonly ParsedLine[], single: 'start' | 'end' = 'start'): EntryDates => {
  const line =
    titleLines.find((each) => isDated(each) && each.dates?.isRange) ??
    titleLines.find(isDated) ??
    titleLines.find(isSetOff) ??
    titleLines.find(startsTitle)
  const dates = line?.dates
  if (!dates) return { start: '', end: '', current: false, line: undefined }
  const { start, end, current, isRange } = dates
  const labeled = isRange ? undefined : findLabeledEnd(titleLines, line)
  if (labeled) return { start: end, end: labeled.end, current: labeled.current, line }
  return !isRange && single === 'start' ? { start: end, end: '', current, line } : { start, end, current, line }
}
