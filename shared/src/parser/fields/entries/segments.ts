import { isCompanySuffix } from '../../lexicon/company-suffixes.ts'
import type { ParsedLine, ParsedSegment } from '../../lines/parsed-line.ts'
import { isDuration } from '../dates/dated-lines.ts'
import { findLinks } from '../header/contact-patterns.ts'
import { type LabelKind, type LabelledValue, parseLabelledValue } from './labelled-values.ts'

/** A segment of an entry's title lines: one name whose field is not known yet. */
export interface Segment {
  readonly text: string
  /** Index of its line in the document. */
  readonly line: number
  readonly afterGap: boolean
  readonly style: string
  /** What its label names: `Empresa: …`. */
  readonly label?: LabelKind
}

/** A name does not end with these words: a wide gap after one does not end the name. */
const OPEN_END = /\s(?:of|de|del|y|en|and)$/i

const EDGE_PUNCTUATION = /^(?:[\s,;:|·•–—()/-]|\.\s)+|[\s,;:|·•–—(/-]+$|(?<=\p{Ll}{4})\.\s*$/gu

const trimPunctuation = (text: string): string => {
  const trimmed = text.replace(EDGE_PUNCTUATION, '').trim()
  return trimmed.includes('(') || !trimmed.endsWith(')') ? trimmed : trimmed.slice(0, -1).trim()
}

/** The names of title lines without dates, links and durations: split at lines, gaps, fonts and separators. */
export const splitTitleLines = (titleLines: readonly ParsedLine[]): Segment[] =>
  titleLines.flatMap((line) => {
    const labelled = parseLabelledValue(line.body)
    if (labelled) return toLabelledSegment(labelled, line)
    return mergeSegments(line.bullet ? withoutBullet(line) : line.segments)
      .map(({ text, afterGap, style }) => ({
        text: trimPunctuation(removeDates(text, line)),
        line: line.index,
        afterGap,
        style,
      }))
      .filter(({ text }) => /\p{L}/u.test(text) && !isLink(text) && !isDuration(text))
  })

const withoutBullet = (line: ParsedLine): readonly ParsedSegment[] => {
  const bulletChars = line.text.length - line.body.length
  return line.segments.map((segment, i) =>
    i === 0 ? { ...segment, text: segment.text.slice(Math.min(segment.text.length, bulletChars)) } : segment,
  )
}

/** Segments of one name, where only the font or a gap within the name separates them, as one. */
const mergeSegments = (segments: readonly ParsedSegment[]): ParsedSegment[] => {
  const merged: ParsedSegment[] = []
  for (const segment of segments) {
    const last = merged.at(-1)
    if (last && isSameName(last, segment)) merged[merged.length - 1] = { ...last, text: `${last.text} ${segment.text}` }
    else merged.push(segment)
  }
  return merged
}

const isSameName = (last: ParsedSegment, segment: ParsedSegment): boolean => {
  if (/[,|·•–—:-]$/.test(last.text.trim()) || /^(?:[,|·•–—(-]|\.\s)/.test(segment.text.trim())) return false
  if (segment.afterGap && !(OPEN_END.test(last.text) && /^\p{Ll}/u.test(segment.text))) return false
  return segment.style === last.style || !/^\p{Lu}/u.test(segment.text)
}

const toLabelledSegment = ({ kind, text }: LabelledValue, line: ParsedLine): Segment[] => {
  const name = trimPunctuation(removeDates(text, line))
  if (kind === 'period' || kind === 'duties' || !/\p{L}/u.test(name)) return []
  return [{ text: name, line: line.index, afterGap: false, style: line.style, label: kind }]
}

const isLink = (text: string): boolean => !text.includes(' ') && findLinks(text)[0]?.length === text.length

const removeDates = (text: string, line: ParsedLine): string => {
  if (!line.dates) return text
  const dates = line.text.slice(line.dates.from, line.dates.to)
  if (text.includes(dates)) return text.replace(dates, ' ').replace(/\(\s*\)|\[\s*\]/, ' ')
  if (dates.includes(text.trim()) && text.trim() !== '') return ''
  return removeEndOfDates(text, dates)
}

const YEAR_CHARS = 4

/** Where a font changes within the dates, the next segment starts with their end. */
const removeEndOfDates = (text: string, dates: string): string => {
  for (let at = 1; at <= dates.length - YEAR_CHARS; at++)
    if (/\s/.test(dates[at - 1] ?? '') && text.startsWith(dates.slice(at))) return text.slice(dates.length - at)
  return text
}

const PERSON_SUFFIX = /^(?:jr|sr)\.?$/i
const SEPARATOR = /\s+[|·•–—]\s+|\s+-{1,2}\s+|\s+@\s+|\s+·|\s{2,}/

/** The names in a segment, split at its strongest separator: dashes and bars, then `at`, then commas. */
export const splitSegment = (segment: Segment): Segment[] => {
  const atSeparators = segment.text.split(SEPARATOR)
  const texts = atSeparators.length > 1 ? atSeparators : splitAtWordsAndCommas(segment.text)
  return texts.map((text) => ({ ...segment, text: trimPunctuation(text) })).filter(({ text }) => /\p{L}/u.test(text))
}

const splitAtWordsAndCommas = (text: string): string[] => {
  const [, before, after] = /^(.{3,}?)\s+(?:at|@)\s+(\p{Lu}.+)$/u.exec(text) ?? []
  if (before && after) return [before, after]
  const names: string[] = []
  for (const name of text.split(/,\s+|,(?=\p{Lu})/u)) {
    const last = names.at(-1)
    const isSuffix = isCompanySuffix(name) || PERSON_SUFFIX.test(name.trim())
    if (last !== undefined && isSuffix) names[names.length - 1] = `${last}, ${name}`
    else names.push(name)
  }
  return names
}

/** Segments by the field that their label names (the first of each field), and the segments without one. */
export const takeLabelledSegments = <Field extends string>(
  segments: readonly Segment[],
  fields: Readonly<Partial<Record<LabelKind, Field>>>,
): { labelled: Partial<Record<Field, Segment>>; others: Segment[] } => {
  const labelled: Partial<Record<Field, Segment>> = {}
  const others: Segment[] = []
  for (const segment of segments) {
    const field = segment.label && fields[segment.label]
    if (field && !labelled[field]) labelled[field] = segment
    else others.push(segment)
  }
  return { labelled, others }
}
