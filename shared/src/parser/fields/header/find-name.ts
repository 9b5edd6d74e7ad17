import { fold } from '../../lexicon/fold.ts'
import { isHeadingText } from '../../lexicon/headings.ts'
import { companyScore, roleScore } from '../../lexicon/name-scores.ts'
import { labelled } from '../entries/labelled-values.ts'
import type { PLine } from '../../lines/parsed-line.ts'

export interface FoundName {
  readonly text: string
  readonly lines: readonly PLine[]
  readonly confidence: number
  /** What stands beside the name on its line: `| Contable y auditor interno`. */
  readonly beside?: string
}

const NOT_A_NAME =
  /\b(curriculum|vitae|resume|cv|curriculo|hoja de vida|sample|template|example|page|pagina|confidential|portfolio|updated|actualizad[oa])\b/
/** Letters of names with their particles; one to six words. */
const NAME = /^\p{L}[\p{L}\p{M}'’.ʼ-]*(?:\s+(?:\p{L}[\p{L}\p{M}'’.ʼ-]*|["“(]\p{Lu}[\p{L}-]+["”)])){0,5}$/u
const CREDENTIALS = /,?\s+(?:ph\.?d\.?|m\.?d\.?|mba|pmp|cpa|rn|esq\.?|jr\.?|sr\.?|ii|iii|msc|bsc|pe|mph|dds|cfa)\.?$/i

/** The name of the person: the largest text near the top that looks like a name, with its second line. */
export const findName = (header: readonly PLine[], all: readonly PLine[]): FoundName | undefined => {
  const top = all.filter((line) => line.page === 1 && !header.includes(line)).slice(0, 80)
  const fromHeader = best(header, header)
  const size = Math.max(
    0,
    ...header.filter((l) => l !== fromHeader?.line).map((l) => l.size),
    fromHeader?.line.size ?? 0,
  )
  const bigger = best(
    top.filter((line) => line.size > size * 1.25 && line.size > 0),
    top,
  )
  const found = bigger && (!fromHeader || bigger.line.size > fromHeader.line.size * 1.4) ? bigger : fromHeader
  if (!found) return undefined
  const pool = found === bigger ? top : header
  const { text, lines } = whole(found, pool)
  return {
    text: stripEnds(text),
    lines,
    confidence: found.score >= 2 ? 0.9 : 0.55,
    ...(found.beside && { beside: found.beside }),
  }
}

/** The name that a label tells: `Nombre: Ana Ruiz`, `Apellidos y nombre: Ruiz, Ana`, or surname and name on two lines. */
export const toldName = (lines: readonly PLine[]): FoundName | undefined => {
  const told = lines.flatMap((line) => {
    const found = labelled(line.text)
    return found && NAME.test(found.text.replace(',', '')) ? [{ ...found, line }] : []
  })
  const name = told.find(({ kind }) => kind === 'name')
  if (!name) return undefined
  const surname = told.find(({ kind }) => kind === 'surname')
  const [last = '', first] = name.text.split(/,\s*/)
  const given = first ? `${first} ${last}` : last
  return {
    text: surname ? `${given} ${surname.text}` : given,
    lines: surname ? [name.line, surname.line] : [name.line],
    confidence: 0.95,
  }
}

/** Whether a line only says what kind of paper this is. */
export const isDocumentTitle = (text: string): boolean =>
  /^(?:curriculum(?: vitae)?|curriculo|hoja de vida|cv|resume)$/.test(fold(text))

/** The name with its further lines; a hyphen at a line's end stays within the name. */
const whole = (found: Candidate, pool: readonly PLine[]): Pick<FoundName, 'text' | 'lines'> => {
  const lines = found.rest ? [found.line, found.rest] : [found.line]
  let text = found.text
  while (lines.length < MOST_LINES && !found.beside) {
    const next = continuation(lines.at(-1) ?? found.line, text, pool)
    if (!next) break
    lines.push(next)
    text = /[-\u2010]$/.test(text) ? text + next.text : `${text} ${next.text}`
  }
  return { text, lines }
}

/** A name set in a narrow column takes so many lines at most. */
const MOST_LINES = 3

