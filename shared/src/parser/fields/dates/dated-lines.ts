import { scoreDegree, scoreSchool } from '../../lexicon/name-scores.ts'
import { hasKnownPlace } from '../../lexicon/places.ts'
import { isSentence, MAX_TITLE_CHARS, MIN_SENTENCE_WORDS } from '../../lines/is-sentence.ts'
import type { ParsedLine } from '../../lines/parsed-line.ts'
import { JOB_VERB } from '../experience/job-verb.ts'
import { type DateRange, findDateRange } from './find-date-range.ts'

/** Grades and honors carry years of their own. */
const GRADE_OR_HONORS = /^\W*(?:c?gpa|grade|nota|promedio|dean['’]s list|honou?rs)\b/i

/**
 * Whether a line carries the dates of an entry: neither within a bullet's text nor within a sentence. A line that wraps
 * has those that its first line has.
 */
export const isDated = (line: ParsedLine): boolean => {
  const { dates, text, wrapped: [first] = [] } = line
  if (first && dates && text.length < MAX_ROW_CHARS && isDated(first)) return true
  if (!dates || GRADE_OR_HONORS.test(text)) return false
  if (dates.isRange && (tellsJob(line.body) || followsName(text, dates))) return true
  if (standsBetweenNames(text, dates)) return true
  if (line.bullet) return dates.isRange && (hasDateSegment(line) || isOnlyDates(line))
  if (dates.isRange) {
    const rest = `${text.slice(0, dates.from)} ${text.slice(dates.to)}`.trim()
    if (dates.from <= 2 && (rest.length < MAX_TITLE_CHARS || isRowOfNames(line))) return true
    return !isSentence(rest) && (rest.length < MAX_TITLE_CHARS || hasNumberAfterGap(line))
  }
  if (endsSentence(text, dates.from)) return false
  const rest = `${text.slice(0, dates.from)}${text.slice(dates.to)}`
    .replace(/(?<![\s(),.:;|·•–—-])[\s(),.:;|·•–—-]+$/, '')
    .trim()
  const after = text.slice(dates.to).replace(/^[\s).,;:|·–—-]+/, '')
  const isAtEdge =
    dates.from <= 2 ||
    CLASS.test(text.slice(0, dates.from)) ||
    after === '' ||
    isDuration(after) ||
    isPlaceAfterDate(text, dates)
  const isCell = line.segments.some((segment) => segment.text.trim() === text.slice(dates.from, dates.to).trim())
  const isRow = after === '' && rest.length < MAX_ROW_CHARS && namesStudy(rest)
  return isRow || ((isAtEdge || isCell) && rest.length < MAX_TITLE_CHARS && !isSentence(rest))
}

/** `Promoción 2017, Liceo Alba`. */
const CLASS = /^(?:promoci[oó]n|generaci[oó]n|class of|egres[oó]|graduaci[oó]n)\s$/iu

/** `Instituto Alba | 2016, Lima, Perú`: a date between a bar and a place. */
const isPlaceAfterDate = (text: string, { from, to }: DateRange): boolean =>
  /[|·•]\s{0,9}$/u.test(text.slice(0, from)) && /^\s?[,|·•]\s/u.test(text.slice(to)) && hasKnownPlace(text.slice(to))

/** `Worked as a gardener at Lumo Nurseries from 2015 to 2018.`: a sentence that stands for the title of an entry. */
const tellsJob = (text: string): boolean =>
  text.length < 2 * MAX_TITLE_CHARS && JOB_VERB.test(text) && /\s(?:as|como)\s/iu.test(text)

/** `Arbea SL (2015 – 2018): Técnica de riego, en la que …`: a range in brackets right after a name, however long the line. */
const followsName = (text: string, { from, to }: DateRange): boolean =>
  from < MAX_NAME_CHARS &&
  /^[^.:;]{3,}\($/u.test(text.slice(0, from).replace(ABBREVIATED, '')) &&
  /^\)\s?[:,–-]/u.test(text.slice(to))

/** `Club Alba – Mayo 2019: Monitora`, `Técnica en Riego | 2019 | Instituto Alba`: a date between signs. */
const standsBetweenNames = (text: string, { from, to }: DateRange): boolean => {
  const [before, after] = [text.slice(0, from), text.slice(to)]
  return (
    from < MAX_NAME_CHARS &&
    ((/(?:\p{L}{3}|\))\s[–—-]\s$/u.test(before) && /^\s?:\s\p{Lu}/u.test(after)) ||
      (/\|\s?$/.test(before) && /^\s?\|\s/.test(after)))
  )
}

