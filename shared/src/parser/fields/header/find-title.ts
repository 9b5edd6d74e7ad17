import { scoreRole } from '../../lexicon/name-scores.ts'
import { couldBePlace, hasKnownPlace, isPlace } from '../../lexicon/places.ts'
import { isSentence } from '../../lines/is-sentence.ts'
import { isContinuation, PERSON_TITLE } from '../../lines/line-continuation.ts'
import type { ParsedLine } from '../../lines/parsed-line.ts'
import { CONTACT_LABEL, FACT_LABEL, type HeaderSegment } from './header-segments.ts'
import type { FoundName } from './name-lines.ts'

const MAX_TITLE_CHARS = 90
/** A title stands this few lines below the name. */
const MAX_LINES_BELOW_NAME = 3

/** The person's professional title: its text, the segment it starts with, and the line it goes on in. */
export interface FoundTitle {
  readonly text: string
  readonly segment: HeaderSegment
  readonly wrappedLine: ParsedLine | undefined
}

/** The title beside or below the name, else the first header segment that names a role. */
export const findTitle = (
  segments: readonly HeaderSegment[],
  name: FoundName | undefined,
  lines: readonly ParsedLine[],
): FoundTitle | undefined => {
  const segment = findTitleSegment(
    segments.filter((each) => !isOpen(each, lines) && !isParagraph(each, lines)),
    name,
    lines,
  )
  if (!segment) return undefined
  const wrappedLine = findWrappedLine(segment, lines)
  const text = expandTitle(segment, segments, name)
  return { segment, wrappedLine, text: wrappedLine ? `${text} ${wrappedLine.text}` : text }
}

const findTitleSegment = (
  segments: readonly HeaderSegment[],
  name: FoundName | undefined,
  lines: readonly ParsedLine[],
): HeaderSegment | undefined => {
  if (name?.beside && name.lines[0]) return { text: name.beside, line: name.lines[0] }
  const last = name?.lines.at(-1)
  const candidates = segments.filter(({ text, line }) => !name?.lines.includes(line) && isTitleText(text))
  const below = candidates.filter(({ line }) => last && isShortlyBelow(line, last))
  return (
    below.find(({ text }) => scoreRole(text) >= 0.7) ??
    candidates.find(({ text }) => scoreRole(text) >= 2) ??
    below.find(
      ({ text, line }) =>
        line.size > 0 && line.index === (last?.index ?? 0) + 1 && !couldBePlace(text) && !isSentenceStart(line, lines),
    )
  )
}

/** Words of a line from which it may be half of a sentence, such as a motto. */
const MIN_SENTENCE_WORDS = 6

/** Whether words that name no role go on in lower case below: a motto or a paragraph. */
const isSentenceStart = (line: ParsedLine, lines: readonly ParsedLine[]): boolean => {
  const next = lines.find(({ index }) => index === line.index + 1)
  return (
    line.text.split(' ').length >= MIN_SENTENCE_WORDS && next?.style === line.style && /^\p{Ll}[^@]*$/u.test(next.text)
  )
}

/** Words that a title does not end with: the text goes on below. */
const OPEN_TITLE = /\s(?:de|del|la|el|en|y|e|con|para|por|un|una|of|in|and|the|for|with|a|an)$/iu

/** Whether a text stops before its last words, or is the value of another label: `Estado civil  Soltera`. */
const isOpen = (segment: HeaderSegment, lines: readonly ParsedLine[]): boolean => {
  const { text, line } = segment
  if (OPEN_TITLE.test(text) && !findWrappedLine(segment, lines)) return true
  return line.segments.length > 1 && FACT_LABEL.test(line.text) && !FACT_LABEL.test(text)
}

/** Lines below a title that start in lower case: it goes on in one at most. */
const isParagraph = ({ line }: HeaderSegment, lines: readonly ParsedLine[]): boolean => {
  const below = lines.filter(
    ({ index, style }) => index > line.index && index <= line.index + 2 && style === line.style,
  )
  return below.length === 2 && below.every(({ text }) => /^\p{Ll}[^@/\d]*$/u.test(text))
}

/** The person speaks. */
const STARTS_SENTENCE = /^(?:me|soy|tengo|mis?|estoy|busco|i|i['’]m|my)\s/iu

/** A street: `C/ Mayor`, `Avda. Libertad, 12`, `Paseo del Mar 4`. */
const STREET =
  /^(?:c\/|(?:calle|avda?|avenida)(?![\p{L}])|(?:paseo|camino|plaza|pza|ronda|travesía|urb|urbanización|carrera|cra|jr|jirón)(?![\p{L}])[^,]*\d)/iu

/** The first line of a quotation. */
const QUOTATION = /^["“«‘']\p{L}[^"”»’']*$/u

/** `anaruiz90`. */
const USER_NAME = /^[a-z\d._-]+$/

const isTitleText = (text: string): boolean =>
  !(USER_NAME.test(text) && scoreRole(text) < 0.7) &&
  (!CONTACT_LABEL.test(text) || (scoreRole(text) >= 2 && /^(?:web|mobile|contact) \p{L}/iu.test(text))) &&
  text.length <= MAX_TITLE_CHARS &&
  !isSentence(text) &&
  !STARTS_SENTENCE.test(text) &&
  !(STREET.test(text) && scoreRole(text) < 2) &&
  !QUOTATION.test(text) &&
  !/\d{3}/.test(text) &&
  !isPlace(text) &&
  (scoreRole(text) >= 2 || !hasKnownPlace(text))

const isShortlyBelow = (line: ParsedLine, last: ParsedLine): boolean =>
  line.page === last.page && line.index > last.index && line.index <= last.index + MAX_LINES_BELOW_NAME

/** `Backend Engineer · Distributed Systems`: a line with nothing but the title is the title. */
const expandTitle = (
  { text, line }: HeaderSegment,
  segments: readonly HeaderSegment[],
  name: FoundName | undefined,
): string => {
  const others = segments.filter((segment) => segment.line === line && segment.text !== text)
  const isTitleLine =
    !name?.lines.includes(line) &&
    line.text.length <= MAX_TITLE_CHARS &&
    !/[@\d]/.test(line.text) &&
    line.text.startsWith(text)
  return isTitleLine && others.length > 0 && !others.some((segment) => isPlace(segment.text)) ? line.text : text
}

const findWrappedLine = (
  { text, line: above }: HeaderSegment,
  lines: readonly ParsedLine[],
): ParsedLine | undefined => {
  const line = lines.find(({ index }) => index === above.index + 1)
  return line && above.text.endsWith(text) && isContinuation(PERSON_TITLE, { above, line }) ? line : undefined
}
