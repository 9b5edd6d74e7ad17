import { MAX_TITLE_CHARS } from '../../../lines/is-sentence.ts'
import { isContinuation, PARAGRAPH } from '../../../lines/line-continuation.ts'
import { findColumnRight, type ParsedLine, replaceText } from '../../../lines/parsed-line.ts'
import { findDateRange } from '../../dates/find-date-range.ts'
import { appendLine } from '../wrapped-lines.ts'
import { isComplete } from './entry-bullets.ts'

const MIN_ITEMS = 2
/** What stands between an entry's dates and the next entry. */
const END = /^\)?(?:[.;,]\s+|\s+(?=(?:y|e|and)\s))(?:(?:y|e|and)\s+)?(?=\p{L})/u
const LAST_END = /^\)?[.;]?$/u

/** The lines with paragraphs that list jobs (`Cook, Duna (2014 – 2016). Waiter, Lumo (2012 – 2014).`) as one line a job. */
export const splitEntriesInText = (lines: readonly ParsedLine[]): readonly ParsedLine[] => {
  const columnRight = findColumnRight(lines)
  const result: ParsedLine[] = []
  for (let at = 0; at < lines.length; ) {
    const paragraph = [lines[at]].flatMap((line) => line ?? [])
    for (let next = at + 1; next < lines.length; next++) {
      const [above, line] = [lines[next - 1], lines[next]]
      if (!above || !line || line.bullet || !isContinuation(PARAGRAPH, { above, line, columnRight })) break
      paragraph.push(line)
    }
    const items = splitParagraph(paragraph)
    result.push(...(items ?? paragraph))
    at += paragraph.length
  }
  return result.length === lines.length ? lines : result
}

/** The jobs that a paragraph lists, each with a range of dates at its end; undefined where it is other text. */
const splitParagraph = ([first, ...others]: readonly ParsedLine[]): ParsedLine[] | undefined => {
  if (!first?.text) return undefined
  const whole = others.reduce(appendLine, first)
  const dated = splitAtDates(whole)
  if (dated) return dated
  const items: ParsedLine[] = []
  let rest = whole.body
  while (rest !== '' && items.length < MAX_ITEMS) {
    const dates = findDateRange(rest)
    if (!dates?.isRange || dates.from <= 2) return undefined
    const after = rest.slice(dates.to)
    const [end] = LAST_END.exec(after) ?? END.exec(after) ?? []
    if (end === undefined) return undefined
    const own = rest.slice(0, dates.to + (end.startsWith(')') ? 1 : 0))
    // Further jobs of a sentence start in lower case.
    const text = `${own.slice(0, 1).toUpperCase()}${own.slice(1)}`
    items.push({ ...replaceText(first, text), bullet: false, dates: findDateRange(text) })
    rest = after.slice(end.length)
  }
  return rest === '' && areJobs(items) ? items : undefined
}

const MAX_ITEMS = 30
const MIN_COMPLETE_SHARE = 0.6

/** Whether most of several texts hold both names of a job. */
const areJobs = (items: readonly ParsedLine[]): boolean =>
  items.length >= MIN_ITEMS &&
  items.filter((item) => isComplete(item, 'job')).length >= MIN_COMPLETE_SHARE * items.length

/** Whether a short text with a sign between two names, or with both, stands after a range of dates. */
const startsWithDates = (item: ParsedLine): boolean =>
  item.dates?.isRange === true &&
  item.dates.from <= 2 &&
  item.text.length <= MAX_TITLE_CHARS &&
  (/\p{L}{3},\s\p{Lu}/u.test(item.text.slice(item.dates.to)) || isComplete(item, 'job'))

/** `2014-2016 Cook, Duna; 2012-2014 Waiter, Lumo.`: the jobs of a text that each start with a range of dates. */
const splitAtDates = (line: ParsedLine): ParsedLine[] | undefined => {
  const texts = line.body.replace(/[.;]$/, '').split(/[.;]\s(?=(?:\p{L}{3,10}\.?\s)?(?:19|20)\d{2})/u)
  if (texts.length < MIN_ITEMS || texts.length > MAX_ITEMS) return undefined
  const items = texts.map((text) => ({ ...replaceText(line, text), bullet: false, dates: findDateRange(text) }))
  return items.every(startsWithDates) ? items : undefined
}
