import { findSpan } from '../fields/dates/find-date-range.ts'
import type { Line } from './text-run.ts'

/** `Lenguajes   Java, Kotlin`: up to four words with no digit and no sign at their end. */
const LABEL = /^\p{Lu}[\p{L}&/ -]{2,40}$/u
const MOST_WORDS = 4
/** Content that a label can have: a list, or running text. */
const LIST = /,\s/
const FEWEST_WORDS = 5

/**
 * A label that only its place or its weight sets apart from its list gets the colon that a reader sees in the layout,
 * so that the two do not run into one another as plain text. Never for dates, places or names of entries.
 */
export const markLabels = (lines: readonly Line[]): Line[] =>
  lines.map((line) => (hasLabel(line) ? withColon(line) : line))

const hasLabel = (line: Line): boolean => {
  const [label, content] = line.parts
  if (!label || !content || (label.font === content.font && !content.gap)) return false
  if (!line.text.startsWith(`${label.text} `)) return false
  if (!LABEL.test(label.text) || label.text.split(' ').length > MOST_WORDS) return false
  const rest = line.text.slice(label.text.length + 1)
  if (/^[\p{Ll}(,;:|·•–—-]/u.test(rest) || line.parts.slice(1).some((part) => part.gap && part !== content))
    return false
  if (content.x - label.right > 0.3 * Math.max(1, line.right - line.x)) return false
  const list = rest.split(LIST).length >= 3 && rest.split(LIST).every((item) => item.split(' ').length <= 5)
  const prose = content.gap && rest.split(' ').length >= FEWEST_WORDS
  return ((list && content.x - label.right > 0.3 * line.size) || prose) && !findSpan(rest)?.isRange
}

const withColon = (line: Line): Line => {
  const [label, ...rest] = line.parts
  if (!label) return line
  return {
    ...line,
    text: `${label.text}: ${line.text.slice(label.text.length + 1)}`,
    parts: [{ ...label, text: `${label.text}:` }, ...rest],
  }
}
