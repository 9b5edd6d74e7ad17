import { isCompanySuffix } from '../../lexicon/company-suffixes.ts'
import { isRemote } from '../../lexicon/places.ts'
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
  /** Whether a comma, a bar or a dash stands before it, in another font. */
  readonly afterSign?: boolean
  readonly style: string
  /** What its label names: `Empresa: …`. */
  readonly label?: LabelKind
}

const SIGN_AT_END = /[,|·]\s*$/u
const SIGN_AT_START = /^\s*[,|·]/u

/** A name does not end with these words: a wide gap after one does not end the name. */
const OPEN_END = /\s(?:of|de|del|y|en|and)$/i
/** Where only the font changes, a name does not end with these words either. */
const OPEN_END_BEFORE_FONT = /\s(?:of|de|del|y|e|en|and|as|como|el|la|los|las|al|con|para|for|in|the|curso)$/i

const EDGE_PUNCTUATION =
  /^(?:[\s,;:|·•–—()/<>-]|\.\s)+|(?<![\s,;:|·•–—(/<>-])[\s,;:|·•–—(/<>-]+$|(?<=\p{Ll}{4}|\s)\.\s*$/gu

/** `Instructora en la` over the name of a school. */
const OPEN_EMPLOYER = /(?<!\s)\s+(?:en|at)(?:\s+(?:la|el|the))?(?:\s+empresa)?$/iu

/** Removes `– Personal a cargo: 3` after a name. */
const removeNote = (text: string): string => {
  const [, name, note] = /^(.*\S)\s+[-–—|]\s+(?!\s)((?:(?!\s-\s)[^–—|])+)$/u.exec(text) ?? []
  return name && note && parseLabelledValue(note)?.kind === 'note' ? name : text
}

/** How far an entry has come, or how long it took: `(Finalizado)`, `(6 meses)`. */
const STATUS =
  /(?<!\s)\s*[([](?:actual(?:mente|idad)?|en curso|cursando|(?:actualmente )?(?:estudiando|en proceso)|finalizad[oa]s?|terminad[oa]s?|culminad[oa]s?|complet[oa]s?|incomplet[oa]s?|inconclus[oa]s?|graduad[oa]|egresad[oa]|titulad[oa]|in progress|ongoing|completed|unfinished)[)\]]$/iu
/** `(último año)`, `(cursando 5to año)`, `(final year)`: where somebody is in studies. */
const STUDY_YEAR =
  /(?<!\s)\s*[([](?:(?:cursando|currently in)\s)?(?:el\s)?(?:\d{1,2}\s?(?:[eé]?r[oa]?|d[oa]|t[oa]|m[oa]|v[oa]|n[oa]|st|nd|rd|th|[°º.]+)?|[uú]ltimo|final|last|primer|first|segundo|second|tercer|third|cuarto|fourth|quinto|sexto|s[eé]ptimo|octavo|noveno|d[eé]cimo)\s(?:a[nñ]o|year|semestre|semester|ciclo|cuatrimestre|trimestre)[)\]]$/iu
const BRACKETED = /(?<!\s)\s*[([]([^()[\]]{3,24})[)\]]$/u

/** `2. Talleres Ibarra`. */
const ITEM_NUMBER = /^\d{1,2}[.)]\s+(?=\p{Lu})/u

/** `Banco Sur 1 año`, `Banco Sur ~ 7 years`. */
const DURATION_AT_END =
  /(?<=\p{L}\)?|\.)\s(?:[~≈]\s?|aprox\.?\s|approx\.?\s)?\d{1,2}\+?\s(?:a[nñ]os?|mes(?:es)?|years?|yrs?|months?)$/iu

/** `Instituto Olmo. Certificado.` */
const PROOF_AT_END = /(?<=\p{L}{3}|\))\.\s(?:certificad[oa]|certificate|acreditad[oa])\.?$/iu

