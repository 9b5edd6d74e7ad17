import { fold } from '../../lexicon/fold.ts'
import { isHeadingText } from '../../lexicon/headings.ts'
import { scoreCompany, scoreRole } from '../../lexicon/name-scores.ts'
import { isContinuation, PERSON_NAME } from '../../lines/line-continuation.ts'
import { findGapSegment, type ParsedLine } from '../../lines/parsed-line.ts'
import { parseLabelledValue } from '../entries/labelled-values.ts'

export interface FoundName {
  readonly text: string
  readonly lines: readonly ParsedLine[]
  /** 0–1. */
  readonly confidence: number
  /** The title beside the name: `| Contable y auditor interno`. */
  readonly beside?: string
}

interface Candidate {
  readonly line: ParsedLine
  readonly text: string
  readonly score: number
  readonly beside?: string
  /** The line that the title beside the name goes on in. */
  readonly wrappedLine?: ParsedLine
}

const NOT_A_NAME =
  /\b(curriculum|vitae|resume|cv|curriculo|hoja de vida|sample|template|example|page|pagina|confidential|portfolio|updated|actualizad[oa])\b/
/** One to six words of letters; a nickname may be in quotes or brackets. */
const NAME = /^\p{L}[\p{L}\p{M}'’.ʼ-]*(?:\s+(?:\p{L}[\p{L}\p{M}'’.ʼ-]*|["“(]\p{Lu}[\p{L}-]+["”)])){0,5}$/u
const PARTICLE = /^(de|del|la|las|los|y|i|van|von|da|dos|der|den|di|al|el|bin|ben)$/i
const CREDENTIALS = /,?\s+(?:ph\.?d\.?|m\.?d\.?|mba|pmp|cpa|rn|esq\.?|jr\.?|sr\.?|ii|iii|msc|bsc|pe|mph|dds|cfa)\.?$/i
/** Lines of a name in a narrow column. */
const MAX_NAME_LINES = 3
/** A name is in the first lines of the header, or of the first page. */
const MAX_HEADER_LINES = 30
const MAX_PAGE_LINES = 80

/** The person's name: the largest text near the top of the first page that fits a name. */
export const findName = (header: readonly ParsedLine[], all: readonly ParsedLine[]): FoundName | undefined => {
  const outside = all.filter((line) => line.page === 1 && !header.includes(line)).slice(0, MAX_PAGE_LINES)
  const inHeader = findBestCandidate(header, header)
  const size = Math.max(0, ...header.map((line) => line.size))
  const larger = findBestCandidate(
    outside.filter((line) => line.size > size * 1.25 && line.size > 0),
    outside,
  )
  const isLarger = larger && (!inHeader || larger.line.size > inHeader.line.size * 1.4)
  const found = isLarger ? larger : inHeader
  if (!found) return undefined
  const { text, lines } = joinNameLines(found, isLarger ? outside : header)
  return {
    text: text.replace(/^[\s,;:|·•–-]+|[\s,;:|·•–-]+$/g, ''),
    lines,
    confidence: found.score >= 2 ? 0.9 : 0.55,
    ...(found.beside && { beside: found.beside }),
  }
}

/** A name after a label: `Nombre: Ana Ruiz`, `Apellidos y nombre: Ruiz, Ana`, or name and surname on two lines. */
export const findLabelledName = (lines: readonly ParsedLine[]): FoundName | undefined => {
  const labelled = lines.flatMap((line) => {
    const value = parseLabelledValue(line.text)
    return value && NAME.test(value.text.replace(',', '')) ? [{ ...value, line }] : []
  })
  const name = labelled.find(({ kind }) => kind === 'name')
  if (!name) return undefined
  const surname = labelled.find(({ kind }) => kind === 'surname')
  const [last = '', first] = name.text.split(/,\s*/)
  const given = first ? `${first} ${last}` : last
  return {
    text: surname ? `${given} ${surname.text}` : given,
    lines: surname ? [name.line, surname.line] : [name.line],
    confidence: 0.95,
  }
}

