import { isHeadingText } from '../../lexicon/headings.ts'
import { scoreRole, scoreSchool } from '../../lexicon/name-scores.ts'
import { hasKnownPlace } from '../../lexicon/places.ts'
import { isCloseBelow } from '../../lines/line-continuation.ts'
import type { ParsedLine } from '../../lines/parsed-line.ts'
import { hasContactOrLink } from './contact-patterns.ts'

/** Lines of an address above and below the one with a known place. */
const MAX_LINES = 2
const MAX_WORDS = 5
const MAX_CHARS = 40
/** A street with its number, or a postal code with its town. */
const NUMBERED = /\d|\bs\/n\b|^(?:calle|av|avda|avenida|plaza|carrera|cra|cl|c\/)(?![\p{L}])/iu

/**
 * The text of a place with the lines of its address above and below: a street, a town and a country, each on a line of its
 * own in one look. `fullName` is no part of it.
 */
export const joinAddressBlock = (line: ParsedLine, lines: readonly ParsedLine[], fullName: string): string => {
  const isPart = (other: ParsedLine): boolean => couldBePart(other) && !fullName.includes(other.text)
  const above = collect(lines, line, -1, isPart)
  const below = collect(
    lines,
    line,
    1,
    (other) => isPart(other) && (hasKnownPlace(other.text) || /\d{4}/.test(other.text)),
  )
  const isStreet = NUMBERED.test(line.text)
  const texts = [...above.toReversed(), line, ...below].map(({ text }) => text.replace(/[,.;]$/, ''))
  const hasStreet = isStreet || above.some(({ text }) => NUMBERED.test(text))
  const isOther = above.length + below.length > 1 || endsLongText(above.at(-1), lines)
  return above.length > 0 && !hasStreet && isOther ? line.text : texts.join(', ')
}

/** Whether a line is the end of a text that is too long for an address: a title over two lines. */
const endsLongText = (line: ParsedLine | undefined, lines: readonly ParsedLine[]): boolean => {
  const above = line && lines.find(({ index }) => index === line.index - 1)
  if (!above || above.text.length <= MAX_CHARS) return false
  return above.column === line.column && above.style === line.style && isCloseBelow(above, line)
}

/** The lines that go on with the address in one direction, from the nearest on. */
const collect = (
  lines: readonly ParsedLine[],
  from: ParsedLine,
  step: 1 | -1,
  isPart: (line: ParsedLine) => boolean,
): ParsedLine[] => {
  const found: ParsedLine[] = []
  for (let last = from; found.length < MAX_LINES; ) {
    const next = lines.find(({ index }) => index === last.index + step)
    if (!next || next.page !== last.page || next.column !== last.column || next.style !== last.style) break
    if (!(step > 0 ? isCloseBelow(last, next) : isCloseBelow(next, last)) || !isPart(next)) break
    found.push(next)
    last = next
  }
  return found
}

const couldBePart = ({ text, bullet, segments }: ParsedLine): boolean =>
  !bullet &&
  segments.length === 1 &&
  text.length <= MAX_CHARS &&
  text.split(' ').length <= MAX_WORDS &&
  /^[\p{Lu}\d]/u.test(text) &&
  /\p{L}{3}/u.test(text) &&
  !/[:@|]|\p{L}{3}\.$|\d{1,2}\s?\/\s?\d{1,2}\s?\/|\b(?:19|20)\d{2}\b/u.test(text) &&
  !hasContactOrLink(text) &&
  !isHeadingText(text) &&
  scoreRole(text) < 0.7 &&
  scoreSchool(text) < 1
