import { fold } from '../../lexicon/fold.ts'
import { isHeadingText } from '../../lexicon/headings.ts'
import { scoreCompany, scoreDegree, scoreRole, scoreSchool } from '../../lexicon/name-scores.ts'
import { hasKnownPlace, isPlace } from '../../lexicon/places.ts'
import { isTool } from '../../lexicon/tool-names.ts'
import { isSentence } from '../../lines/is-sentence.ts'
import type { ParsedLine } from '../../lines/parsed-line.ts'
import { joinAddressBlock } from './address-block.ts'
import { hasContact, hasContactOrLink } from './contact-patterns.ts'
import { type HeaderSegment, removeLabels } from './header-segments.ts'
import { findLabelledAddress, isOtherFact } from './labelled-address.ts'

export interface FoundAddress extends HeaderSegment {
  /** 0–1. */
  readonly confidence: number
}

const MAX_SEGMENT_CHARS = 90
const MAX_ADDRESS_CHARS = 120
const MAX_WORDS = 14
/** A place of this many words may end with a period. */
const MAX_PLACE_WORDS = 4
/** A place stands this few lines from contact data or the name, one without a region nearer. */
const MAX_LINES_FROM_CONTACT = 6
const MAX_LINES_FROM_CONTACT_ALONE = 3
const TOWN_AND_REGION = /^\p{Lu}[\p{L} ]{2,20} [–-] \p{Lu}[\p{L} ]{2,20}$/u
const STREET =
  /^(?=.*\p{L})(?=.*\d).{6,}$|\b(?:calle|avenida|av|avda|plaza|carrera|colonia|barrio|piso|street|st|road|rd|lane|ln|avenue|ave|drive|suite|apt)\b/iu