const MAX_NAME_CHARS = 80
/** Full stops of initials and before the bracket: `Ribera S.A. (`. */
const ABBREVIATED = /(?<=(?<!\p{L})\p{Lu})\.|\.(?=\s?\($)/gu

/** `Higher Technician in Web Development — I.E.S. Olmo`: a degree and its school on both sides of a dash. */
const namesStudy = (text: string): boolean => {
  const [degree = '', school = '', ...more] = text.split(/\s[—–|]\s/u)
  return more.length === 0 && scoreDegree(degree) >= 1.5 && (scoreSchool(school) >= 2 || /^I\.?E\.?S\b/.test(school))
}

/** Columns beside the dates may hold long names, and titles may wrap. */
const MAX_ROW_CHARS = 190
const isRowOfNames = ({ segments, text, dates }: ParsedLine): boolean =>
  segments[1]?.afterGap === true && text.length < MAX_ROW_CHARS && (dates?.to ?? 0) <= (segments[0]?.text.length ?? 0)

/** Whether a bullet has a range of dates at its start or end: the first line of an entry in a list of entries. */
export const isDatedBullet = ({ bullet, body, dates }: ParsedLine): boolean => {
  const own = findDateRange(body)
  if (!bullet || !dates?.isRange || !own?.isRange) return false
  const rest = `${body.slice(0, own.from)} ${body.slice(own.to)}`.trim()
  const isAtEdge = own.from <= 2 || body.slice(own.to).replace(/[\s).,;:|]/g, '') === ''
  return isAtEdge && rest.length >= 3 && rest.length < MAX_TITLE_CHARS + 25
}

/** Whether a line is dates and nothing else. */
export const isOnlyDates = ({ text, dates }: ParsedLine): boolean =>
  dates !== undefined && (text.slice(0, dates.from) + text.slice(dates.to)).replace(/[^\p{L}]/gu, '').length < 3

/** `2 years 10 months`, `1y 7m`, as some templates print beside the dates. */
export const isDuration = (text: string): boolean =>
  /^\(?~?(?:\d+\s*(?:[ym](?=[\s)]|$)|years?|yrs?|months?|mos?|weeks?|days?|hours?|h(?:rs?|s)?|años?|mes(?:es)?|semanas?|d[ií]as?|horas?|mois|ans?|anos?)[\s,y&]*)+\)?$/iu.test(
    text.replace(/^[\s–—-]+/, '').trim(),
  )

/** `Cut the cost of an order by 14 % in 2022.`: the year belongs to the sentence. */
const endsSentence = (text: string, from: number): boolean =>
  text.endsWith('.') &&
  text.split(' ').length >= MIN_SENTENCE_WORDS &&
  /\s(?:in|en|during|durante|since|desde|by|until|hasta|of|de)\s+$/iu.test(text.slice(0, from))

const hasDateSegment = (line: ParsedLine): boolean =>
  line.segments.some(({ afterGap, text }) => {
    const range = findDateRange(text)
    return afterGap && /\d{2}/.test(text) && (range?.to ?? 0) >= text.length - 1 && (range?.from ?? 9) <= 1
  })

const hasNumberAfterGap = (line: ParsedLine): boolean =>
  line.segments.some((segment) => segment.afterGap && /\d{2}/.test(segment.text))
