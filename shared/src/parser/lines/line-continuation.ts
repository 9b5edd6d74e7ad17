import { isCompanySuffix } from '../lexicon/company-suffixes.ts'
import { headingKind } from '../lexicon/headings.ts'
import { scoreCompany, scoreDegree, scoreRole, scoreSchool } from '../lexicon/name-scores.ts'
import { isPlace } from '../lexicon/places.ts'
import { getStyleKey } from './line-style.ts'
import { findGapSegment, hasOpenBracket, type ParsedLine } from './parsed-line.ts'
import type { TextLine } from './text-run.ts'

/**
 * Line continuation: whether a line goes on with the text of the line above it.
 *
 * Each kind of text has a table of features, `[predicate, score]`. The scores of the features that hold for a pair of
 * lines are added up; a sum above 0 is a continuation. Three scores are in use:
 * - `CERTAIN` (100): outweighs every veto.
 * - `VETO` (-10): rules a continuation out, whatever the evidence.
 * - `EVIDENCE` (1): speaks for a continuation. At least one such feature has to hold.
 * A table lists its rows in this order, so that scoring can stop at the first veto.
 *
 * All tables share one measure of each kind: lines further apart than `MAX_LEADING_EM` are no continuation (except after a
 * hyphen and within a token, which double-spaced text breaks too), sizes within `SAME_SIZE_PT` (or
 * `SAME_SIZE_SHARE`) are equal, left edges within `SAME_EDGE_PT` are aligned, and a line whose first word had room on the
 * line above did not wrap.
 */
const CERTAIN = 100
const EVIDENCE = 1
const VETO = -10

/** Largest distance between the baselines of one text, in em of its lower line (floor: `MIN_SIZE_PT`). */
export const MAX_LEADING_EM = 1.75
/** The same, where the text itself shows that it is broken: lines may be double-spaced. */
const MAX_BROKEN_LEADING_EM = 2.2
const MIN_SIZE_PT = 4
const SAME_SIZE_PT = 0.6
/** The same for large text, as a share of its size. */
const SAME_SIZE_SHARE = 0.025
const SAME_EDGE_PT = 3
/** A line this long, as a share of the column's width, may have broken an address or a link. */
const FULL_LINE_SHARE = 0.72
/** Room between a name and the dates to its right, in em; more before a lowercase word, which starts no name. */
const MIN_DATE_GAP_EM = 0.4
const MIN_DATE_GAP_LOWERCASE_EM = 5

/** What the layout features need of a line, chunk or row; positions and size in pt. */
export interface PlacedText {
  readonly x: number
  readonly y: number
  readonly right: number
  readonly size: number
}

export interface LinePair<Line extends PlacedText = ParsedLine> {
  readonly above: Line
  readonly line: Line
  /** Right edge of the text of the column, in pt. */
  readonly columnRight?: number
  /** First line of the text so far, where it has more than one line. */
  readonly first?: Line
  /** Largest leading of the list that the lines are part of, in em. */
  readonly listLeading?: number
}

type Predicate<Line extends PlacedText> = (pair: LinePair<Line>) => boolean
export type Features<Line extends PlacedText> = readonly (readonly [holds: Predicate<Line>, score: number])[]

/** Whether the scores of the features that hold for a pair of lines add up to more than 0. */
export const isContinuation = <Line extends PlacedText>(features: Features<Line>, pair: LinePair<Line>): boolean => {
  let total = 0
  for (const [holds, score] of features) {
    if (holds(pair)) total += score
    if (total <= VETO || total >= CERTAIN) break
  }
  return total > 0
}

/** Whether a text stands under another, no further than one text's lines do. Measured from their positions. */
export const isCloseBelow = (above: PlacedText, line: PlacedText, maxLeadingEm = MAX_LEADING_EM): boolean =>
  line.y > above.y && line.y - above.y < maxLeadingEm * Math.max(MIN_SIZE_PT, line.size)

/** Whether the white above a line is wider than between the lines of one text. */
export const hasWideLeading = (line: ParsedLine): boolean => line.leading >= MAX_LEADING_EM