/** `Taller Alba (120 h` whose bracket ends on the next line. */
const OPEN_NUMBER = /\s\(\d[^()]{0,30}$/u

const removeStatus = (text: string): string => {
  const [all, inside] = BRACKETED.exec(text) ?? []
  return all && inside && isDuration(inside)
    ? text.slice(0, -all.length)
    : text
        .replace(STATUS, '')
        .replace(STUDY_YEAR, '')
        .replace(DURATION_AT_END, '')
        .replace(OPEN_NUMBER, '')
        .replace(PROOF_AT_END, '')
}

/** A name in quotes before a place: `"Hotel Arbea". Vigo. España`. */
const QUOTED_BEFORE_PLACE = /^["“«]([^"”»]{3,60})["”»]\.\s+\p{Lu}[\p{L}. ]{2,40}$/u

/** A name without separators and brackets at its edges, and without a note or a status after it. */
export const trimPunctuation = (text: string): string => {
  const name = removeStatus(text.trim())
    .replace(QUOTED_BEFORE_PLACE, '$1')
    .replace(ITEM_NUMBER, '')
    .replace(EDGE_PUNCTUATION, '')
    .trim()
  const trimmed = removeNote(name.replace(OPEN_EMPLOYER, '')).trim()
  return trimmed.includes('(') || !trimmed.endsWith(')') ? trimmed : trimmed.slice(0, -1).trim()
}

/** The names of title lines without dates, links and durations: split at lines, gaps, fonts and separators. */
export const splitTitleLines = (titleLines: readonly ParsedLine[]): Segment[] =>
  titleLines.flatMap((line) => {
    const labelled = parseLabelledValue(line.body)
    if (labelled) return toLabelledSegment(labelled, line)
    return mergeSegments(withoutDates(line, line.bullet ? withoutBullet(line) : line.segments), line.text)
      .map(({ text, afterGap, style }, i, all) => ({
        text: trimPunctuation(text.replace(EMPTY_BRACKETS, ' ')),
        line: line.index,
        afterGap,
        style,
        ...(i > 0 &&
          /\p{L}/u.test(all[0]?.text ?? '') &&
          (SIGN_AT_END.test(all[i - 1]?.text ?? '') || SIGN_AT_START.test(text)) && { afterSign: true }),
      }))
      .filter(
        ({ text }) =>
          /\p{L}/u.test(text) && !isLink(text) && !isDuration(text) && !isContractKind(text) && !LINK_LABEL.test(text),
      )
  })

/** The segments of a line without its dates, which may extend over several of them. */
const withoutDates = ({ text, dates }: ParsedLine, segments: readonly ParsedSegment[]): readonly ParsedSegment[] => {
  if (!dates) return segments
  let cursor = 0
  return segments.map((segment) => {
    const at = text.indexOf(segment.text, cursor)
    if (at < 0) return { ...segment, text: removeDates(segment.text, text.slice(dates.from, dates.to)) }
    cursor = at + segment.text.length
    const from = Math.max(0, dates.from - at)
    const to = Math.min(segment.text.length, dates.to - at)
    if (from >= to) return segment
    return { ...segment, text: `${segment.text.slice(0, from)} ${segment.text.slice(to)}`.replace(EMPTY_BRACKETS, ' ') }
  })
}

/** Brackets that held dates. */
const EMPTY_BRACKETS = /\([\s,–—-]*\)|\[[\s,–—-]*\]/g

const withoutBullet = (line: ParsedLine): readonly ParsedSegment[] => {
  const bulletChars = line.text.length - line.body.length
  return line.segments.map((segment, i) =>
    i === 0 ? { ...segment, text: segment.text.slice(Math.min(segment.text.length, bulletChars)) } : segment,
  )
}

/** Segments of one name, where only the font or a gap within the name separates them, as one. */
const mergeSegments = (segments: readonly ParsedSegment[], line: string): ParsedSegment[] => {
  const merged: ParsedSegment[] = []
  for (const segment of segments) {
    const last = merged.at(-1)
    const isWord = last !== undefined && isInitial(last, segment) && line.includes(`${last.text}${segment.text}`)
    if (last && isWord) merged[merged.length - 1] = { ...last, text: `${last.text}${segment.text}` }
    else if (last && isSameName(last, segment))
      merged[merged.length - 1] = { ...last, text: `${last.text} ${segment.text}` }
    else merged.push(segment)
  }
  return merged
}

/** `S` and `.` in two fonts. */
const isInitial = (last: ParsedSegment, segment: ParsedSegment): boolean =>
  !segment.afterGap &&
  ((/(?<!\p{L})\p{Lu}$/u.test(last.text) && /^\./.test(segment.text)) ||
    (/\.$/.test(last.text) && /^\p{Lu}$/u.test(segment.text)))

const isSameName = (last: ParsedSegment, segment: ParsedSegment): boolean => {
  if (/[,|·•–—:-]$/.test(last.text.trim()) || /^(?:[,|·•–—(-]|\.\s)/.test(segment.text.trim())) return false
  if (segment.afterGap && !(OPEN_END.test(last.text) && /^\p{Ll}/u.test(segment.text))) return false
  if (!segment.afterGap && OPEN_END_BEFORE_FONT.test(last.text.trim())) return true
  return segment.style === last.style || !/^\p{Lu}/u.test(segment.text)
}

/** A position with what was done in it: `Ayudante de obrador, amasado y limpieza de hornos`. */
const POSITION_AND_DUTIES = /^(?=(?:\S+ ){5})([^,(]{6,}?)\s?[,(]\s?\p{Ll}.*$/su

const toLabelledSegment = ({ kind, text: value }: LabelledValue, line: ParsedLine): Segment[] => {
  const text = kind === 'position' ? value.replace(POSITION_AND_DUTIES, '$1') : value
  const name = trimPunctuation(line.dates ? removeDates(text, line.text.slice(line.dates.from, line.dates.to)) : text)
  if (kind === 'period' || kind === 'duties' || kind === 'note' || !/\p{L}/u.test(name)) return []
  return [{ text: name, line: line.index, afterGap: false, style: line.style, label: kind }]
}

/** `Jornada completa`, `Full-time · On-site`: a kind of contract is no name. */
const CONTRACT_KIND =
  /^(?:(?:otro|contrato|jornada completa|media jornada|jornada parcial|tiempo (?:completo|parcial)|medio tiempo|full[- ]?time|part[- ]?time|home[- ]office|presencial|remoto|remote|h[ií]brido|hybrid|on-?site|contract|permanent|temporary|temporal)(?:\s*[·•|,/()–-]\s*|$))+$/iu

export const isContractKind = (text: string): boolean => !isRemote(text) && CONTRACT_KIND.test(text)

/** What a link to something says: `Github Link`, `Ver certificado`. */
const LINK_LABEL =
  /^(?:(?:github|gitlab|project|journal|paper|live|demo|web|certificate|credential|drive|video|source)\s)?(?:link|url|repo|enlace|website)$|^(?:live demo|see (?:certificate|credential|project)|ver (?:certificado|credencial|proyecto))$/iu

/** An address; `Northgate.io` with a capital is a name. */
const isLink = (text: string): boolean =>
  !text.includes(' ') && !/^\p{Lu}[^/@]*$/u.test(text) && findLinks(text)[0]?.length === text.length

const removeDates = (text: string, dates: string): string => {
  if (text.includes(dates)) return text.replace(dates, ' ').replace(EMPTY_BRACKETS, ' ')
  return dates.includes(text.trim()) ? '' : text
}

const PERSON_SUFFIX = /^(?:jr|sr)\.?$/i
const SEPARATOR = /\s+[|·•–—]\s+|\s+-{1,2}\s+|\s+@\s+|\s+·|\s{2,}/

/** The names in a segment, split at its strongest separator: dashes and bars, then `at`, then commas. */
export const splitSegment = (segment: Segment): Segment[] => {
  const atSeparators = segment.text.split(SEPARATOR)
  const texts = atSeparators.length > 1 ? atSeparators : splitAtWordsAndCommas(segment.text)
  return texts
    .map((text) => ({ ...segment, text: trimPunctuation(text) }))
    .filter(({ text }) => /\p{L}/u.test(text) && !isContractKind(text) && !isDuration(text))
}

const splitAtWordsAndCommas = (text: string): string[] => {
  const [, before, after] = /^(.{3,}?)(?<!\s)\s+(?:at|@)\s+(\p{Lu}.+)$/su.exec(text) ?? []
  if (before && after) return [before, after]
  const names: string[] = []
  for (const name of text.split(/,\s+|,(?=\p{Lu})/u)) {
    const last = names.at(-1)
    const isSuffix = isCompanySuffix(name) || /^C\.\s?A\b/.test(name) || PERSON_SUFFIX.test(name.trim())
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
