import type { SectionKind } from '../lexicon/heading-words.ts'
import { headingKind, headingKindByKey, isComposedHeading, trimHeading } from '../lexicon/headings.ts'
import { getStyleKey, isCaps } from '../lines/line-style.ts'
import { findGapSegment, type ParsedLine, splitAtGaps } from '../lines/parsed-line.ts'

/** The headings of a document with the kinds that their words say. */
export type Headings = ReadonlyMap<ParsedLine, SectionKind>

export const MAX_HEADING_CHARS = 48
const MAX_LONG_HEADING_CHARS = 70
const SECTIONS_WITH_ENTRIES: ReadonlySet<SectionKind> = new Set(['experience', 'education', 'projects', 'volunteer'])

/** Lines in the style of the main heading, with words that are in no list. */
export const findAlikeHeadings = (
  lines: readonly ParsedLine[],
  headings: Headings,
  main: ParsedLine,
  body: { size: number },
): Headings => {
  const style = getStyleKey(main)
  const alike = lines.filter(
    (line) =>
      !headings.has(line) &&
      (getStyleKey(line) === style ||
        (line.style === main.style && line.text.includes(' ') && isComposedHeading(line.text))),
  )
  const candidates = excludeEmployers(alike, lines, headings)
  if (main.size < body.size && !isCaps(main.text)) return new Map()
  const first = Math.min(...[...headings.keys()].map((line) => line.index))
  const composed = candidates.filter(({ text }) => isComposedHeading(text))
  const worded = [...headings.keys(), ...composed].sort((a, b) => a.index - b.index)
  const unknown = candidates.filter((line) => line.index > first && !worded.includes(line))
  const isTitleStyle = isEntryTitleStyle(lines, headings, candidates)
  return new Map(
    candidates.flatMap((line) => {
      const isRare = unknown.length <= worded.length && !HAS_LABELS.has(findKindAbove(line, worded))
      const isStyleOfHeadings = !isTitleStyle && (isRare || candidates.length <= Math.max(2, headings.size))
      const isList = isListHeading(line)
      const kind = isList ? 'other' : headingKindByKey(line.text)
      if (!isStyleOfHeadings && !isComposedHeading(line.text) && (kind === 'other' || !isCaps(line.text))) return []
      const isLike = isHeadingLike(line) || (isStyleOfHeadings && (isLongHeading(line) || isList))
      const isHeading =
        (line.index > first || isOnlyComposed(line, candidates)) && isLike && !endsCell(line, lines[line.index - 1])
      return isHeading ? [[line, kind] as const] : []
    }),
  )
}

/** Sections in which labels and names have the look of headings. */
const HAS_LABELS: ReadonlySet<SectionKind> = new Set(['experience', 'references'])

/** What the last of the headings, in their order, above a line is about. */
const findKindAbove = (line: ParsedLine, headings: readonly ParsedLine[]): SectionKind => {
  const above = headings.findLast(({ index }) => index < line.index)
  return above ? (headingKind(above.text) ?? headingKindByKey(above.text)) : 'other'
}

/** The number of a heading: `3. Trayectoria`. */
const NUMBER = /^(\d{1,2})\s?[-.)]+\s*(?=\p{Lu})/u

const LONE_NUMBER = /^\d{1,2}\s?[-.)]+$/

/** Lines that fill a gap in the numbers of the headings in their style, whatever their words are. */
export const findNumberedHeadings = (lines: readonly ParsedLine[], headings: Headings): Headings => {
  const getNumber = (line: ParsedLine): number => Number(NUMBER.exec(line.text)?.[1] ?? 0)
  const numbered = [...headings.keys()].filter((line) => getNumber(line) > 0)
  const found: ParsedLine[] = []
  for (const line of lines) {
    const number = getNumber(line)
    if (number < 2 || headings.has(line) || !isHeadingLike(line)) continue
    const alike = [...numbered, ...found].filter(({ style }) => style === line.style)
    const isNext = alike.some((other) => other.index < line.index && getNumber(other) === number - 1)
    if (isNext && alike.some((other) => other.index > line.index && getNumber(other) > number)) found.push(line)
  }
  return new Map(found.map((line) => [line, headingKind(line.text) ?? headingKindByKey(line.text)] as const))
}

/** Whether a line is made of words of headings, and no other line of its look has its text: labels are repeated. */
const isOnlyComposed = ({ text }: ParsedLine, alike: readonly ParsedLine[]): boolean =>
  isComposedHeading(text) && alike.filter((other) => other.text === text).length === 1

/** Whether a line could be a heading of unknown words: short, one text, neither a date nor contact data. */
export const isHeadingLike = (line: ParsedLine): boolean =>
  line.text.length <= MAX_HEADING_CHARS &&
  !line.bullet &&
  !line.dates &&
  /^(?:\d{1,2}\s?[-.)]+\s*|[^\p{L}\d]{1,2}\s+)?\p{Lu}/u.test(line.text) &&
  line.segments.filter(({ text }) => /[\p{L}\d]/u.test(text) && !LONE_NUMBER.test(text)).length === 1 &&
  !/[@,:]|\d{3}|\p{L}[-\u2010]$/u.test(trimHeading(line.text))

