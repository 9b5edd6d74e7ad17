import { isDutiesLabel, parseLabelledValue } from '../fields/entries/labelled-values.ts'
import {
  beheadedHeadingKind,
  headingKind,
  headingKindByKey,
  isOpenHeading,
  misspelledHeadingKind,
  trimHeading,
} from '../lexicon/headings.ts'
import { hasWideLeading } from '../lines/line-continuation.ts'
import { findBodyStyle, getStyleKey, isCaps } from '../lines/line-style.ts'
import { columnKey, type ParsedLine } from '../lines/parsed-line.ts'
import {
  endsCell,
  findAlikeHeadings,
  findNumberedHeadings,
  type Headings,
  MAX_HEADING_CHARS,
  OPEN_TEXT,
  withoutRepeatedLabels,
} from './alike-headings.ts'
import { findHeadingsByStyle, isName } from './headings-by-style.ts'
import { withoutJobLabels } from './job-labels.ts'
import { endsStudies } from './study-endings.ts'
import { findHyphenatedHeading, findWrappedHeading } from './wrapped-headings.ts'

/** Headings larger than this above body text need no other evidence. */
const MIN_SIZE_DIFFERENCE_PT = 1
/** Headings without their first letter. */
const MIN_BEHEADED = 2
/** The text of an item stands this far right of its mark. */
const MIN_HANGING_PT = 4
/** Headings of a sidebar in a style of their own. */
const MIN_COLUMN_HEADINGS = 3
/** Headings that nearly every resume has. */
const COMMON_HEADING = /exper|educ|formaci|skills|competenc|habilidad|idiomas|languages|perfil|summary|profile/i

/** Headings by their words, checked by their style, then lines in exactly that style with other words. */
export const findHeadings = (lines: readonly ParsedLine[], isText: boolean): Headings =>
  withoutJobLabels(findAllHeadings(lines, isText), lines)

const findAllHeadings = (lines: readonly ParsedLine[], isText: boolean): Headings => {
  const byWords = withoutRepeatedLabels(findHeadingsByWords(lines))
  if (isText) return byWords
  const body = findBodyStyle(lines)
  const main = findMainHeading([...byWords.keys()])
  const checked = removeBodyText(byWords, main, body, lines)
  const byStyle = [...checked.values()].includes('experience')
    ? []
    : findHeadingsByStyle(lines).filter((line) => !checked.has(line) && !isName(line, lines, checked))
  const styled = byStyle.map((line) => [line, headingKindByKey(line.text)] as const)
  const found = new Map([...checked, ...findNumberedHeadings(lines, checked), ...styled])
  if (!main || main.style === body.style) return found
  return new Map([...found, ...findAlikeHeadings(lines, found, main, body)])
}

/** `(most recent first)` after a heading. */
const GLOSS = /\([\p{L} ]{3,30}\)$/u

const findHeadingsByWords = (lines: readonly ParsedLine[]): Headings => {
  const beheaded = findBeheadedHeadings(lines)
  return new Map(
    lines.flatMap((line) => {
      if (trimHeading(line.text).replace(GLOSS, '').length > MAX_HEADING_CHARS || line.dates?.isRange) return []
      if (line.bullet && !isMarkedHeading(line, lines) && !FRAMED.test(line.text)) return []
      const own = line.body.replace(DURATION, '')
      const kind = headingKind(own) ?? misspelledHeadingKind(own) ?? beheaded.get(line)
      const wrapped = findWrappedHeading(line, lines)
      if (wrapped.length > 0) return wrapped
      if (!kind) return findHyphenatedHeading(line, lines[line.index + 1])
      if (isRunningText(line, lines[line.index - 1]) || endsText(line, lines[line.index - 1])) return []
      const above = findHeadingAbove(line, lines[line.index - 1])
      if (!above) return [[line, kind] as const]
      const text = `${above.text.replace(/\s?[-\u2010]$/, '')} ${line.text}`
      const whole = headingKind(text) ?? headingKindByKey(text)
      return [[above, whole] as const, [line, whole] as const]
    }),
  )
}

/** Headings in one look that all lack their first letter, which is a picture. */
const findBeheadedHeadings = (lines: readonly ParsedLine[]): Headings => {
  const found = lines.flatMap((line) => {
    const kind = line.bullet || line.dates ? undefined : beheadedHeadingKind(line.text)
    return kind ? [[line, kind] as const] : []
  })
  const looks = found.map(([line]) => line.style)
  return new Map(found.filter(([{ style }]) => looks.filter((look) => look === style).length >= MIN_BEHEADED))
}

/** How long a section's entries take together: `Professional Experience (2 years)`. */
const DURATION =
  /(?<!\s)\s*(?:[([]|[:–-](?<=\s\p{L}+\s*[:–-]))\s*(?:total\W{0,9})?\d[^)\]]{0,40}(?:years?|yrs?|months?|a[nñ]os?|mes(?:es)?)(?!\p{L}).{0,20}$/iu

