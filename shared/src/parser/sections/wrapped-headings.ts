import type { SectionKind } from '../lexicon/heading-words.ts'
import { headingKind, headingKindByKey } from '../lexicon/headings.ts'
import { getStyleKey, isCaps } from '../lines/line-style.ts'
import type { ParsedLine } from '../lines/parsed-line.ts'

/** `EDUCATION AND TRAIN-` over `ING`. */
export const findHyphenatedHeading = (line: ParsedLine, below: ParsedLine | undefined): [ParsedLine, SectionKind][] => {
  if (!below || !/\p{L}\s?[-\u2010]$/u.test(line.text) || getStyleKey(line) !== getStyleKey(below)) return []
  const kind = headingKind(line.text.replace(/\s?[-\u2010]$/, below.text))
  return kind
    ? [
        [line, kind],
        [below, kind],
      ]
    : []
}

/** A heading on more lines than one has at most this many below the first. */
const MAX_LINES_BELOW = 2

/** `HABILIDADES SOCIALES Y` over `DE` and `TRATO`: bold capitals that go on after a word that ends no heading. */
export const findWrappedHeading = (line: ParsedLine, lines: readonly ParsedLine[]): [ParsedLine, SectionKind][] => {
  const isHead = line.bold && isCaps(line.text) && ENDS_OPEN.test(line.text)
  if (!isHead) return []
  const isAlike = (other: ParsedLine | undefined): other is ParsedLine =>
    other?.bold === true &&
    isCaps(other.text) &&
    other.column === line.column &&
    other.page === line.page &&
    getStyleKey(other) === getStyleKey(line)
  const below = lines.slice(line.index + 1, line.index + 2 + MAX_LINES_BELOW)
  const end = below.findIndex((other) => !isAlike(other))
  const rest = below.slice(0, end)
  const kind = headingKindByKey(line.text.split(' ')[0] ?? '')
  if (end <= 0 || kind === 'other' || isAlike(lines[line.index - 1]) || rest.some((each) => isWholeHeading(each.text)))
    return []
  return [line, ...rest].map((each) => [each, kind])
}

/** Whether a text needs no line above it to be a heading; `SOCIAL` is one over links, but may also end another. */
export const isWholeHeading = (text: string): boolean => !['contact', undefined].includes(headingKind(text))

const ENDS_OPEN = /\s(?:y|e|de|and|of|&)$/iu
