import { isDocumentTitle } from '../fields/header/find-name.ts'
import { isNamePart } from '../fields/header/name-lines.ts'
import { isSentence } from '../lines/is-sentence.ts'
import { findBodyStyle, getStyleKey, isCaps } from '../lines/line-style.ts'
import type { ParsedLine } from '../lines/parsed-line.ts'
import type { Headings } from './alike-headings.ts'

/** Lines of one style that make it a style of headings. */
const MIN_HEADINGS = 3
const MAX_HEADING_CHARS = 40
/** A larger share of lines over dates makes a style one of entry titles. */
const MAX_DATED_SHARE = 0.6
/** Hardly any heading follows another one directly. */
const MAX_ADJACENT_SHARE = 0.2
/** Headings are larger than body text by this much, unless they are bold or in capitals. */
const MIN_SIZE_DIFFERENCE_PT = 0.8

/** Headings by style alone: short lines in a style of their own that are not titles of dated entries. May be empty. */
export const findHeadingsByStyle = (lines: readonly ParsedLine[]): ParsedLine[] => {
  const body = findBodyStyle(lines)
  const byStyle = new Map<string, ParsedLine[]>()
  for (const line of lines) {
    if (line.style === body.style && !isCaps(line.text)) continue
    const alike = byStyle.get(getStyleKey(line))
    if (alike) alike.push(line)
    else byStyle.set(getStyleKey(line), [line])
  }
  const found = [...byStyle.values()].filter((alike) => areHeadings(alike, lines, body.size))
  return found.sort((a, b) => measureProminence(b, body.size) - measureProminence(a, body.size))[0] ?? []
}

const areHeadings = (alike: readonly ParsedLine[], lines: readonly ParsedLine[], bodySize: number): boolean => {
  const [first] = alike
  if (!first || alike.length < MIN_HEADINGS || !alike.every(isShort)) return false
  if (!first.bold && first.size < bodySize + MIN_SIZE_DIFFERENCE_PT && !isCaps(first.text)) return false
  const dated = alike.filter((line) => isAboveDates(line, lines)).length
  const adjacent = alike.filter((line) => alike.some((other) => other.index === line.index + 1)).length
  return dated <= alike.length * MAX_DATED_SHARE && adjacent <= alike.length * MAX_ADJACENT_SHARE
}

const isShort = (line: ParsedLine): boolean =>
  line.text.length <= MAX_HEADING_CHARS &&
  line.segments.length === 1 &&
  !line.bullet &&
  !line.dates &&
  /^\p{Lu}/u.test(line.text) &&
  !/[@,:]|\d{2}/.test(line.text) &&
  !isSentence(line.text)

const isAboveDates = (line: ParsedLine, lines: readonly ParsedLine[]): boolean => {
  const next = lines[line.index + 1]
  return next?.dates?.isRange === true && next.column === line.column
}

const measureProminence = (alike: readonly ParsedLine[], bodySize: number): number =>
  (alike[0]?.size ?? 0) - bodySize + (alike.some((line) => isCaps(line.text)) ? 1 : 0)

/** Whether a line is a name: the first one (below `Curriculum vitae`), or the largest text above headings of known words. */
export const isName = (line: ParsedLine, lines: readonly ParsedLine[], headings: Headings): boolean => {
  if (lines.slice(0, line.index).every(({ text }) => isDocumentTitle(text))) return true
  const first = Math.min(...[...headings.keys()].map(({ index }) => index))
  const isLargest = lines.slice(0, first).every(({ size }) => size <= line.size)
  return headings.size > 0 && line.index < first && isLargest && isNamePart(line.text)
}
