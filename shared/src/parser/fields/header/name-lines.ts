import { fold } from '../../lexicon/fold.ts'
import { isHeadingText } from '../../lexicon/headings.ts'
import { scoreRole } from '../../lexicon/name-scores.ts'
import { isContinuation, PERSON_NAME } from '../../lines/line-continuation.ts'
import { isCaps } from '../../lines/line-style.ts'
import { type ParsedLine, splitAtGaps } from '../../lines/parsed-line.ts'

export interface FoundName {
  readonly text: string
  readonly lines: readonly ParsedLine[]
  /** 0–1. */
  readonly confidence: number
  /** The title beside the name: `| Contable y auditor interno`. */
  readonly beside?: string
}

/** A text that may be a name, or its largest line. */
export interface NameCandidate {
  readonly line: ParsedLine
  readonly text: string
  readonly score: number
  readonly beside?: string
  /** The line that the title beside the name goes on in. */
  readonly wrappedLine?: ParsedLine
}

export const NOT_A_NAME =
  /\b(curriculum|vitae|resume|cv|curriculo|hoja de vida|sample|template|example|page|pagina|confidential|portfolio|updated|actualizad[oa]|correo|electronico|telefono|telephone|email|direccion|address|nombre|name|apellidos?|cedula|documento|universidad|university|instituto|empresa|estudiante|student)\b/
/** One to six words of letters; a nickname may be in quotes or brackets. */
export const NAME = /^\p{L}[\p{L}\p{M}'’.ʼ-]*(?:\s+(?:\p{L}[\p{L}\p{M}'’.ʼ-]*|["“(]\p{Lu}[\p{L}-]+["”)])){0,5}$/u
/** Lines of a name in a narrow column. */
const MAX_NAME_LINES = 4

/** Shorter words may be in any address. */
const MIN_EMAIL_WORD_CHARS = 4

/** The words of a text that are long enough to be told in an e-mail address, folded. */
export const listLongWords = (text: string): string[] =>
  fold(text)
    .split(' ')
    .filter((word) => word.length >= MIN_EMAIL_WORD_CHARS)

/**
 * The name with its further lines. A hyphen at the end of a line is part of the name. `address` is what stands before the
 * sign of the e-mail address.
 */
export const joinNameLines = (
  found: NameCandidate,
  pool: readonly ParsedLine[],
  address: string,
): Pick<FoundName, 'text' | 'lines'> => {
  const above =
    findSameNameAbove(found.line, pool) ?? (found.text.includes(' ') ? undefined : findNameAbove(found.line, pool))
  const lines = [...(above ? [above] : []), found.line, ...(found.wrappedLine ? [found.wrappedLine] : [])]
  let text = above ? `${above.text} ${found.text}` : found.text
  while (lines.length < MAX_NAME_LINES && !found.beside) {
    const above = lines.at(-1) ?? found.line
    const next = findNextNameLine(above, text, pool) ?? findSurname(above, text, pool, address)
    if (!next) break
    lines.push(next)
    const rest = splitAtGaps(next)[0] ?? next.text
    text = /[-\u2010]$/.test(text) ? text + rest : `${text} ${rest}`
  }
  return { text, lines }
}

const findNextNameLine = (above: ParsedLine, text: string, pool: readonly ParsedLine[]): ParsedLine | undefined => {
  if (above.size === 0 || text.split(' ').length > 4) return undefined
  const line =
    pool.find((each) => isContinuation(PERSON_NAME, { above, line: each })) ??
    pool.find((each) => isLargeBelow(above, each, pool)) ??
    pool.find((each) => isAboutAsLargeBelow(above, each))
  if (!line) return undefined
  const isName = isNamePart(splitAtGaps(line)[0] ?? line.text)
  const sameSize = pool.filter((each) => Math.abs(each.size - above.size) < 0.6)
  return isName && sameSize.length <= MAX_NAME_LINES + 1 ? line : undefined
}

const MAX_GIVEN_NAMES = 2

/** The surname in another size right below the given names, where the e-mail address has a word of both. */
const findSurname = (
  above: ParsedLine,
  text: string,
  pool: readonly ParsedLine[],
  address: string,
): ParsedLine | undefined => {
  const isNamed = (name: string) => listLongWords(name).some((word) => address.includes(word))
  if (text.split(' ').length > MAX_GIVEN_NAMES || !isNamed(text)) return undefined
  return pool.find(
    (line) =>
      line.index === above.index + 1 &&
      line.page === above.page &&
      Math.abs(line.x - above.x) < above.size / 2 &&
      line.y > above.y &&
      line.y - above.y < Math.max(above.size, line.size) * 1.75 &&
      isNamePart(line.text) &&
      isNamed(line.text),
  )
}

export const isNamePart = (text: string): boolean =>
  NAME.test(text) && /^\p{Lu}/u.test(text) && scoreRole(text) < 1 && !isHeadingText(text)

/** The given name in the look of the surname, right above it. */
const findSameNameAbove = (line: ParsedLine, pool: readonly ParsedLine[]): ParsedLine | undefined =>
  pool.find(
    (above) =>
      above.index === line.index - 1 &&
      above.style === line.style &&
      above.size > 0 &&
      isContinuation(PERSON_NAME, { above, line }) &&
      NAME.test(above.text) &&
      /^\p{Lu}/u.test(above.text) &&
      !isHeadingText(above.text) &&
      !NOT_A_NAME.test(fold(above.text)) &&
      pool.filter(({ style }) => style === line.style).length <= MAX_NAME_LINES,
  )

/** The given name in a smaller size, larger than all other text, right above the surname. */
const findNameAbove = (line: ParsedLine, pool: readonly ParsedLine[]): ParsedLine | undefined =>
  pool.find((above) => {
    const others = pool.filter((each) => each !== above && each !== line).map(({ size }) => size)
    return (
      isNamePart(above.text) &&
      above.index === line.index - 1 &&
      above.page === line.page &&
      above.size > 0 &&
      Math.abs(line.x - above.x) < line.size / 2 &&
      above.size > Math.max(0, ...others) * 1.2 &&
      line.y > above.y &&
      line.y - above.y < line.size * 1.75
    )
  })

/** The surname in a size of its own, larger than all other text, right below the name. */
const isLargeBelow = (above: ParsedLine, line: ParsedLine, pool: readonly ParsedLine[]): boolean => {
  const others = pool.filter((each) => each !== above && each !== line).map(({ size }) => size)
  return (
    line.index === above.index + 1 &&
    line.page === above.page &&
    Math.abs(line.x - above.x) < line.size / 2 &&
    line.size > Math.max(0, ...others) * 1.5 &&
    line.size > above.size * 0.7 &&
    line.y > above.y &&
    line.y - above.y < Math.max(above.size, line.size) * 1.75
  )
}

/** Sizes of the lines of one name may differ by this share where a line is fitted to its width. */
const MAX_FITTED_SHARE = 0.06

/** The next line of a name that is fitted to its column: hardly larger or smaller, centered below it, in capitals as it is. */
const isAboutAsLargeBelow = (above: ParsedLine, line: ParsedLine): boolean =>
  line.index === above.index + 1 &&
  line.column === above.column &&
  isCaps(line.text) === isCaps(above.text) &&
  Math.abs(line.size - above.size) <= MAX_FITTED_SHARE * above.size &&
  Math.abs(line.x + line.right - above.x - above.right) < line.size &&
  line.y > above.y &&
  line.y - above.y < line.size * 1.75