/** `·CURSOS·`, `- Idiomas -`. */
const FRAMED = /^([·•*~-])\s?\p{L}[\p{L} ]{2,40}\s?\1$/u

/** A bold heading after a bullet, which is no item of a list of bold texts. */
const isMarkedHeading = (line: ParsedLine, lines: readonly ParsedLine[]): boolean =>
  line.bold &&
  !isDutiesLabel(`${trimHeading(line.body)}:`) &&
  [lines[line.index - 1], lines[line.index + 1]].every((other) => !(other?.bullet && other.bold)) &&
  lines.some((other) => other.bullet && !other.bold)

/** The end of a sentence (`con mucho interés por la` over `educación.`), in the style of the line above. */
const isRunningText = (line: ParsedLine, above: ParsedLine | undefined): boolean =>
  (/^\p{Ll}/u.test(line.text) || (line.text.endsWith('.') && !/[.:]$/.test(above?.text ?? '.'))) &&
  above?.segments.at(-1)?.style === line.segments[0]?.style &&
  above?.page === line.page &&
  !hasWideLeading(line)

/** `Diseñadora – Ministerio de` over `Educación, 2014.`: the end of a list item, of a cell or of a long line. */
const endsText = (line: ParsedLine, above: ParsedLine | undefined): boolean =>
  above !== undefined &&
  above.page === line.page &&
  !hasWideLeading(line) &&
  (endsCell(line, above) ||
    hangsInItem(line, above) ||
    ((above.bullet || above.text.length > MAX_HEADING_CHARS) && OPEN_TEXT.test(above.text)))

/** Whether a line goes on with the item above, below its text: `1. Seminar at Orvane` over `University`. */
const hangsInItem = (line: ParsedLine, above: ParsedLine): boolean =>
  above.bullet &&
  above.text.length > MAX_HEADING_CHARS &&
  line.style === above.segments.at(-1)?.style &&
  line.x > above.x + MIN_HANGING_PT

/** The first line of a heading on two lines: `CRECIMIENTO PROFESIONAL Y` over `PERSONAL`. */
const findHeadingAbove = (line: ParsedLine, above: ParsedLine | undefined): ParsedLine | undefined =>
  above &&
  isOpenHeading(above.text) &&
  !above.bullet &&
  above.text.length <= MAX_HEADING_CHARS &&
  above.page === line.page &&
  above.column === line.column &&
  !hasWideLeading(line) &&
  getStyleKey(above) === getStyleKey(line)
    ? above
    : undefined

/** Without lines that have a heading's words but the style of body text or of an employer. */
const removeBodyText = (
  headings: Headings,
  main: ParsedLine | undefined,
  body: { style: string; size: number },
  lines: readonly ParsedLine[],
): Headings => {
  const columns = findColumnHeadingStyles(headings, main, lines)
  const checked = new Map(headings)
  for (const line of headings.keys()) {
    if (endsStudies(line, checked, lines)) continue
    const own = columns.get(columnKey(line)) ?? main
    const isHeading = hasHeadingStyle(line, own, body) || isCapsAboveText(line, lines)
    if (
      !isHeading ||
      isDutiesHeading(line, main, headings) ||
      isEmployerName(line, main, checked, lines) ||
      isFirstItem(line, main, headings, lines)
    )
      checked.delete(line)
  }
  return checked
}

/** `Liderazgo` right below a heading in the main style, over further items in its own style, or `Web:` over a list of skills. */
const isFirstItem = (
  line: ParsedLine,
  main: ParsedLine | undefined,
  headings: Headings,
  lines: readonly ParsedLine[],
): boolean => {
  const [above, below] = [lines[line.index - 1], lines[line.index + 1]]
  if (!main || !above || !below || getStyleKey(line) === getStyleKey(main)) return false
  return (
    headings.has(above) &&
    getStyleKey(above) === getStyleKey(main) &&
    above.column === line.column &&
    below.column === line.column &&
    (getStyleKey(below) === getStyleKey(line) ||
      (headings.get(above) === 'skills' && line.text.endsWith(':') && below.bullet)) &&
    !headings.has(below)
  )
}

/** `EXPERIENCIA LABORAL` over text in the same font: two words in capitals, set apart from the text above. */
const isCapsAboveText = (line: ParsedLine, lines: readonly ParsedLine[]): boolean => {
  const below = lines[line.index + 1]
  const isSetApart = hasWideLeading(line) || lines[line.index - 1]?.column !== line.column
  return isCaps(line.text) && line.text.includes(' ') && isSetApart && below !== undefined && !isCaps(below.text)
}