/** Whether a line is only the kind of document: `Curriculum vitae`. */
export const isDocumentTitle = (text: string): boolean =>
  /^(?:curriculum(?: vitae)?|curriculo|hoja de vida|cv|resume)$/.test(fold(text))

/** The name with its further lines. A hyphen at the end of a line is part of the name. */
const joinNameLines = (found: Candidate, pool: readonly ParsedLine[]): Pick<FoundName, 'text' | 'lines'> => {
  const lines = found.wrappedLine ? [found.line, found.wrappedLine] : [found.line]
  let text = found.text
  while (lines.length < MAX_NAME_LINES && !found.beside) {
    const next = findNextNameLine(lines.at(-1) ?? found.line, text, pool)
    if (!next) break
    lines.push(next)
    text = /[-\u2010]$/.test(text) ? text + next.text : `${text} ${next.text}`
  }
  return { text, lines }
}

const findNextNameLine = (above: ParsedLine, text: string, pool: readonly ParsedLine[]): ParsedLine | undefined => {
  if (above.size === 0 || text.split(' ').length > 4) return undefined
  const line = pool.find((each) => isContinuation(PERSON_NAME, { above, line: each }))
  if (!line) return undefined
  const isName =
    NAME.test(line.text) && /^\p{Lu}/u.test(line.text) && scoreRole(line.text) < 1 && !isHeadingText(line.text)
  const sameSize = pool.filter((each) => Math.abs(each.size - above.size) < 0.6)
  return isName && sameSize.length <= MAX_NAME_LINES + 1 ? line : undefined
}

const findBestCandidate = (lines: readonly ParsedLine[], all: readonly ParsedLine[]): Candidate | undefined => {
  const largest = Math.max(0, ...all.filter((line) => line.page === 1).map((line) => line.size))
  const candidates = lines.slice(0, MAX_HEADER_LINES).flatMap((line, i): Candidate[] => {
    if (line.page !== 1) return []
    const next = lines[i + 1]
    const { text, beside, isWrapped } = splitNameAndTitle(line, next)
    const score = scoreName(text, line, i, largest)
    if (score <= 0) return []
    return [{ line, text, score, ...(beside && { beside }), ...(isWrapped && next && { wrappedLine: next }) }]
  })
  return candidates.sort((a, b) => b.score - a.score)[0]
}

/** The part of a line that may be a name, before a bar, a wide gap or a comma, and the title after it. */
const splitNameAndTitle = (
  line: ParsedLine,
  next: ParsedLine | undefined,
): { text: string; beside?: string; isWrapped: boolean } => {
  const gap = findGapSegment(line)
  const segments = gap > 0 ? line.segments.slice(0, gap) : undefined
  const whole = segments?.map((segment) => segment.text).join(' ') ?? line.text
  const [, beforeComma, title = ''] = /^([^,]+),\s+(.+)$/.exec(whole) ?? []
  const longer = beforeComma && gap < 0 && next?.style === line.style ? `${title} ${next.text}` : title
  const isWrapped = scoreRole(title) < 2 && scoreRole(longer) >= 2
  const [first = '', ...rest] =
    beforeComma && scoreRole(longer) >= 2
      ? [beforeComma, isWrapped ? longer : title]
      : whole.split(/\s*[|•·]\s*|\s+[–—]\s+/)
  const text = first.replace(CREDENTIALS, '').trim()
  const beside = rest.join(' ').trim()
  return { text, isWrapped, ...(beside && !/[@\d]/.test(beside) && { beside }) }
}

/** How well a text fits a name by size, place and words; 0 where its words are no name. `at` counts lines from the top. */
const scoreName = (text: string, line: ParsedLine, at: number, largest: number): number => {
  if (!NAME.test(text) || NOT_A_NAME.test(fold(text)) || isHeadingText(text)) return 0
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
