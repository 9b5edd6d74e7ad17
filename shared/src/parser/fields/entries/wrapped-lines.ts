import { companyScore, degreeScore, isPlace, roleScore, schoolScore } from '../../lexicon/name-scores.ts'
import { bodyStyle } from '../../lines/line-style.ts'
import { findSpan } from '../dates/find-date-range.ts'
import { type PLine, wouldNotFit } from '../../lines/parsed-line.ts'

/** The lines of a section, with dates and headings of entries that go on in the next line put together. */
export const joinWrappedLines = (section: readonly PLine[]): PLine[] => joinHeadings(joinDates(section))

/** Each line that goes on with the one above, as it has become, is put to it. */
export const joinWhere = (lines: readonly PLine[], isRest: (before: PLine, line: PLine) => boolean): PLine[] => {
  const out: PLine[] = []
  for (const line of lines) {
    const before = out.at(-1)
    if (before && isRest(before, line)) out[out.length - 1] = joined(before, line)
    else out.push(line)
  }
  return out
}

/** Lines that a range of dates goes across, or whose dates had no room beside the name, are one. */
const joinDates = (lines: readonly PLine[]): PLine[] =>
  joinWhere(lines, (before, line) => !before.span?.isRange && isNext(before, line) && datesGoOn(before, line, lines))