/** `Logros:` or `Funciones` in a job, which is no section unless it looks like the other headings. */
const isDutiesHeading = (line: ParsedLine, main: ParsedLine | undefined, headings: Headings): boolean => {
  if (!main || getStyleKey(line) === getStyleKey(main)) return false
  const text = trimHeading(line.text)
  const alike = [...headings.keys()].filter((other) => trimHeading(other.text) === text)
  if (line.text.endsWith(':') && alike.length > 1 && parseLabelledValue(`${text}:`)?.kind === 'note') return true
  if (!isDutiesLabel(`${text}:`)) return false
  return line.text.endsWith(':') || alike.length > 1 || line.size < main.size
}

/**
 * The main heading of each column (a sidebar) in which no heading has the document's style, but two are bold, or three are
 * larger than all other text.
 */
const findColumnHeadingStyles = (
  headings: Headings,
  main: ParsedLine | undefined,
  all: readonly ParsedLine[],
): Map<string, ParsedLine> => {
  const columns = new Map<string, ParsedLine[]>()
  for (const line of headings.keys()) columns.set(columnKey(line), [...(columns.get(columnKey(line)) ?? []), line])
  const found = new Map<string, ParsedLine>()
  for (const [column, lines] of columns) {
    if (!main || lines.some((line) => getStyleKey(line) === getStyleKey(main))) continue
    const bold = lines.filter((line) => line.bold)
    const own = findMainHeading(bold)
    if (own && bold.length >= 2) found.set(column, own)
    else {
      const largest = findLargest(lines)
      const others = all.filter((line) => columnKey(line) === column && !largest.includes(line))
      if (
        largest[0] &&
        largest.length >= MIN_COLUMN_HEADINGS &&
        others.every(({ size }) => size < (largest[0]?.size ?? 0))
      )
        found.set(column, largest[0])
    }
  }
  return found
}

/** The largest of the lines where they have one style: items of a list with a heading's words are smaller. */
const findLargest = (lines: readonly ParsedLine[]): readonly ParsedLine[] => {
  const size = Math.max(...lines.map((line) => line.size))
  const largest = lines.filter((line) => line.size === size)
  return largest.every(({ style }) => style === largest[0]?.style) ? largest : []
}

/** The first heading in the style that most headings have; common headings count twice. */
const findMainHeading = (headings: readonly ParsedLine[]): ParsedLine | undefined => {
  const votes = new Map<string, { n: number; line: ParsedLine }>()
  for (const line of headings) {
    const vote = votes.get(getStyleKey(line))
    const weight = COMMON_HEADING.test(line.text) ? 2 : 1
    if (vote) vote.n += weight
    else votes.set(getStyleKey(line), { n: weight, line })
  }
  return [...votes.values()].sort((a, b) => b.n - a.n || b.line.size - a.line.size)[0]?.line
}

/** An employer called Outreach: in another style than the headings, right below one of them or above its own dates. */
const isEmployerName = (
  line: ParsedLine,
  main: ParsedLine | undefined,
  headings: Headings,
  lines: readonly ParsedLine[],
): boolean => {
  const text = line.text.replace(GLOSS, '')
  if (!main || getStyleKey({ ...line, text }) === getStyleKey(main) || DURATION.test(line.body)) return false
  if (isCaps(line.text) && (line.size >= main.size || COMMON_HEADING.test(line.text))) return false
  if (isOnlyPlainHeading(line, main, headings)) return false
  const above = lines[line.index - 1]
  const isBelowHeading = above !== undefined && headings.has(above) && getStyleKey(above) === getStyleKey(main)
  if (isBelowHeading && headings.get(above) === 'other') return false
  if (!isBelowHeading && !isCaps(main.text)) return false
  const below = lines.slice(line.index + 1, line.index + 4)
  return below.some(({ column, dates }) => column === line.column && dates?.isRange === true)
}

const PLAIN_HEADING = /^(?:educaci[oó]n|education|experienc(?:e|ia)|habilidades|idiomas|languages)$/i

/** Whether a line has words that hardly any employer is called, and no other heading of its kind is in the main style. */
const isOnlyPlainHeading = (line: ParsedLine, main: ParsedLine, headings: Headings): boolean => {
  const kind = headings.get(line)
  const others = [...headings].filter(([other, own]) => other !== line && own === kind)
  return PLAIN_HEADING.test(line.text) && !others.some(([other]) => getStyleKey(other) === getStyleKey(main))
}

/** Whether a line with a heading's words is set apart from body text as much as the main heading is. */
const hasHeadingStyle = (
  line: ParsedLine,
  main: ParsedLine | undefined,
  body: { style: string; size: number },
): boolean => {
  if (!main || getStyleKey(line) === getStyleKey(main)) return true
  if (line.size >= main.size - 0.3 || line.size > body.size + MIN_SIZE_DIFFERENCE_PT) return true
  if (isCaps(line.text) && line.style !== body.style) return true
  if (isCaps(line.text) && !isCaps(main.text)) return true
  return main.style === body.style && line.style !== body.style
}
