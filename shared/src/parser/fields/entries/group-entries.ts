import { endsWithCompanySuffix } from '../../lexicon/company-suffixes.ts'
import { scoreCompany, scoreDegree, scoreRole, scoreSchool } from '../../lexicon/name-scores.ts'
import { isPlace } from '../../lexicon/places.ts'
import { isSentence } from '../../lines/is-sentence.ts'
import { BULLET_ITEM, hasWideLeading, isContinuation } from '../../lines/line-continuation.ts'
import { findColumnRight, type ParsedLine } from '../../lines/parsed-line.ts'
import { isDated, isDatedBullet, isDuration } from '../dates/dated-lines.ts'
import { JOB_VERB } from '../experience/job-verb.ts'
import { alignSizes } from './align-sizes.ts'
import { findBodyStyles, findEntryStarts, isTitleLike, MAX_LINES_BEFORE_DATES } from './entry-starts.ts'
import { addMissingColons, splitInnerLabels } from './inner-labels.ts'
import { isNote, parseLabelledValue } from './labelled-values.ts'
import {
  findHangingLines,
  findHeadedStarts,
  findLabelledStarts,
  findListedEntries,
  joinLabelsAndValues,
  moveLabelsDown,
  splitHeadedLines,
  splitLabelledLines,
  unmarkLines,
} from './listed-entries.ts'
import { moveFootDates } from './move-foot-dates.ts'
import { isKnownPlace } from './place-segments.ts'
import { dropDatesInText } from './reading/dates-in-text.ts'
import { isTableHead } from './table-rows.ts'
import { appendLine, joinWrappedLines, joinWrappedNames } from './wrapped-lines.ts'

/** One entry of a section: the lines with its names, place and dates, and the lines that describe it. */
export interface Entry {
  readonly titleLines: readonly ParsedLine[]
  readonly bodyLines: readonly ParsedLine[]
}

/** Title lines after the dates. */
const MAX_LINES_AFTER_DATES = 3
/** A line further below than this, in em, is no part of the title. */
const MAX_TITLE_LEADING_EM = 2.6
/** Lists whose bullets are drawn stand in by more than this. */
const MIN_LIST_INDENT_PT = 5
/** A longer line after two names is a description, where the next line has its style. */
const MAX_NAME_CHARS = 50
const SAME_EDGE_PT = 3
/** Names in two fonts below dates and a place may be longer than other title lines. */
const MAX_LONG_NAME_CHARS = 160
/** Words that start the text about a job. */
const ACTIVITY =
  /^(?:worked|helped|assisted|participated|developed|managed|responsible for|trabaj[eé]|realic[eé]|desarroll[eé]|particip[eé]|apoy[eé]|me desempe[ñn][eé])\b/iu
/** `20 módulos titulares`: a number of something is no name. */
const COUNT = /^\d{1,3}\s+\p{Ll}/u
/** Two lines with this many words are running text where the second starts in lower case. */
const MIN_TEXT_WORDS = 11

/**
 * Splits the lines of a section into entries: at the labels of its values, at the items where it is one list
 * (`isList`), around their dates, else by the style of their first line.
 */
export const groupEntries = (section: readonly ParsedLine[], { mayBeList = false } = {}): Entry[] => {
  const joined = joinEntryLines(section)
  const labelled = findLabelledStarts(joined)
  if (labelled) return sliceAt(joined, labelled).map(splitLabelledLines)
  const headed = findHeadedStarts(joined)
  if (headed) return sliceAt(joined, headed).map(splitHeadedLines)
  const listed = mayBeList ? findListedEntries(joined) : undefined
  if (listed)
    return listed.map(([titleLine, ...bodyLines]) => ({ titleLines: titleLine ? [titleLine] : [], bodyLines }))
  return groupByDatesAndStyle(unmarkDatedBullets(joined))
}

