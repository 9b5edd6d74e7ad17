import { normalizeText } from '../../../parser/lexicon/fold.ts'
import { type HeadingKey, matchStandardHeading } from '../../lexicon/headings.ts'
import { PERSONAL_DATA } from '../../lexicon/personal-data.ts'
import { findRangeDates } from '../date-ranges.ts'
import { toAlphanumeric, toLinePrefix } from '../text.ts'
import { listWords } from './page-words.ts'
import { isPlaceLine, isPresent, isTextEnd } from './rate-header.ts'
import {
  DOUBTFUL,
  MIN_PROSE_WORDS,
  MIN_SECTION_WORDS,
  type ReadingInput,
  type SectionTexts,
  UNREAD,
} from './reading-input.ts'

const MIN_SUMMARY_WORDS = 12
/** Words of a line above the first heading from which it is prose. */
const MIN_HEADER_WORDS = 5

/** Personal data that stand where a summary is expected. */
const isPersonalData = (text: string): boolean => {
  const plain = normalizeText(text)
  return (
    isPlaceLine(text) ||
    /\b(direccion|domicilio|address|piso|edif(icio)?|depto|dpto|apto|(basic|independent|proficient) user)\b/.test(
      plain,
    ) ||
    PERSONAL_DATA.some(([kind, pattern]) => kind !== 'gender' && pattern.test(plain))
  )
}

/** Prose above the first heading, below the name and the contact data. */
const hasHeaderProse = ({ lines, headings }: ReadingInput): boolean => {
  const end = headings.find(({ key }) => key === 'experience' || key === 'education' || key === 'skills')?.line
  const prose = lines
    .slice(0, end ?? 0)
    .filter(({ text }) => listWords(text).length >= MIN_HEADER_WORDS && !/[@|\d]/.test(text))
  return prose.flatMap(({ text }) => listWords(text)).length >= MIN_SUMMARY_WORDS
}

/** Items of a list, which a summary is put together of. */
const LIST_MARKS = /^[-•–] [^\n]*(?:\n[-•–] |\n[^\n]*\n[-•–] )/

/** Whether a heading of the column beside it stands among the words of a text. */
const hasHeadingWithin = (text: string): boolean =>
  (text.match(/(?<=\p{Ll}[ \n])\p{Lu}{6,}(?= \p{Ll})/gu) ?? []).some((word) => matchStandardHeading(word) !== null)

const LOOSE_END = /^\p{Ll}+(?:\s\S+){4,}/u

/** A heading of a summary that is no standard one. */
const SUMMARY_HEADING = /^\W*(descripcion|presentacion|biografia|bio|quien soy|acerca de mi|about|introduccion)\W*$/

/** Fewer words are the end of a heading. */
const MIN_SUMMARY = 3
/** Sections of entries, which a summary stands in none of. */
const ENTRY_KEYS: ReadonlySet<HeadingKey> = new Set(['experience', 'education', 'projects', 'awards', 'publications'])

/**
 * Whether a summary has a period, stands below the heading of a section of entries, or goes on below lines of other
 * parts: it was put together of several texts.
 */
const isElsewhere = ({ lines, headings, warnings }: ReadingInput, summary: string): boolean => {
  if (findRangeDates([{ text: summary }]).length > 0) return true
  if (warnings.some(({ code }) => code === 'paint-order')) return false
  const whole = toAlphanumeric(summary)
  const texts = lines.map(({ text }) => toAlphanumeric(text))
  const places = summary.split('\n').flatMap((part) => {
    const prefix = toLinePrefix(part)
    const at = prefix === '' ? -1 : texts.findIndex((text) => text.startsWith(prefix))
    return at < 0 ? [] : [at]
  })
  const [first, last] = [places[0], places.at(-1)]
  if (first === undefined || last === undefined) return false
  const { page, column } = lines[first] ?? {}
  const isBeside = (at: number) => lines[at]?.page === page && lines[at]?.column === column
  const above = headings.findLast(({ line }) => line < first && isBeside(line))
  const between = texts.slice(first, last).filter((text, i) => isBeside(first + i) && !whole.includes(text))
  return (above !== undefined && ENTRY_KEYS.has(above.key)) || between.length > MAX_LINES_BETWEEN
}
/** Headings of the parts of one summary. */
const MAX_LINES_BETWEEN = 2

/** Confidence in the summary: a missing one may be prose without a heading; a short one may be personal data. */
export const rateSummary = (input: ReadingInput, texts: SectionTexts): number => {
  const { summary, custom = [] } = input.content.sections
  const words = (texts.get('summary') ?? []).flatMap(listWords)
  // The end of a text that was filed elsewhere.
  const isCut = custom.some(({ title, items }) => title.trim() === '' && items.some((item) => LOOSE_END.test(item)))
  if (summary !== undefined && isPresent(summary)) {
    const isName = toAlphanumeric(input.content.personalInfo.fullName).includes(toAlphanumeric(summary))
    return isName ||
      listWords(summary).length < MIN_SUMMARY ||
      isElsewhere(input, summary) ||
      isCut ||
      isTextEnd(summary) ||
      LIST_MARKS.test(summary) ||
      hasHeadingWithin(summary) ||
      (input.provenance.length > 0 && listWords(summary).length < MIN_SUMMARY_WORDS && !texts.has('summary')) ||
      /^(?:born|nacid[oa])\b|\S@\S/i.test(summary) ||
      (listWords(summary).length < MIN_PROSE_WORDS && isPersonalData(summary))
      ? DOUBTFUL
      : 1
  }
  if (hasHeaderProse(input)) return DOUBTFUL
  if (words.length >= MIN_SECTION_WORDS) return UNREAD
  const hasProse = custom
    .filter((section) => section.title.trim() === '')
    .some(({ items }) => items.some((text) => listWords(text).length >= MIN_SUMMARY_WORDS))
  return hasProse || input.lines.some(({ text }) => SUMMARY_HEADING.test(normalizeText(text))) ? DOUBTFUL : 1
}