/** `Experiencia en auditoría, tesorería y docencia`: a heading's word and what it is about. */
const isLongHeading = (line: ParsedLine): boolean =>
  line.text.length <= MAX_LONG_HEADING_CHARS &&
  !line.bullet &&
  line.segments.length === 1 &&
  !/[@:\d]|\.$/.test(line.text) &&
  /^\S{1,20} (?:de|del|en|in|of|with|con|para|for) /u.test(line.text) &&
  isComposedHeading(line.text.split(' ')[0] ?? '')

/** `SKILLS, COURSES AND CERTIFICATES`: capitals that list several topics of headings. */
const isListHeading = (line: ParsedLine): boolean =>
  line.text.length <= MAX_LONG_HEADING_CHARS &&
  !line.bullet &&
  line.segments.length === 1 &&
  isCaps(line.text) &&
  HEADING_LIST.test(line.text) &&
  line.text.split(/,? (?:AND|Y|E|&) |, /u).filter((topic) => headingKindByKey(topic) !== 'other').length > 1

const HEADING_LIST = /^\p{Lu}[\p{L} ]{2,25}(?:, [\p{L} ]{3,25}){1,3},? (?:AND|Y|E|&) [\p{L} ]{3,25}$/u

/**
 * Employers in capitals look like headings. Where one is right below the heading of a section with entries, above its own
 * dates, so are all lines with unknown words right above dates.
 */
const excludeEmployers = (
  alike: readonly ParsedLine[],
  lines: readonly ParsedLine[],
  headings: Headings,
): readonly ParsedLine[] => {
  const dated = alike.filter(
    (line) =>
      headingKindByKey(line.text) === 'other' && listBelow(line, lines, headings).some(({ dates }) => dates?.isRange),
  )
  const isBelowHeading = dated.some(({ index }) => {
    const above = lines[index - 1]
    return above !== undefined && SECTIONS_WITH_ENTRIES.has(headings.get(above) ?? 'other')
  })
  return isBelowHeading ? alike.filter((line) => !dated.includes(line)) : alike
}

/** The two lines below a line and below one more in its look, where its text may wrap. */
const listBelow = (line: ParsedLine, lines: readonly ParsedLine[], headings: Headings): readonly ParsedLine[] => {
  const next = lines[line.index + 1]
  const isWrapped = next !== undefined && next.style === line.style && !headings.has(next)
  return lines.slice(line.index + 1, line.index + (isWrapped ? 4 : 3))
}

/** Whether a section's heading is followed at once by a line in its style: entry titles have it too. */
const isEntryTitleStyle = (lines: readonly ParsedLine[], headings: Headings, alike: readonly ParsedLine[]): boolean =>
  [...headings].some(([line, kind]) => {
    const next = lines[line.index + 1]
    return SECTIONS_WITH_ENTRIES.has(kind) && next !== undefined && alike.includes(next) && !isCaps(next.text)
  })

/** Words that the text of a list item or of a table's cell does not end with. */
export const OPEN_TEXT = /\s(?:de|del|la|las|los|el|en|y|of|the|and|in|for|para|por|con|al)$/iu

const SAME_EDGE_PT = 3

/** `Licenciada en Ciencias de la    UAS    2015` over `Información`. */
export const endsCell = (line: ParsedLine, above: ParsedLine | undefined): boolean =>
  above !== undefined &&
  findGapSegment(above) > 0 &&
  Math.abs(line.x - above.x) < SAME_EDGE_PT &&
  OPEN_TEXT.test(splitAtGaps(above)[0] ?? '')

/** Type this much smaller than that of the headings is no heading's. */
const MIN_SMALLER_PT = 1

/** Without labels such as `Technologies` below each of several jobs, in smaller type than two of the headings. */
export const withoutRepeatedLabels = (headings: Headings): Headings => {
  const lines = [...headings.keys()]
  const labels = new Set(lines.filter((line) => isRepeatedLabel(line, lines, headings)))
  return labels.size > 0 ? new Map([...headings].filter(([line]) => !labels.has(line))) : headings
}

/** Whether a text stands several times in `lines` in type smaller than that of two headings, as a label of jobs. */
export const isRepeatedLabel = (line: ParsedLine, lines: readonly ParsedLine[], headings: Headings): boolean => {
  const text = trimHeading(line.text)
  const kind = headingKind(text)
  if (kind !== 'projects' && kind !== 'skills') return false
  const larger = [...headings.keys()].filter(({ size }) => size > line.size + MIN_SMALLER_PT)
  return (
    larger.length > 1 && lines.filter((each) => each.size === line.size && trimHeading(each.text) === text).length > 1
  )
}