/** Whether the first word of a line had no room between the end of the line above and `columnRight` (pt). */
export const overflowsLineAbove = (above: PlacedText, line: ParsedLine, columnRight: number): boolean => {
  const [word = ''] = line.text.split(' ')
  return line.right > line.x && above.right + letterWidth(line) * (word.length + 1) > columnRight + 1
}

/** Mean width of a letter of a line, in pt. */
export const letterWidth = (line: ParsedLine): number => (line.right - line.x) / Math.max(1, line.text.length)

// Features of position.
const always = (): boolean => true
const isFar: Predicate<ParsedLine> = ({ line }) => hasWideLeading(line)
const isNotCloseBelow: Predicate<PlacedText> = ({ above, line }) => !isCloseBelow(above, line)
const isFarForBrokenText: Predicate<PlacedText> = ({ above, line }) => !isCloseBelow(above, line, MAX_BROKEN_LEADING_EM)
const isOtherPage: Predicate<ParsedLine> = ({ above, line }) => line.page !== above.page
const isOtherColumn = ({ above, line }: LinePair<PlacedText & { readonly column: number }>): boolean =>
  line.column !== above.column
const isNotNextLine: Predicate<ParsedLine> = ({ above, line }) => line.index !== above.index + 1
const isNotBelow: Predicate<ParsedLine> = ({ above, line }) => line.page !== above.page || line.y <= above.y
const isOtherSize: Predicate<PlacedText> = ({ above, line }) =>
  Math.abs(line.size - above.size) >= Math.max(SAME_SIZE_PT, SAME_SIZE_SHARE * line.size)
const isOtherStyle: Predicate<ParsedLine> = ({ above, line }) => line.style !== above.style
const isOtherEdge: Predicate<ParsedLine> = ({ above, line, first = above }) =>
  Math.abs(line.x - first.x) >= SAME_EDGE_PT
const overflows: Predicate<ParsedLine> = ({ above, line, columnRight }) =>
  columnRight !== undefined && overflowsLineAbove(above, line, columnRight)
const hasRoomAbove: Predicate<ParsedLine> = (pair) =>
  pair.columnRight !== undefined && pair.line.right > pair.line.x && !isNotBelow(pair) && !overflows(pair)

// Features of wording.
const isBullet: Predicate<ParsedLine> = ({ line }) => line.bullet
const startsLowercase: Predicate<ParsedLine> = ({ line }) => /^\p{Ll}/u.test(line.text)
const startsWithLabel: Predicate<ParsedLine> = ({ line }) => /^\p{L}[\p{L} ]{1,25}:/u.test(line.text)
const endsShortSentence: Predicate<ParsedLine> = ({ above }) => /[.!?:]$/.test(above.text) && above.text.length < 60
const hasDates: Predicate<ParsedLine> = ({ line }) => line.dates !== undefined
const hasSegments: Predicate<ParsedLine> = ({ line }) => line.segments.length > 1
/** Separators and words that neither a name nor a list ends with. */
const OPEN_END = /(?:[,;&/–-]|\b(?:of|in|and|for|the|with|de|del|la|en|y|e|con|para))$/iu
const isInList: Predicate<ParsedLine> = ({ above, line }) =>
  /[,;]/.test(above.text) || /[,;]/.test(line.text) || above.bullet

