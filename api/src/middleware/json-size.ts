import { AppError } from '#shared/errors.ts'

/** Values of the largest document that is accepted, twice over. */
const MAX_VALUES = 40_000
const MAX_DEPTH = 40

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const OPENING = [0x5b, 0x7b]
const CLOSING = [0x5d, 0x7d]

/**
 * Throws `request-too-large` for JSON with so many values, or so deep, that parsing and checking it would keep others
 * waiting. One pass over the text, without parsing it.
 */
export const assertFewValues = (json: string): void => {
  let values = 1
  let depth = 0
  for (let i = 0; i < json.length; i++) {
    const code = json.charCodeAt(i)
    if (code === QUOTE) i = findClosingQuote(json, i)
    else if (code === COMMA) values += 1
    else if (OPENING.includes(code)) {
      values += 1
      depth += 1
    } else if (CLOSING.includes(code)) depth -= 1
    if (values > MAX_VALUES || depth > MAX_DEPTH) throw new AppError('request-too-large')
  }
}

/** The index of the quote that ends the string opened at `from`; the length of the text where it stays open. */
const findClosingQuote = (json: string, from: number): number => {
  let at = from
  do {
    at = json.indexOf('"', at + 1)
    if (at === -1) return json.length
  } while (isEscaped(json, at))
  return at
}

/** Whether an odd number of backslashes is before a position. */
const isEscaped = (json: string, at: number): boolean => {
  let start = at
  while (json.charCodeAt(start - 1) === BACKSLASH) start -= 1
  return (at - start) % 2 === 1
}
