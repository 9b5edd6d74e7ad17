import type { ExtractedDocument, ExtractedLine } from '../extracted-document.ts'
import { findSpan, type Span } from '../fields/dates/find-date-range.ts'

/** A read line as the parser looks at it. */
export interface PLine {
  /** Index into the document's lines. */
  readonly index: number
  readonly page: number
  readonly column: number
  readonly text: string
  /** The text without its bullet. */
  readonly body: string
  readonly bullet: boolean
  readonly parts: readonly PPart[]
  readonly x: number
  readonly right: number
  readonly y: number
  readonly size: number
  /** Font and size as one key: lines of one look have one style (a bold font is another font). */
  readonly style: string
  readonly bold: boolean
  /** White above it compared with its size; large at the top of a column or a page. */
  readonly gap: number
  readonly span: Span | undefined
}

interface PPart {
  readonly text: string
  readonly style: string
  readonly gap: boolean
  readonly x: number
}

const BULLET = /^(?:[•●▪■◦○‣⁃∙·◆◇❖➢➤►▶▸✓✔★☆*»›–—\uf0b7-]|[o+](?=\s+\p{Lu}))\s+(?=\S)|^[•●▪■◦‣⁃◆❖➢►▶✓✔]\s*(?=\S)/u

export const toPLines = (document: ExtractedDocument): PLine[] => {
  const out: PLine[] = []
  document.lines.forEach((line, index) => {
    const before = document.lines[index - 1]
    out.push(toPLine(line, index, before, document.source === 'text'))
  })
  return out
}

const toPLine = (line: ExtractedLine, index: number, before: ExtractedLine | undefined, isText: boolean): PLine => {
  const bullet = BULLET.exec(line.text)
  const body = bullet ? line.text.slice(bullet[0].length) : line.text
  const style = styleOf(line.font ?? 0, line.size)
  return {
    index,
    page: line.page,
    column: line.column,
    text: line.text,
    body: body.trim(),
    bullet: bullet !== null || line.mark === true,
    parts: partsOf(line),
    x: line.x,
    right: line.x + line.width,
    y: line.y,
    size: line.size,
    style,
    bold: line.bold,
    gap: gapOf(line, before, isText),
    span: findSpan(line.text),
  }
}

const styleOf = (font: number, size: number): string => `${font} ${Math.round(size * 2) / 2}`

const partsOf = (line: ExtractedLine): PPart[] => {
  const parts = line.parts
  if (!parts) return [{ text: line.text, style: styleOf(line.font ?? 0, line.size), gap: false, x: line.x }]
  return parts.map((part, i) => ({
    text: line.text.slice(part.at, parts[i + 1]?.at ?? line.text.length).trim(),
    style: styleOf(part.font, line.size),
    gap: part.gap,
    x: part.x,
  }))
}

/** Top of a page or column. */
const FAR = 9

const gapOf = (line: ExtractedLine, before: ExtractedLine | undefined, isText: boolean): number => {
  if (!before || before.page !== line.page || line.y < before.y) return FAR
  if (isText) return line.y - before.y
  return (line.y - before.y) / Math.max(4, line.size)
}

/** Whether the first word of a line had no room at the end of the line above: the two are one wrapped text. */
export const wouldNotFit = (line: PLine, before: PLine, edge: number): boolean => {
  const [word = ''] = line.text.split(' ')
  const each = (line.right - line.x) / Math.max(1, line.text.length)
  return line.right > line.x && before.right + each * (word.length + 1) > edge + 1
}

/** A column by its page and number. */
export const columnOf = (line: PLine): string => `${line.page} ${line.column}`

/** The line with another text, in one look. */
export const withText = (line: PLine, text: string): PLine => ({
  ...line,
  text,
  body: text,
  parts: [{ text, style: line.style, gap: false, x: line.x }],
})

/** Whether a bracket of the text is still open at its end. */
export const opensBracket = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')')