const stripEnds = (text: string): string => text.replace(/^[\s,;:|·•–-]+|[\s,;:|·•–-]+$/g, '')

interface Candidate {
  readonly line: PLine
  readonly text: string
  readonly score: number
  readonly beside?: string
  /** The line that the title beside the name goes on in. */
  readonly rest?: PLine
}

const best = (lines: readonly PLine[], all: readonly PLine[]): Candidate | undefined => {
  const largest = Math.max(0, ...all.filter((l) => l.page === 1).map((l) => l.size))
  const scored = lines.slice(0, 30).flatMap((line, i) => {
    if (line.page !== 1) return []
    const next = lines[i + 1]
    const { text, beside, wrapped } = nameText(line, next)
    const score = nameScore(text, line, i, largest)
    return score > 0 ? [{ line, text, score, ...(beside && { beside }), ...(wrapped && next && { rest: next }) }] : []
  })
  return scored.sort((a, b) => b.score - a.score)[0]
}

/** The part of a line that may be a name: before a bar, a wide gap or a comma with credentials. */
const nameText = (line: PLine, next: PLine | undefined): { text: string; beside?: string; wrapped?: boolean } => {
  const gapAt = line.parts.findIndex((part, i) => i > 0 && part.gap)
  const whole =
    gapAt > 0
      ? line.parts
          .slice(0, gapAt)
          .map((p) => p.text)
          .join(' ')
      : line.text
  const comma = /^([^,]+),\s+(.+)$/.exec(whole)
  const title = comma?.[2] ?? ''
  const longer = comma && gapAt < 0 && next?.style === line.style ? `${title} ${next.text}` : title
  const wrapped = roleScore(title) < 2 && roleScore(longer) >= 2
  const pieces =
    comma?.[1] && roleScore(longer) >= 2 ? [comma[1], wrapped ? longer : title] : whole.split(/\s*[|•·]\s*|\s+[–—]\s+/)
  const [first = '', ...rest] = pieces
  const text = first.replace(CREDENTIALS, '').trim()
  const beside = rest.join(' ').trim()
  return { text, wrapped, ...(beside && !/[@\d]/.test(beside) && { beside }) }
}

const nameScore = (text: string, line: PLine, at: number, largest: number): number => {
  const folded = fold(text)
  if (!NAME.test(text) || NOT_A_NAME.test(folded) || isHeadingText(text)) return 0
  const words = text.split(/\s+/)
  const proper = words.filter((word) => /^["“(]?\p{Lu}/u.test(word)).length
  const particles = words.filter((word) =>
    /^(de|del|la|las|los|y|i|van|von|da|dos|der|den|di|al|el|bin|ben)$/i.test(word),
  ).length
  if (proper === 0 || proper + particles < words.length) return 0
  let score =
    line.size > 0 && line.size >= largest - 0.5 ? 3 : line.size > 0 ? (line.size / Math.max(1, largest)) * 1.5 : 0
  score += at === 0 ? 1.5 : at <= 2 ? 0.8 : 0
  score += words.length >= 2 && words.length <= 5 ? 1 : 0
  score -= Math.min(3, roleScore(text)) + Math.min(2, companyScore(text))
  return score
}

/** A second line of the name: right under it, in its look. */
const continuation = (line: PLine, text: string, pool: readonly PLine[]): PLine | undefined => {
  if (line.size === 0 || text.split(' ').length > 4) return undefined
  const next = pool.find(
    (l) =>
      l.page === line.page &&
      l.y > line.y &&
      l.y - line.y < 1.9 * line.size &&
      Math.abs(l.size - line.size) < 0.6 &&
      l.index !== line.index,
  )
  if (!next || next.style.split(' ')[1] !== line.style.split(' ')[1]) return undefined
  const body = pool.filter((l) => Math.abs(l.size - line.size) < 0.6).length
  const fits =
    NAME.test(next.text) && /^\p{Lu}/u.test(next.text) && roleScore(next.text) < 1 && !isHeadingText(next.text)
  return fits && body <= MOST_LINES + 1 ? next : undefined
}