/** The name of an entry on the line above, before its first gap. */
const nameAbove = ({ above }: LinePair): string => above.segments[0]?.text ?? ''
const startsWithDates: Predicate<ParsedLine> = ({ above }) => above.dates?.isRange === true && above.dates.from <= 2
const isOtherThanName: Predicate<ParsedLine> = ({ above, line }) => {
  const gap = findGapSegment(above)
  const count = gap < 0 ? above.segments.length : gap
  return count > 1 || above.segments[0]?.style !== line.style
}
const hasRoomForName: Predicate<ParsedLine> = (pair) => {
  const gap = findGapSegment(pair.above)
  return gap < 0 ? pair.above.dates !== undefined || !overflows(pair) : hasRoomBeforeDates(pair, gap)
}
const hasRoomBeforeDates = (pair: LinePair, gap: number): boolean => {
  const { above, line } = pair
  if (!above.dates || line.page !== above.page || Math.abs(line.x - above.x) > 1 || line.right <= line.x) return true
  const [word = ''] = line.text.split(' ')
  const nameRight = above.x + letterWidth(line) * (nameAbove(pair).length + word.length + 1)
  const dateGap = startsLowercase(pair) ? MIN_DATE_GAP_LOWERCASE_EM : MIN_DATE_GAP_EM
  return nameRight <= (above.segments[gap]?.x ?? 0) - dateGap * line.size
}
/** A company suffix alone (`S.A.`) names nothing. */
const namesNoEntity: Predicate<ParsedLine> = ({ line: { text } }) =>
  isCompanySuffix(text) ||
  (Math.max(scoreRole(text), scoreCompany(text), scoreSchool(text), scoreDegree(text)) < 1.5 && !isPlace(text))

/** Lines of a paragraph. */
export const PARAGRAPH: Features<ParsedLine> = [
  [startsLowercase, CERTAIN],
  [hasRoomAbove, VETO],
  [endsShortSentence, VETO],
  [isFar, VETO],
  [isOtherSize, VETO],
  [startsWithLabel, VETO],
  [always, EVIDENCE],
]

/** Lines of a list item that starts with a bullet; `first` is the line with the bullet. */
export const BULLET_ITEM: Features<ParsedLine> = [
  [isBullet, VETO],
  [isFar, VETO],
  [isOtherEdge, VETO],
  [(pair) => !overflows(pair), VETO],
  [({ first }) => first?.bullet === true, EVIDENCE],
]

/** Lines of an item in a list that may have no bullets; `first` is the first line of the list. */
export const LIST_ITEM: Features<ParsedLine> = [
  [isBullet, VETO],
  [({ line }) => !/^[\p{Lu}\d"“«¿¡(]/u.test(line.body), EVIDENCE],
  [({ first }) => first?.bullet === true, EVIDENCE],
  [(pair) => isCloserThanItems(pair) && !isOtherStyle(pair) && overflows(pair), EVIDENCE],
]
/** The lines of an item are closer than its list's items are, by this factor. */
const MAX_ITEM_LEADING_SHARE = 0.9
const isCloserThanItems: Predicate<ParsedLine> = ({ line, listLeading = 0 }) =>
  line.leading < MAX_ITEM_LEADING_SHARE * listLeading

/** Rows of a list of skills with separators. */
export const SKILL_LIST: Features<ParsedLine> = [
  [isBullet, VETO],
  [isNotBelow, VETO],
  [({ above }) => OPEN_END.test(above.text), EVIDENCE],
  [({ above }) => hasOpenBracket(above.text), EVIDENCE],
  [(pair) => isInList(pair) && !isFar(pair) && startsLowercase(pair), EVIDENCE],
  [
    (pair) =>
      isInList(pair) &&
      !isFar(pair) &&
      !/[).]$/.test(pair.above.text) &&
      pair.line.style === pair.above.segments.at(-1)?.style &&
      overflows(pair),
    EVIDENCE,
  ],
]

/** A name in the title of an entry, alone on its line or left of its dates. */
export const ENTRY_NAME: Features<ParsedLine> = [
  [startsWithDates, VETO],
  [startsWithLabel, VETO],
  [isOtherThanName, VETO],
  [hasSegments, VETO],
  [hasDates, VETO],
  [isBullet, VETO],
  [isFar, VETO],
  [(pair) => /[.:;)]$/.test(nameAbove(pair)), VETO],
  [hasRoomForName, VETO],
  [(pair) => OPEN_END.test(nameAbove(pair)), EVIDENCE],
  [namesNoEntity, EVIDENCE],
]

/** `2011 a 2016: Enfermera de planta. Clínica` over `Bofill (Girona).`: the title of an entry written as a sentence. */
export const ENTRY_SENTENCE: Features<ParsedLine> = [
  [({ line }) => !line.text.endsWith('.') || line.text.split(' ').length > 8, VETO],
  [({ above }) => /[.:]$/.test(above.text), VETO],
  [hasSegments, VETO],
  [hasDates, VETO],
  [isBullet, VETO],
  [isFar, VETO],
  [isOtherEdge, VETO],
  [(pair) => !overflows(pair), VETO],
  [(pair) => startsWithDates(pair) && /^\s*[:.]/.test(pair.above.text.slice(pair.above.dates?.to)), EVIDENCE],
]

