import { fold } from '../../lexicon/fold.ts'
import { isHeadingText } from '../../lexicon/headings.ts'
import { scoreCompany, scoreRole } from '../../lexicon/name-scores.ts'
import { hasKnownPlace } from '../../lexicon/places.ts'
import { findGapSegment, type ParsedLine } from '../../lines/parsed-line.ts'
import { parseLabelledValue } from '../entries/labelled-values.ts'
import { EMAIL, hasContactOrLink } from './contact-patterns.ts'
import {
  type FoundName,
  isNamePart,
  joinNameLines,
  listLongWords,
  NAME,
  type NameCandidate,
  NOT_A_NAME,
} from './name-lines.ts'

const PARTICLE = /^(de|del|la|las|los|y|i|van|von|da|dos|der|den|di|al|el|bin|ben)$/i
/** Academic titles and forms of address before a name; doctors keep theirs. */
const TITLE =
  /^(?:(?:lic(?:da|do)?|ing|mtr[oa]|prof(?:a|esora?)?|arq|abog|c\.p|cpa|mgtr|mgs|mg|mag|msc|phd|econ|eng|mrs?|ms|sra?|srta|d[ñn]?a|d|psic|tec|t\.s\.u|tsu)\.|(?:dra?|mrs?|ing|lic|don|doña)\s)\s*(?!(?:en|in)\s)(?=\p{L}{2})/iu
/** `Curriculum vitae de`, `CV -`, `Hoja de vida:` before a name. */
const DOCUMENT_TITLE =
  /^(?:curr[ií]cul[uo]m?\s+v[ií]tae|curr[ií]culum|c\.?v\.?|hoja de vida|r[eé]sum[eé])(?:\s*[-–:|]\s*|\s+(?:de|of|del|da)\s+|\s+)(?=\p{Lu})/iu