/** The lines of a section without durations; wrapped dates and names, and labels and their values, joined. */
export const joinEntryLines = (section: readonly ParsedLine[]): ParsedLine[] =>
  joinLabelsAndValues(
    dropDatesInText(
      unmarkLines(
        joinWrappedLines(
          moveLabelsDown(
            splitInnerLabels(addMissingColons(moveFootDates(alignSizes(section).filter((line) => !isTableHead(line))))),
          ),
        ),
      ).filter((line) => !isDuration(line.text)),
    ),
  )

/** The lines without the sentences above the first entry, which has dates further down. */
const skipPreamble = (lines: readonly ParsedLine[]): readonly ParsedLine[] => {
  const isText = ({ text, bullet }: ParsedLine) => !bullet && (isSentence(text) || /^\p{Ll}/u.test(text))
  const first = lines.findIndex((line) => isDated(line) || !isText(line) || JOB_VERB.test(line.text))
  return first > 0 && lines.slice(first, first + MAX_LINES_BEFORE_DATES).some(isDated) ? lines.slice(first) : lines
}

const groupByDatesAndStyle = (section: readonly ParsedLine[]): Entry[] => {
  const all = skipPreamble(section)
  const hanging = findHangingLines(all)
  const lines = all.filter((line) => !hanging.has(line))
  if (lines.length === 0) return []
  const starts = new Set([0, ...findEntryStarts(lines)].map((start) => lines[start]))
  const bodyStyles = findBodyStyles(lines)
  const slices = sliceAt(
    all,
    all.flatMap((line, i) => (starts.has(line) ? [i] : [])),
  )
  return slices.map((own) => {
    const { titleLines } = splitTitle(
      own.filter((line) => !hanging.has(line)),
      bodyStyles,
    )
    const bodyLines = own.filter((line) => !titleLines.includes(line))
    return { titleLines: joinWrappedNames(titleLines, lines), bodyLines }
  })
}

const sliceAt = (lines: readonly ParsedLine[], starts: readonly number[]): ParsedLine[][] =>
  starts.map((from, i) => lines.slice(from, starts[i + 1] ?? lines.length))

/** Where only bullets have ranges of dates, they are the first lines of the entries. */
export const unmarkDatedBullets = (lines: readonly ParsedLine[]): readonly ParsedLine[] => {
  const items = joinBulletItems(lines)
  if (items.some((line) => isDated(line) && line.dates?.isRange)) return lines
  if (!items.some(isDatedBullet)) return lines
  return items.map((line) => (isDatedBullet(line) ? { ...line, bullet: false } : line))
}

const joinBulletItems = (lines: readonly ParsedLine[]): ParsedLine[] => {
  const columnRight = findColumnRight(lines)
  const items: ParsedLine[] = []
  lines.forEach((line, i) => {
    const above = lines[i - 1]
    const first = items.at(-1)
    if (above && first && isContinuation(BULLET_ITEM, { above, line, first, columnRight }))
      items[items.length - 1] = appendLine(first, line)
    else items.push(line)
  })
  return items
}

/** The title goes on after the dates while short lines follow that are not body text. */
const splitTitle = (lines: readonly ParsedLine[], bodyStyles: ReadonlySet<string>): Entry => {
  const datedAt = lines.findIndex(isDated)
  const afterDates = Math.max(1, datedAt + 1)
  const first = datedAt > MAX_LINES_BEFORE_DATES + 1 ? 1 : afterDates
  let end = first
  while (end < lines.length && end < afterDates + MAX_LINES_AFTER_DATES) {
    if (!isTitleLine(lines, end, bodyStyles, datedAt)) break
    end++
  }
  return { titleLines: lines.slice(0, end), bodyLines: lines.slice(end) }
}