/** A range of dates, or its end. Whether the two texts form a range is for the caller to check. */
export const DATE_RANGE: Features<ParsedLine> = [
  [({ line }) => line.bullet && !/^[-–—]/.test(line.text), VETO],
  [isOtherPage, VETO],
  [isOtherColumn, VETO],
  [isFar, VETO],
  [always, EVIDENCE],
]

/** A single date that ends the sentence above: `2021.` under running text. */
export const SENTENCE_END: Features<ParsedLine> = [
  [({ above }) => above.text.split(' ').length < 6 || /[.:;!?)]$/.test(above.text), VETO],
  [isOtherStyle, VETO],
  [({ line }) => /[.;]$/.test(line.text) && line.dates?.isRange !== true, EVIDENCE],
]

const MAX_TITLE_END_WORDS = 4

/** The title of a person: a few lowercase words, or any after an open end. */
export const PERSON_TITLE: Features<ParsedLine> = [
  [isOtherStyle, VETO],
  [isFar, VETO],
  [({ above, line }) => headingKind(line.text) !== undefined && !OPEN_END.test(above.text), VETO],
  [({ line }) => isPlace(line.text), VETO],
  [({ line }) => /^\p{Ll}[\p{L} ]*$/u.test(line.text) && line.text.split(' ').length <= MAX_TITLE_END_WORDS, EVIDENCE],
  [({ above, line }) => OPEN_END.test(above.text) && /^[\p{L} ]+$/u.test(line.text), EVIDENCE],
]

/** The name of a person in a narrow column. Measured from positions: other text may stand between in reading order. */
export const PERSON_NAME: Features<ParsedLine> = [
  [isOtherPage, VETO],
  [isNotCloseBelow, VETO],
  [isOtherSize, VETO],
  [always, EVIDENCE],
]

/** `CONOCIMIENTOS INFORMÁTICOS Y` over `TÉCNICOS`: a heading over two lines. */
export const HEADING: Features<ParsedLine> = [
  [({ above, line }) => getStyleKey(line) !== getStyleKey(above), VETO],
  [isNotNextLine, VETO],
  [isOtherColumn, VETO],
  [isFar, VETO],
  [({ line }) => headingKind(line.text) === undefined, EVIDENCE],
]

/** `Inglés (Professional` over `Working)`. */
export const BRACKET: Features<ParsedLine> = [
  [isFar, VETO],
  [({ above, line }) => hasOpenBracket(above.text) && line.text.endsWith(')') && !line.text.includes('('), EVIDENCE],
]

/** A word that a hyphen breaks: `eval-` over `uación`. */
export const HYPHENATED_WORD: Features<TextLine> = [
  [isOtherColumn, VETO],
  [isOtherSize, VETO],
  [isFarForBrokenText, VETO],
  [({ above, line }) => /\p{L}[-\u2010\u00ad]$/u.test(above.text) && /^\p{Ll}/u.test(line.text), EVIDENCE],
]

/** Lines of a link that breaks at a hyphen, in a list with white between its lines, are no further apart, in em. */
const MAX_HYPHEN_LEADING_EM = 3

/** An e-mail address or a link. Whether the two tokens form one is for the caller to check. */
export const BROKEN_TOKEN: Features<TextLine> = [
  [
    (pair) =>
      /\/[^/]*-$/.test(pair.above.text) &&
      !isOtherSize(pair) &&
      isCloseBelow(pair.above, pair.line, MAX_HYPHEN_LEADING_EM),
    CERTAIN,
  ],
  [isOtherSize, VETO],
  [isFarForBrokenText, VETO],
  [({ above, columnRight = 0 }) => above.right - above.x >= FULL_LINE_SHARE * (columnRight - above.x), EVIDENCE],
]
