import { findDateRange } from '../fields/dates/find-date-range.ts'
import type { TextLine } from './text-run.ts'

/** `Lenguajes   Java, Kotlin`: up to four words without digits or punctuation at the end. */
const LABEL = /^\p{Lu}[\p{L}&/ -]{2,40}$/u
const MAX_LABEL_WORDS = 4
const MIN_LIST_ITEMS = 3
const MAX_ITEM_WORDS = 5
const MIN_PROSE_WORDS = 5
/** Widest gap between a label and its text, as a share of the line's width. */
const MAX_GAP_SHARE = 0.3
/** A text that is larger than the one beside it by more than this is a name beside contact data. */
const MAX_SIZE_RATIO = 1.5
/** Narrowest gap before a list, in em. */
const MIN_GAP_EM = 0.3

/**
 * Adds the colon to labels that only position or font separates from a list or running text, so that the two do not run
 * into one another as plain text. Dates, places and names of entries are no labels.
 */
export const addLabelColons = (lines: readonly TextLine[]): TextLine[] =>
  lines.map((line) => (hasLabel(line) ? addColon(line) : line))

const hasLabel = (line: TextLine): boolean => {
  const [label, content, ...others] = line.segments
  if (!label || !content || (label.font === content.font && !content.afterGap)) return false
  if (!line.text.startsWith(`${label.text} `) || label.size > MAX_SIZE_RATIO * content.size) return false
  if (!LABEL.test(label.text) || label.text.split(' ').length > MAX_LABEL_WORDS) return false
  const text = line.text.slice(label.text.length + 1)
  if (/^[\p{Ll}(,;:|·•–—-]/u.test(text) || others.some((segment) => segment.afterGap)) return false
  const gap = content.x - label.right
  if (gap > MAX_GAP_SHARE * Math.max(1, line.right - line.x)) return false
  const items = text.split(/,\s/)
  const isList = items.length >= MIN_LIST_ITEMS && items.every((item) => item.split(' ').length <= MAX_ITEM_WORDS)
  const isProse = content.afterGap && text.split(' ').length >= MIN_PROSE_WORDS
  return ((isList && gap > MIN_GAP_EM * line.size) || isProse) && !findDateRange(text)?.isRange
}

const addColon = (line: TextLine): TextLine => {
  const [label, ...others] = line.segments
  if (!label) return line
  return {
    ...line,
    text: `${label.text}: ${line.text.slice(label.text.length + 1)}`,
    segments: [{ ...label, text: `${label.text}:` }, ...others],
  }
}