/** `Ana Ruiz: Summary Curriculum Vitae`, `Ana Ruiz – CV`. */
const DOCUMENT_TITLE_AFTER =
  /(?<=\p{L}\s\p{L}{2,40})(?:\s?[:,–—-]|['’]s)?\s(?:(?:short|brief|full|academic|summary)\s)?(?:curr[ií]culum(?:\sv[ií]tae)?|r[eé]sum[eé]|c\.?v\.?)$/iu
const CREDENTIALS =
  /,?(?<!\s)\s+(?:ph\.?d\.?|m\.?d\.?|mba|pmp|cpa|rn|esq\.?|jr\.?|sr\.?|ii|iii|msc|bsc|pe|mph|dds|cfa|m\.?sc|b\.?sc|mg|lic|ing)\.?$/i
/** Degrees that are initials of a name too, if no comma is before them. */
const DEGREES = /,\s(?:ms|ma|mfa|msn|bsn|dnp|jd|llm|med|edd)\.?$/i
const MAX_CREDENTIALS = 5

const removeCredentials = (name: string): string => {
  let rest = name
  for (let count = 0; count < MAX_CREDENTIALS; count += 1) rest = rest.replace(CREDENTIALS, '').replace(DEGREES, '')
  return rest
}

/** A name is in the first lines of the header, or of the first page. */
const MAX_HEADER_LINES = 30
const MAX_PAGE_LINES = 80

/** The person's name: the largest text near the top of the first page that fits a name. */
export const findName = (header: readonly ParsedLine[], all: readonly ParsedLine[]): FoundName | undefined => {
  const page = findNamePage(all)
  const outside = all.filter((line) => line.page === page && !header.includes(line)).slice(0, MAX_PAGE_LINES)
  const inHeader = findBestCandidate(header, header, page)
  const size = Math.max(0, ...header.map((line) => line.size))
  const larger = findBestCandidate(
    outside.filter((line) => line.size > size * 1.25 && line.size > 0),
    outside,
    page,
  )
  const isLarger = larger && (!inHeader || larger.line.size > inHeader.line.size * 1.4)
  const found = isLarger ? larger : (inHeader ?? findByEmail(all, page))
  if (!found) return undefined
  const { text, lines } = joinNameLines(found, isLarger ? outside : header, findAddressName(all))
  return {
    text: text.replace(/^[\s,;:|·•–-]+|(?<![\s,;:|·•–-])[\s,;:|·•–-]+$/g, ''),
    lines,
    confidence: found.score >= 2 ? 0.9 : 0.55,
    ...(found.beside && { beside: found.beside }),
  }
}

const MIN_NAME_WORDS = 2

/** The name with all its words (`Ana Ruiz`), where a line of contact data has it with more (`Ana Ruiz Soto`). */
export const findFullName = (name: FoundName | undefined, lines: readonly ParsedLine[]): FoundName | undefined => {
  const words = fold(name?.text ?? '').split(' ')
  if (!name || words.length < MIN_NAME_WORDS) return name
  const fuller = lines.find(({ body }) => {
    const own = fold(body).split(' ')
    const isSame =
      own.length > words.length && isInOrder(words, own) && (own[0] === words[0] || /^\p{L}{3,}\s/u.test(body))
    return isSame && isNamePart(body) && !NOT_A_NAME.test(fold(body)) && !hasKnownPlace(body)
  })
  return fuller ? { ...name, text: fuller.body, lines: [...name.lines, fuller] } : name
}

/** Whether `own` holds the words one after the other, others between them or not. */
const isInOrder = (words: readonly string[], own: readonly string[]): boolean =>
  own.reduce((at, word) => (word === words[at] ? at + 1 : at), 0) === words.length

/** The name as the first line below a heading of personal data, where nothing above it is a name. */
export const findContactName = (contact: readonly ParsedLine[]): FoundName | undefined => {
  const [line] = contact
  const text = stripTitle(line?.body.replace(/\.$/, '') ?? '')
  if (!line || !text.includes(' ') || !isNamePart(text) || NOT_A_NAME.test(fold(text)) || hasKnownPlace(text))
    return undefined
  const isCapitalized = text.split(' ').every((word) => /^\p{Lu}/u.test(word) || PARTICLE.test(word))
  return isCapitalized && scoreCompany(text) === 0 ? { text, lines: [line], confidence: 0.55 } : undefined
}

/** A name may be this far from the e-mail address that has its words. */
const MAX_LINES_FROM_EMAIL = 6
/** What stands before the sign of the first e-mail address; empty without one. */
const findAddressName = (lines: readonly ParsedLine[]): string => {
  const line = lines.find(({ text }) => EMAIL.test(text))
  return fold(EMAIL.exec(line?.text ?? '')?.[0].split('@')[0] ?? '')
}

/** A line near an e-mail address that has two of its words, or one long one. */
const findByEmail = (all: readonly ParsedLine[], page: number): NameCandidate | undefined => {
  const email = all.find((line) => line.page === page && EMAIL.test(line.text))
  const address = email ? findAddressName([email]) : ''
  if (!email || address === '') return undefined
  const near = all.filter(({ index }) => Math.abs(index - email.index) <= MAX_LINES_FROM_EMAIL)
  const line = near.find(({ text, bullet }) => {
    const words = listLongWords(text)
    return (
      !bullet &&
      isNamePart(text) &&
      text.includes(' ') &&
      words.length > 0 &&
      words.every((word) => address.includes(word))
    )
  })
  return line && { line, text: line.text, score: 1 }
}

/** The first page, or the next one where that is a cover with only the kind of document. */
const findNamePage = (all: readonly ParsedLine[]): number => all.find(({ text }) => !isDocumentTitle(text))?.page ?? 1

/** A name after a label: `Nombre: Ana Ruiz`, `Apellidos y nombre: Ruiz, Ana`, or name and surname on two lines. */
export const findLabelledName = (lines: readonly ParsedLine[]): FoundName | undefined => {
  const labelled = lines.flatMap((line) => {
    const value = parseLabelledValue(toLabelledText(line))
    const [first = ''] =
      value?.text.split(/\s+[|•●]\s*|\s{2,}|\s(?=\p{Lu}\p{L}{2,14}(?:\s\p{Ll}{1,12}){0,3}\s?:)/u) ?? []
    const text = stripTitle(first.replace(/(?<![\s.,;])[\s.,;]+$/, ''))
    return value && NAME.test(text.replace(',', '')) ? [{ kind: value.kind, text, line }] : []
  })
  const name = labelled.find(({ kind }) => kind === 'name')
  if (!name) return undefined
  const surname = labelled.find(({ kind }) => kind === 'surname')
  const [last = '', first] = name.text.split(/,\s*/)
  const given = first ? `${first} ${last}` : last
  const rest = surname ? surname : findRestOfName(given, name.line, lines)
  return {
    text: rest ? `${given} ${rest.text}` : given,
    lines: rest ? [name.line, rest.line] : [name.line],
    confidence: 0.95,
  }
}

/** The line with its label before a colon, where the label is a cell of its own: `NOMBRE/APELLIDO  Ana Ruiz`. */
const toLabelledText = (line: ParsedLine): string => {
  const [first, ...others] = line.segments
  if (!first || others.length === 0 || line.body.includes(':')) return line.body
  return `${first.text.replace('/', ' y ')}: ${others.map(({ text }) => text).join(' ')}`
}

/** The second line of a name of one or two words after a label. */
const findRestOfName = (
  given: string,
  line: ParsedLine,
  lines: readonly ParsedLine[],
): { text: string; line: ParsedLine } | undefined => {
  const next = lines.find(({ index, column }) => index === line.index + 1 && column === line.column)
  if (!next || given.split(' ').length > 2 || next.bullet || next.style !== line.segments.at(-1)?.style)
    return undefined
  const isName = NAME.test(next.text) && next.text.split(' ').every((word) => /^\p{Lu}/u.test(word))
  return isName && scoreRole(next.text) < 1 && !isHeadingText(next.text) ? { text: next.text, line: next } : undefined
}

const stripTitle = (text: string): string => text.replace(TITLE, '').replace(TITLE, '')

/** Whether a line is only the kind of document: `Curriculum vitae`. */
export const isDocumentTitle = (text: string): boolean =>
  /^(?:curriculum(?: vitae)?|vitae|curriculo|hoja de vida|cv|resume)$/.test(fold(text))

const findBestCandidate = (
  lines: readonly ParsedLine[],
  all: readonly ParsedLine[],
  page: number,
): NameCandidate | undefined => {
  const largest = Math.max(0, ...all.filter((line) => line.page === page).map((line) => line.size))
  const candidates = lines.slice(0, MAX_HEADER_LINES).flatMap((line, i): NameCandidate[] => {
    if (line.page !== page) return []
    const next = lines[i + 1]
    const { text, beside, isWrapped } = splitNameAndTitle(line, next)
    const score = scoreName(text, line, i, largest)
    if (score <= 0) return []
    return [{ line, text, score, ...(beside && { beside }), ...(isWrapped && next && { wrappedLine: next }) }]
  })
  return candidates.sort((a, b) => b.score - a.score)[0]
}

/** `Ruiz Soto, Ana`, `Ruiz, Ana M.`. */
const SURNAME_FIRST = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?, \p{Lu}[\p{L}'’-]+(?: \p{Lu}(?:[\p{L}'’-]+|\.))?$/u
/** A date of birth, an age or pronouns after a name. */
const AGE = /(?<!\s)\s*\((?:[\d/. -]+(?:a[nñ]os|years)?|(?:she|he|they|ella|[eé]l|elle)\s?\/\s?\p{L}+)\)\s*$/iu