const POSTAL_CODE_AND_TOWN =
  /^\d{4,5}\s+\p{Lu}[\p{L} .'-]+(?:,\s*\p{Lu}[\p{L} ]+)?$|,\s\d{4,5}\s\p{Lu}[\p{L} .'-]+,\s\p{Lu}[\p{L} ,.]*$|,\s[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/u
/** A number and a street alone: its five digits are no postal code. */
const HOUSE = /^\d+ [\p{L} ]+ (?:street|st|road|rd|lane|ln|avenue|ave|drive)\.?$/iu
/** `Calle 9 # 10-20 barrio Olmo. Tarifa-Sur`: after the street and its number, a full stop before the town. */
const TOWN_AFTER_STOP =
  /^[^.\d]{0,40}\d[^.]{0,50}\p{Ll}{3}\.\s(?!Apt|Casa|Torre|Piso|De?pto|Barrio|Manzana|Lote|Bloque|Urb)\p{Lu}\p{Ll}[\p{L} -]{1,30}$/u
const POSTAL_CODE = /^[A-Z]{0,2}-?\d{4,6}$|^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$|^[A-Z]\d[A-Z] ?\d[A-Z]\d$/

/**
 * The person's place, with the street where it is on the same line. It needs evidence: a label, a city, region or country
 * of the lists, or the form `City, Region` beside contact data.
 */
export const findAddress = (
  segments: readonly HeaderSegment[],
  lines: readonly ParsedLine[],
  fullName: string,
  title: HeaderSegment | undefined,
): FoundAddress | undefined => {
  const labelled = findLabelledAddress(lines)
  if (labelled && hasKnownPlace(labelled.text)) return { ...labelled, confidence: 0.85 }
  const place = findPlace(joinWrapped(segments, fullName), lines, fullName, title)
  if (!labelled) return place && { ...place, text: joinBlock(expandAddress(place, segments), place, lines, fullName) }
  const isBelow = place && place.line.index > labelled.line.index && place.line.index <= labelled.line.index + 3
  if (isBelow) return { ...labelled, text: `${labelled.text}, ${expandAddress(place, segments)}`, confidence: 0.75 }
  const endsWithTown = /\b\d{5}\b|\p{L},\s\p{Lu}/u.test(labelled.text) || TOWN_AFTER_STOP.test(labelled.text)
  const hasTown = labelled.isTown || (endsWithTown && !HOUSE.test(labelled.text))
  return hasTown ? { ...labelled, confidence: 0.75 } : place
}

/** A place that has its line to itself, with the lines of its address around it. */
const joinBlock = (text: string, { line }: FoundAddress, lines: readonly ParsedLine[], fullName: string): string => {
  if (text !== line.text.replace(/[,.;]$/, '')) return text
  const block = joinAddressBlock(line, lines, fullName)
  return block.length <= MAX_ADDRESS_CHARS ? block : text
}

const findPlace = (
  segments: readonly HeaderSegment[],
  lines: readonly ParsedLine[],
  fullName: string,
  title: HeaderSegment | undefined,
): FoundAddress | undefined => {
  const anchors = lines.filter(
    (line) => hasContactOrLink(line.text) || (line.text !== '' && fullName.includes(line.text)),
  )
  const distance = (line: ParsedLine) =>
    Math.min(...anchors.filter(({ page }) => page === line.page).map(({ index }) => Math.abs(index - line.index)))
  const candidates = segments
    .map((segment) => ({ ...segment, text: removeLabels(segment.text) }))
    .filter(
      ({ text, line }) =>
        !fullName.includes(text) &&
        text !== title?.text &&
        text.length <= MAX_SEGMENT_CHARS &&
        couldBeAddress(text) &&
        !HOUSE.test(text) &&
        !isOtherFact(line, lines) &&
        distance(line) <= MAX_LINES_FROM_CONTACT,
    )
  const known = candidates.filter(({ text }) => hasKnownPlace(text) || POSTAL_CODE_AND_TOWN.test(text))
  const full = known.find(({ text }) => /[,\d]|\s[–-]\s|\p{Ll}\. \p{Lu}/u.test(text))
  if (full) return { ...full, confidence: 0.8 }
  const alone = known.find(({ line }) => distance(line) <= MAX_LINES_FROM_CONTACT_ALONE)
  if (alone) return { ...alone, confidence: 0.7 }
  const unknown = candidates.find(
    ({ text, line }) => isPlace(text) && !isOfName(text, fullName) && lines.some((other) => isBeside(line, other)),
  )
  return unknown && { ...unknown, confidence: 0.6 }
}

/** Whether all words are of the name: `Ruiz-Soto, Ana`. */
const isOfName = (text: string, fullName: string): boolean => {
  const words = toWords(fullName)
  return toWords(text).every((word) => words.includes(word))
}

const toWords = (text: string): string[] => fold(text).split(/[^\p{L}]+/u)

/** Whether a line is next to an e-mail address or a phone number, or has one. */
const isBeside = (line: ParsedLine, other: ParsedLine): boolean =>
  other.page === line.page && Math.abs(other.index - line.index) <= 1 && hasContact(other.text)

const couldBeAddress = (text: string): boolean =>
  text.split(' ').length <= MAX_WORDS &&
  /^["“(]?[\p{Lu}\d]|^c\//u.test(text) &&
  /\p{L}{3}/u.test(text) &&
  !/^(?:del?|en|of)\s/iu.test(text) &&
  (text.split(' ').length <= MAX_PLACE_WORDS || !isSentence(text)) &&
  !isHeadingText(text) &&
  !text.split(/,\s*/).some(isTool) &&
  !/[:@]|\b(?:19|20)\d{2}\s*[–-]/.test(text) &&
  scoreRole(text.replace(/ciudad aut[oó]noma/i, '')) < 2 &&
  scoreDegree(text.replace(/\bbs\.? ?as\b/i, '')) < 1.5 &&
  scoreSchool(text) < 2 &&
  scoreCompany(text.replace(/\b(?:centro|center|centre)\b/giu, '')) < 2

/** A place goes on in the next line after a comma, a dash and the first word of many names. */
const OPEN_END =
  /[,–-]$|\b(?:San|Santa|Santo|Buenos|La|El|Los|Las|Nueva|Nuevo|Costa|Puerto|Villa|R[ií]o|New|North|South)$/u

/** The segments, and those at the end of a line with the text that goes on below: `Ciudad Autónoma` over `de Buenos Aires`. */
const joinWrapped = (segments: readonly HeaderSegment[], fullName: string): HeaderSegment[] =>
  segments.flatMap((segment) => {
    const next = segments.find(({ line }) => line.index === segment.line.index + 1)
    const isLast = segment.line.text.replace(/(?<![\s,])[\s,]+$/, '').endsWith(segment.text)
    const isOpen = next && (/^(?:de|del|la)\s/u.test(next.text) || OPEN_END.test(segment.line.text))
    if (!isLast || !isOpen || fullName.includes(next.text) || next.line.column !== segment.line.column) return [segment]
    const separator = segment.line.text.endsWith(',') ? ', ' : ' '
    return [{ ...segment, text: `${segment.text}${separator}${next.text}` }, segment]
  })

const expandAddress = (place: HeaderSegment, segments: readonly HeaderSegment[]): string => {
  const beside = segments.filter(
    ({ text, line }) =>
      line === place.line &&
      (text === place.text ||
        place.text.startsWith(text) ||
        isPartOfAddress(removeLabels(text)) ||
        TOWN_AND_REGION.test(line.text)),
  )
  const address = [...new Set(beside.map(({ text }) => removeLabels(text)))].join(', ')
  return beside.length > 1 && address.length <= MAX_ADDRESS_CHARS && address.includes(place.text) ? address : place.text
}

const isPartOfAddress = (text: string): boolean =>
  POSTAL_CODE.test(text) ||
  (couldBeAddress(text) &&
    !/\d{1,2}[/.]\d{1,2}[/.]\d{2,4}|^[^\s_-]*[-_]\S*$/.test(text) &&
    (hasKnownPlace(text) || STREET.test(text)))