const datesGoOn = (before: PLine, line: PLine, section: readonly PLine[]): boolean => {
  if (line.span?.isRange && !isMonthAtEnd(before.text))
    return (
      !before.span &&
      !before.bullet &&
      isOnlyDates(line) &&
      /^[([]/.test(line.text) &&
      wouldNotFit(line, before, edgeOf(line, section))
    )
  const whole = findSpan(`${before.text} ${line.text}`)
  if (!whole?.isRange || whole.from >= before.text.length || whole.to <= before.text.length + 1) return false
  return /\d{2}/.test(before.text.slice(whole.from)) || isMonthAtEnd(before.text)
}

/** `…, Marzo` over `2015 – Julio 2017`. */
const isMonthAtEnd = (text: string): boolean => {
  const [, word] = /[,.(|·:–—-]\s*(\p{L}{3,}\.?)$/u.exec(text) ?? []
  return word !== undefined && findSpan(`${word} 2020`)?.from === 0
}

/** Whether a line is dates and nothing else. */
export const isOnlyDates = ({ text, span }: PLine): boolean =>
  span !== undefined && (text.slice(0, span.from) + text.slice(span.to)).replace(/[^\p{L}]/gu, '').length < 3

/** Where the lines of a column end, in pt. */
const edgeOf = (line: PLine, section: readonly PLine[]): number =>
  Math.max(...section.filter((l) => l.column === line.column && l.page === line.page).map((l) => l.right))

const isNext = (before: PLine, line: PLine): boolean =>
  (!line.bullet || /^[-–—]/.test(line.text)) &&
  line.page === before.page &&
  line.column === before.column &&
  line.gap <= 1.7

/** Wrapped lines in a look that is not the running text's are one, wherever they stand. */
const joinHeadings = (lines: readonly PLine[]): PLine[] => {
  const { style: plain } = bodyStyle(lines)
  return joinWhere(lines, (before, line) => (line.bold || line.style !== plain) && goesOn(before, line, lines))
}

/** Words that a name does not end with. */
const OPEN_END = /(?:[,&/–-]|\b(?:of|in|and|for|the|de|del|la|en|y|e|para))$/iu

/** Heads with a name that goes on in the next line, because its next word had no room, as one line. */
export const joinWrapped = (head: readonly PLine[], section: readonly PLine[]): PLine[] =>
  joinWhere(head, (before, line) => goesOn(before, line, section))

const goesOn = (before: PLine, line: PLine, section: readonly PLine[]): boolean => {
  if (before.span?.isRange && before.span.from <= 2) return sentenceGoesOn(before, line, section)
  const cell = cellAt(before)
  const left = cell < 0 ? before.parts : before.parts.slice(0, cell)
  if (left.length > 1 || left[0]?.style !== line.style || line.parts.length > 1) return false
  if (line.span || line.bullet || line.gap > 1.7 || /[.:;)]$/.test(left[0]?.text ?? '')) return false
  if (!(cell < 0 ? !before.span && wouldNotFit(line, before, edgeOf(line, section)) : hasNoRoom(before, cell, line)))
    return false
  return OPEN_END.test(left[0]?.text ?? '') || isNameless(line.text)
}

/** `2011 a 2016: Enfermera de planta. Clínica` over `Bofill (Girona).`: names told in a sentence after their dates. */
const sentenceGoesOn = (before: PLine, line: PLine, section: readonly PLine[]): boolean =>
  /^\s*[:.]/.test(before.text.slice(before.span?.to)) &&
  !line.span &&
  !line.bullet &&
  line.gap <= 1.7 &&
  line.parts.length === 1 &&
  Math.abs(line.x - before.x) < 3 &&
  /\.$/.test(line.text) &&
  line.text.split(' ').length <= 8 &&
  !/[.:]$/.test(before.text) &&
  wouldNotFit(line, before, edgeOf(line, section))

/** The first part that stands apart at the right. */
const cellAt = (line: PLine): number => line.parts.findIndex((part, i) => i > 0 && part.gap)

/** Room between a name and the dates at its right, in em; more where the next line starts in lower case, as no name does. */
const SLACK = 0.4
const LOOSE = 5

/** Whether the first word of a line had no room between the name above and the dates at its right. */
const hasNoRoom = (before: PLine, cell: number, line: PLine): boolean => {
  if (!before.span || line.page !== before.page || Math.abs(line.x - before.x) > 1 || line.right <= line.x) return false
  const each = (line.right - line.x) / Math.max(1, line.text.length)
  const name = before.parts[0]?.text ?? ''
  const word = line.text.split(' ')[0] ?? ''
  const slack = /^\p{Ll}/u.test(line.text) ? LOOSE : SLACK
  return before.x + each * (name.length + word.length + 1) > (before.parts[cell]?.x ?? 0) - slack * line.size
}

/** Nothing in it names a job, an employer, a school or a degree; what companies end with (`S.A.`) names nothing by itself. */
const isNameless = (text: string): boolean =>
  SUFFIX.test(text) ||
  (Math.max(roleScore(text), companyScore(text), schoolScore(text), degreeScore(text)) < 1.5 && !isPlace(text))

const SUFFIXES = 's\\.? ?a\\.?|s\\.? ?l\\.?|s\\.? ?a\\.? ?s\\.?|s\\.? ?r\\.? ?l\\.?|inc\\.?|ltd\\.?|ltda\\.?|llc|gmbh'
const SUFFIX = new RegExp(`^(?:${SUFFIXES})$`, 'iu')
const ENDS_IN_SUFFIX = new RegExp(`[\\s,](?:${SUFFIXES})$`, 'iu')

/** Whether a text ends as companies' names do: `Conservas del Segura S.A.` is no sentence. */
export const endsInSuffix = (text: string): boolean => ENDS_IN_SUFFIX.test(text)

/** Two lines as one text; the rest of a name goes before the dates at its right. */
export const joined = (before: PLine, line: PLine): PLine => {
  const cell = cellAt(before)
  if (cell > 0) return withName(before, line, cell)
  const text = `${before.text} ${line.text}`
  const [part] = before.parts
  return {
    ...before,
    text,
    body: `${before.body} ${line.text}`,
    right: Math.max(before.right, line.right),
    y: line.y,
    span: findSpan(text),
    parts: before.parts.length > 1 ? [...before.parts, ...line.parts] : part ? [{ ...part, text }] : [],
  }
}

/** The rest of a name goes before the dates at the right. */
const withName = (before: PLine, line: PLine, cell: number): PLine => {
  const parts = before.parts.map((part, i) => (i === cell - 1 ? { ...part, text: `${part.text} ${line.text}` } : part))
  const text = parts.map((part) => part.text).join(' ')
  return { ...before, text, body: text, parts, y: line.y, span: findSpan(text) }
}
