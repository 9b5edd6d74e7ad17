import type { ExtractedDocument, ExtractedLine } from '../extracted-document.ts'
import { type DateRange, findDateRange } from '../fields/dates/find-date-range.ts'
import { findListNumbers } from './list-numbers.ts'

/** A line of an extracted document with what the parser derives from it. Positions and sizes in pt; size 0 is pasted text. */
export interface ParsedLine {
  /** Index into the document's lines. */
  readonly index: number
  readonly page: number
  readonly column: number
  readonly text: string
  /** The text without its bullet. */
  readonly body: string
  readonly bullet: boolean
  readonly segments: readonly ParsedSegment[]
  readonly x: number
  readonly right: number
  /** Baseline, from the top of the page. */
  readonly y: number
  readonly size: number
  /** Font and size as one key. A bold font is another font. */
  readonly style: string
  readonly bold: boolean
  /** Distance to the baseline of the line before, in em (in lines for pasted text); `COLUMN_TOP_LEADING_EM` at a column's top. */
  readonly leading: number
  readonly dates: DateRange | undefined
  /** The lines that it was joined from, where its text wraps. */
  readonly wrapped?: readonly ParsedLine[]
}

export interface ParsedSegment {
  readonly text: string
  readonly style: string
  /** Whether a wide gap, and not only a change of font, comes before it. */
  readonly afterGap: boolean
  readonly x: number
}

const BULLET = /^(?:[•●▪■◦○‣⁃∙·◆◇❖➢➤►▶▸✓✔★☆*»›–—\uf0b7-]|[o+](?=\s+\p{Lu}))\s+(?=\S)|^[•●▪■◦‣⁃◆❖➢►▶✓✔]\s*(?=\S)/u
/** Leading of the first line of a page or a column. */
const COLUMN_TOP_LEADING_EM = 9
const MIN_SIZE_PT = 4

/** The lines of a document, in reading order. */
export const toParsedLines = (document: ExtractedDocument): ParsedLine[] => {
  const numbers = findListNumbers(document.lines)
  return document.lines.map((line, index) => {
    const isText = document.source === 'text'
    return toParsedLine(line, { index, before: document.lines[index - 1], isText, number: numbers.get(line) })
  })
}

interface Place {
  readonly index: number
  readonly before: ExtractedLine | undefined
  readonly isText: boolean
  /** The number of its item in a list, as it is printed. */
  readonly number: string | undefined
}

const toParsedLine = (line: ExtractedLine, { index, before, isText, number }: Place): ParsedLine => {
  const bullet = number ?? BULLET.exec(line.text)?.[0]
  const body = bullet ? line.text.slice(bullet.length) : line.text
  return {
    index,
    page: line.page,
    column: line.column,
    text: line.text,
    body: body.trim(),
    bullet: bullet !== undefined || line.mark === true,
    segments: toSegments(line),
    x: line.x,
    right: line.x + line.width,
    y: line.y,
    size: line.size,
    style: toStyleKey(line.font ?? 0, line.size),
    bold: line.bold,
    leading: measureLeading(line, before, isText),
    dates: findDateRange(line.text) ?? findStatusCell(line),
  }
}

/** `Colegio Alba    En curso`: a cell at the end of a line that only tells that something is not over. */
const findStatusCell = ({ text, parts = [] }: ExtractedLine): DateRange | undefined => {
  const last = parts.at(-1)
  if (!last?.gap || parts.length < 2) return undefined
  const dates = findDateRange(text.slice(last.at).trim())
  return dates && { ...dates, from: dates.from + last.at, to: dates.to + last.at }
}

const toStyleKey = (font: number, size: number): string => `${font} ${Math.round(size * 2) / 2}`

/** A ligature or a sign in a font of its own is a part of its word: `N°7`. */
const isInWord = (text: string, at: number): boolean =>
  /^(?:\p{L}\p{Ll}|[\p{L}\d][°º]|[°º]\d)/u.test(text.slice(at - 1, at + 1))

const toSegments = (line: ExtractedLine): ParsedSegment[] => {
  const { parts } = line
  if (!parts) return [{ text: line.text, style: toStyleKey(line.font ?? 0, line.size), afterGap: false, x: line.x }]
  const whole = parts.filter((part, i) => i === 0 || part.gap || !isInWord(line.text, part.at))
  return whole.map((part, i) => ({
    text: line.text.slice(part.at, whole[i + 1]?.at ?? line.text.length).trim(),
    style: toStyleKey(part.font, line.size),
    afterGap: part.gap,
    x: part.x,
  }))
}

const measureLeading = (line: ExtractedLine, before: ExtractedLine | undefined, isText: boolean): number => {
  if (!before || before.page !== line.page || line.y < before.y) return COLUMN_TOP_LEADING_EM
  if (isText) return line.y - before.y
  return (line.y - before.y) / Math.max(MIN_SIZE_PT, line.size)
}

/** Page and column as one key. */
export const columnKey = (line: ParsedLine): string => `${line.page} ${line.column}`

/** Right edge of the widest line, in pt. */
export const findColumnRight = (lines: readonly ParsedLine[]): number => Math.max(0, ...lines.map((line) => line.right))

/** The line with another text, as one segment in the line's style. */
export const replaceText = (line: ParsedLine, text: string): ParsedLine => ({
  ...line,
  text,
  body: text,
  segments: [{ text, style: line.style, afterGap: false, x: line.x }],
})

/** Index of the first segment after a wide gap, or -1. */
export const findGapSegment = (line: ParsedLine): number =>
  line.segments.findIndex((segment, i) => i > 0 && segment.afterGap)

/** The texts of a line between its wide gaps. */
export const splitAtGaps = (line: ParsedLine): string[] => {
  const texts: string[] = []
  for (const segment of line.segments) {
    if (texts.length === 0 || segment.afterGap) texts.push(segment.text)
    else texts[texts.length - 1] = `${texts.at(-1)} ${segment.text}`
  }
  return texts
}

/** Whether a bracket of the text is still open at its end. */
export const hasOpenBracket = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')')