const isTitleLine = (
  lines: readonly ParsedLine[],
  at: number,
  bodyStyles: ReadonlySet<string>,
  datedAt: number,
): boolean => {
  const line = lines[at]
  const above = lines[at - 1]
  if (!line || !above || isNote(line) || isRunningText(line, lines[at + 1]) || COUNT.test(line.text)) return false
  const title = lines.slice(0, at)
  const names = countNames(title)
  const isLongName = names === 0 && line.segments.length > 1 && !line.bullet && line.text.length <= MAX_LONG_NAME_CHARS
  if (!isTitleLike(line) && !isLongName) return false
  if (names >= 2 && isIndented(line, above)) return false
  if (line.leading > MAX_TITLE_LEADING_EM && (line.page === above.page || names >= 2)) return false
  const endsAsText = /[.:;]$/.test(line.text) && line.text.includes(' ') && !endsWithCompanySuffix(line.text)
  const isPlain = bodyStyles.has(line.style) || endsAsText
  const isPlaceOfEntry = at === datedAt + 1 && namesPlace(line.text)
  if (
    isPlain &&
    names >= 2 &&
    !isPlaceOfEntry &&
    !isMissingRole(line, title) &&
    !(at === datedAt + 1 && isMissingEmployer(line, title))
  )
    return false
  if (names >= 2 && at > datedAt && ACTIVITY.test(line.text)) return false
  const isBelowDates = at > datedAt && datedAt >= 0 && line.style === lines[datedAt]?.style
  if (names >= 2 && isBelowDates && !isPlaceOfEntry && !namesAnything(line.text) && line.text.split(' ').length > 3)
    return false
  const next = lines[at + 1]
  if (names >= 2 && line.style === next?.style && !next.bullet && line.text.length > MAX_NAME_CHARS) return false
  return names < 4
}

/** A line that goes on below in lower case, with too many words for a name. */
const isRunningText = (line: ParsedLine, next: ParsedLine | undefined): boolean =>
  next !== undefined &&
  !next.bullet &&
  next.style === line.style &&
  Math.abs(next.x - line.x) < SAME_EDGE_PT &&
  !hasWideLeading(next) &&
  /^\p{Ll}/u.test(next.text) &&
  `${line.text} ${next.text}`.split(' ').length >= MIN_TEXT_WORDS

const namesAnything = (text: string): boolean =>
  Math.max(scoreRole(text), scoreCompany(text), scoreSchool(text), scoreDegree(text)) >= 0.7

const namesPlace = (text: string): boolean => isPlace(text) || parseLabelledValue(text)?.kind === 'place'

/** The first line that names a role, under an employer with its place and dates. */
const isMissingRole = (line: ParsedLine, title: readonly ParsedLine[]): boolean =>
  line.text.split(' ').length <= 7 &&
  !/[.:;]$/.test(line.text) &&
  scoreRole(line.text) >= 2 &&
  title.every((above) => scoreRole(above.text) < 0.7 && scoreDegree(above.text) < 1.5)

/** The first line that names an employer or a school, under a role with its dates. */
const isMissingEmployer = (line: ParsedLine, title: readonly ParsedLine[]): boolean =>
  line.text.split(' ').length <= 7 &&
  !/[.:;]$/.test(line.text) &&
  Math.max(scoreCompany(line.text), scoreSchool(line.text)) >= 2 &&
  !namesPlace(line.text) &&
  !isKnownPlace(line.text) &&
  title.every((above) => Math.max(scoreCompany(above.text), scoreSchool(above.text)) < 2)

const isIndented = (line: ParsedLine, above: ParsedLine): boolean =>
  above.segments.length === 1 && above.page === line.page && line.x > above.x + MIN_LIST_INDENT_PT

/** Names in the lines so far: texts between lines, gaps and separators, without dates. */
const countNames = (title: readonly ParsedLine[]): number =>
  title.reduce((n, line) => {
    const text = line.dates ? `${line.text.slice(0, line.dates.from)}  ${line.text.slice(line.dates.to)}` : line.text
    return (
      n +
      text.split(/\s[|·•–—-]\s|, | at | en /).filter((name) => /\p{L}{2}/u.test(name) && !isKnownPlace(name.trim()))
        .length
    )
  }, 0)
