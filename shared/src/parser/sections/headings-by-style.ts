import { isSentence } from '../fields/entries/group-entries.ts'
import type { PLine } from '../lines/parsed-line.ts'
import { bodyStyle, isCaps, lookOf } from '../lines/line-style.ts'

/** Fewest lines of one look that make headings of it. */
const FEWEST = 3
const LONGEST = 40
/** Of lines that head entries at least this part have dates beside them. */
const MOST_DATED = 0.6
/** Of headings hardly one stands right under another. */
const MOST_ADJACENT = 0.2

/**
 * Lines that by their look alone are headings, whatever their words: short, in a look of their own, apart from one
 * another, and not the first lines of dated entries. Empty when no look of the document is like that.
 */
export const headingsByLook = (lines: readonly PLine[]): PLine[] => {
  const body = bodyStyle(lines)
  const looks = new Map<string, PLine[]>()
  for (const line of lines) {
    if (line.style === body.style && !isCaps(line.text)) continue
    const alike = looks.get(lookOf(line))
    if (alike) alike.push(line)
    else looks.set(lookOf(line), [line])
  }
  const found = [...looks.values()].filter((alike) => areHeadings(alike, lines, body.size))
  return found.sort((a, b) => prominence(b, body.size) - prominence(a, body.size))[0] ?? []
}

const areHeadings = (alike: readonly PLine[], lines: readonly PLine[], bodySize: number): boolean => {
  const [first] = alike
  if (!first || alike.length < FEWEST || !alike.every(isShort)) return false
  if (!first.bold && first.size < bodySize + 0.8 && !isCaps(first.text)) return false
  const dated = alike.filter((line) => hasDatesBeside(line, lines)).length
  const adjacent = alike.filter((line) => alike.some((other) => other.index === line.index + 1)).length
  return dated <= alike.length * MOST_DATED && adjacent <= alike.length * MOST_ADJACENT
}

const isShort = (line: PLine): boolean =>
  line.text.length <= LONGEST &&
  line.parts.length === 1 &&
  !line.bullet &&
  !line.span &&
  /^\p{Lu}/u.test(line.text) &&
  !/[@,:]|\d{2}/.test(line.text) &&
  !isSentence(line.text)

const hasDatesBeside = (line: PLine, lines: readonly PLine[]): boolean =>
  lines[line.index + 1]?.span?.isRange === true && lines[line.index + 1]?.column === line.column

const prominence = (alike: readonly PLine[], bodySize: number): number =>
  (alike[0]?.size ?? 0) - bodySize + (alike.some((line) => isCaps(line.text)) ? 1 : 0)
