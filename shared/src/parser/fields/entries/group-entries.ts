import { endsWithCompanySuffix } from '../../lexicon/company-suffixes.ts'
import { scoreDegree, scoreRole } from '../../lexicon/name-scores.ts'
import { isPlace } from '../../lexicon/places.ts'
import { BULLET_ITEM, isContinuation } from '../../lines/line-continuation.ts'
import { findColumnRight, type ParsedLine } from '../../lines/parsed-line.ts'
import { isDated, isDatedBullet, isDuration } from '../dates/dated-lines.ts'
import { findBodyStyles, findEntryStarts, isTitleLike, MAX_LINES_BEFORE_DATES } from './entry-starts.ts'
import { parseLabelledValue } from './labelled-values.ts'
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

/** Splits the lines of a section into entries: around their dates, else by the style of their first line. */
export const groupEntries = (section: readonly ParsedLine[]): Entry[] => {
  const lines = unmarkDatedBullets(joinWrappedLines(section).filter((line) => !isDuration(line.text)))
  if (lines.length === 0) return []
  const starts = [...new Set([0, ...findEntryStarts(lines)])]
  const bodyStyles = findBodyStyles(lines)
  return starts.map((from, i) => {
    const { titleLines, bodyLines } = splitTitle(lines.slice(from, starts[i + 1] ?? lines.length), bodyStyles)
    return { titleLines: joinWrappedNames(titleLines, lines), bodyLines }
  })
}

/** Where only bullets have ranges of dates, they are the first lines of the entries. */
const unmarkDatedBullets = (lines: readonly ParsedLine[]): readonly ParsedLine[] => {
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
  if (!line || !above || !isTitleLike(line)) return false
  const title = lines.slice(0, at)
  const names = countNames(title)
  if (names >= 2 && isIndented(line, above)) return false
  if (line.leading > MAX_TITLE_LEADING_EM && (line.page === above.page || names >= 2)) return false
  const isPlain = bodyStyles.has(line.style) || (/[.:;]$/.test(line.text) && !endsWithCompanySuffix(line.text))
  const isPlaceOfEntry = at === datedAt + 1 && namesPlace(line.text)
  if (isPlain && names >= 2 && !isPlaceOfEntry && !isMissingRole(line, title)) return false
  const next = lines[at + 1]
  if (names >= 2 && line.style === next?.style && !next.bullet && line.text.length > MAX_NAME_CHARS) return false
  return names < 4
}

const namesPlace = (text: string): boolean => isPlace(text) || parseLabelledValue(text)?.kind === 'place'

/** The first line that names a role, under an employer with its place and dates. */
const isMissingRole = (line: ParsedLine, title: readonly ParsedLine[]): boolean =>
  line.text.split(' ').length <= 7 &&
  !/[.:;]$/.test(line.text) &&
  scoreRole(line.text) >= 2 &&
  title.every((above) => scoreRole(above.text) < 0.7 && scoreDegree(above.text) < 1.5)

const isIndented = (line: ParsedLine, above: ParsedLine): boolean =>
  above.segments.length === 1 && above.page === line.page && line.x > above.x + MIN_LIST_INDENT_PT

/** Names in the lines so far: texts between lines, gaps and separators, without dates. */
const countNames = (title: readonly ParsedLine[]): number =>
  title.reduce((n, line) => {
    const text = line.dates ? `${line.text.slice(0, line.dates.from)}  ${line.text.slice(line.dates.to)}` : line.text
    return n + text.split(/\s[|·•–—-]\s|, | at | en /).filter((name) => /\p{L}{2}/u.test(name)).length
  }, 0)