/** The name in another script: `Mei Lin (林美)`. */
const FOREIGN_NAME = /(?<!\s)\s*[(（]\p{Lo}[\p{Lo} ]{0,20}[)）]$/u

/** `J U A N   R U I Z` without the spaces in its words, `Ana R uiz` without the one before small capitals. */
const joinLetters = (text: string): string =>
  text
    .replace(FOREIGN_NAME, '')
    .replace(/^[<[{|/*~"«\s]+(?=\p{L})|(?<=\p{L})[>\]}|/*~"»\s]+$|(?<!\s)\s*\(\s*(?:\)\s*)?$/gu, '')
    .replace(/(?<!\p{L})(?:\p{Lu} ){2,}\p{Lu}(?!\p{L})/gu, (letters) => letters.replaceAll(' ', ''))
    .replace(/(?<= )(\p{Lu}) (\p{Ll}{2,})$/u, '$1$2')

/** A caption of a link after a name: `Ana Ruiz LinkedIn | GitHub`. */
const LINK_CAPTION = /(?<=\p{L}{2}) (?:linkedin|github|portfolio|portafolio)(?![\p{L}./]).*$/isu

/** `Ana     Ruiz` over `Soto`: a name whose lines are justified. */
const isJustifiedName = (line: ParsedLine, next: ParsedLine | undefined): boolean =>
  line.size > 0 &&
  next?.style === line.style &&
  next.index === line.index + 1 &&
  isNamePart(line.text) &&
  isNamePart(next.text) &&
  line.segments.every(({ text, style }) => style === line.style && isNamePart(text) && !hasKnownPlace(text))

/** Index of the segment in another font with contact data, after text without any, or -1: `Ana Ruiz Web: ana.example`. */
const findContactSegment = ({ segments }: ParsedLine): number =>
  segments.findIndex((segment, i) => i > 0 && segment.style !== segments[0]?.style && hasContactOrLink(segment.text))

/** The part of a line that may be a name, before a bar, a wide gap or a comma, and the title after it. */
const splitNameAndTitle = (
  line: ParsedLine,
  next: ParsedLine | undefined,
): { text: string; beside?: string; isWrapped: boolean } => {
  const wide = findGapSegment(line)
  const gap = wide > 0 ? wide : findContactSegment(line)
  const segments = gap > 0 && !isJustifiedName(line, next) ? line.segments.slice(0, gap) : undefined
  const printed = (segments?.map((segment) => segment.text).join(' ') ?? line.text).replace(LINK_CAPTION, '')
  const whole = removeCredentials(
    joinLetters(printed.replace(DOCUMENT_TITLE, '').replace(DOCUMENT_TITLE_AFTER, '').replace(AGE, '')),
  )
  const [, beforeBracket, bracket = ''] = /^([^()]+)\(([^()]+)\)$/u.exec(whole) ?? []
  if (beforeBracket && scoreRole(bracket) >= 1)
    return { text: stripTitle(beforeBracket.trim()), beside: bracket, isWrapped: false }
  if (SURNAME_FIRST.test(whole) && scoreRole(whole) < 1 && scoreCompany(whole) === 0 && !hasKnownPlace(whole))
    return { text: whole, isWrapped: false }
  const [, beforeComma, title = ''] = /^([^,]+),\s+(.+)$/s.exec(whole) ?? []
  const longer = beforeComma && gap < 0 && next?.style === line.style ? `${title} ${next.text}` : title
  const isWrapped = scoreRole(title) < 2 && scoreRole(longer) >= 2
  const [first = '', ...rest] =
    beforeComma && scoreRole(longer) >= 2
      ? [beforeComma, isWrapped ? longer : title]
      : whole.split(/(?:(?<!\s)\s+)?[|•·]\s*|(?<!\s)\s+[–—]\s+/)
  const text = stripTitle(removeCredentials(first).trim())
  const beside = rest.join(' ').trim()
  return { text, isWrapped, ...(beside && !/[@\d]/.test(beside) && { beside }) }
}

/** How well a text fits a name by size, place and words; 0 where its words are no name. `at` counts lines from the top. */
const scoreName = (text: string, line: ParsedLine, at: number, largest: number): number => {
  if (!NAME.test(text.replace(SURNAME_FIRST, (name) => name.replace(',', '')).replace(/,$/, ''))) return 0
  if (NOT_A_NAME.test(fold(text)) || isHeadingText(text)) return 0
  const words = text.split(/\s+/)
  const capitalized = words.filter((word) => /^["“(]?\p{Lu}/u.test(word)).length
  const particles = words.filter((word) => PARTICLE.test(word)).length
  if (capitalized === 0 || capitalized + particles < words.length) return 0
  const isLargest = line.size > 0 && line.size >= largest - 0.5
  const bySize = isLargest ? 3 : (Math.max(0, line.size) / Math.max(1, largest)) * 1.5
  const byPlace = at === 0 ? 1.5 : at <= 2 ? 0.8 : 0
  const byCount = words.length >= 2 && words.length <= 5 ? 1 : 0
  return bySize + byPlace + byCount - Math.min(3, scoreRole(text)) - Math.min(2, scoreCompany(text))
}
