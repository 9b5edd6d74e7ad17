import { AppError } from '../../../errors.ts'

/** A whole export of LinkedIn has some ten thousand cells. */
const MAX_CELLS = 2_000_000

/**
 * The rows of a CSV text (RFC 4180), without empty lines. In linear time; quotes that do not fit are text, and an open
 * one reaches to the end.
 * @throws AppError `too-complex` for more than 2,000,000 cells
 */
export const parseCsv = (text: string): string[][] => {
  const rows: string[][] = []
  let row: string[] = []
  let cells = 0
  let at = text.charCodeAt(0) === BYTE_ORDER_MARK ? 1 : 0
  const endRow = () => {
    if (row.length > 1 || row[0] !== '') rows.push(row)
    row = []
  }
  while (at <= text.length) {
    const { value, end } = text.charCodeAt(at) === QUOTE ? readQuoted(text, at) : readPlain(text, at)
    row.push(value)
    if (++cells > MAX_CELLS) throw new AppError('too-complex')
    if (text.charCodeAt(end) !== COMMA) endRow()
    at = end + (text.startsWith('\r\n', end) ? 2 : 1)
  }
  return rows
}

const BYTE_ORDER_MARK = 0xfeff
const QUOTE = 0x22
const COMMA = 0x2c

interface Cell {
  readonly value: string
  /** Position of the comma or line break after it. */
  readonly end: number
}

const readPlain = (text: string, from: number): Cell => {
  const plain = /[^,\r\n]*/y
  plain.lastIndex = from
  const value = plain.exec(text)?.[0] ?? ''
  return { value, end: from + value.length }
}

const readQuoted = (text: string, from: number): Cell => {
  let close = text.indexOf('"', from + 1)
  while (close >= 0 && text.charCodeAt(close + 1) === QUOTE) close = text.indexOf('"', close + 2)
  if (close < 0) return { value: unescapeQuotes(text.slice(from + 1)), end: text.length }
  const rest = readPlain(text, close + 1)
  return { value: unescapeQuotes(text.slice(from + 1, close)) + rest.value, end: rest.end }
}

const unescapeQuotes = (text: string): string => text.replaceAll('""', '"')
