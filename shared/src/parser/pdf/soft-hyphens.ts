import { unsafeCast } from '../../cast.ts'
import type { ExtractedLine } from '../extracted-document.ts'
import { replaceInLine } from './letter-spaced-words.ts'
import type { PdfOperators } from './pdfjs-types.ts'

const SOFT_HYPHEN = '\u00ad'
/** Between two painted texts, of which the second may be anywhere on the page. */
const BOUNDARY = '\ufffe'
/** Words beside a hyphen, up to the next boundary. */
const WORD_BEFORE = /([\p{L}\p{N}-]{1,20}\s?)\ufffe?$/u
const WORD_AFTER = /^\ufffe?(\s?[\p{L}\p{N}]{1,20})/u
/** Fewer characters may be anywhere in a line. */
const MIN_CHARS = 3

/**
 * The lines of a page with the hyphens that some fonts map to soft hyphens, taken from the page's operators: pdf.js leaves
 * those out, so that `06-05-1994` comes as `06051994`. Hyphens at the end of a line stay away.
 */
export const restoreSoftHyphens = (
  lines: readonly ExtractedLine[],
  page: number,
  operators: PdfOperators,
  ops: Readonly<Record<string, number>>,
): readonly ExtractedLine[] => {
  const painted = readPaintedText(operators, ops)
  if (!painted.includes(SOFT_HYPHEN)) return lines
  const replacements = findReplacements(painted)
  return lines.map((line) =>
    line.page === page ? replacements.reduce((now, [from, to]) => replaceInLine(now, from, to), line) : line,
  )
}

/** Pairs of texts without and with their hyphen, in painting order. The second of two hyphens builds on the first. */
const findReplacements = (painted: string): (readonly [from: string, to: string])[] => {
  const parts = painted.split(SOFT_HYPHEN)
  const found: (readonly [string, string])[] = []
  let before = parts[0] ?? ''
  for (const after of parts.slice(1)) {
    const [, start] = WORD_BEFORE.exec(before) ?? []
    const [, end] = WORD_AFTER.exec(after) ?? []
    if (start && end && start.length + end.length >= MIN_CHARS) found.push([joinParts(start, end), `${start}-${end}`])
    before = `${before}-${after}`
  }
  return found
}

/** The text as pdf.js gives it: without the hyphen, and with one space where there is any. */
const joinParts = (start: string, end: string): string =>
  /\s$/.test(start) || /^\s/.test(end) ? `${start.trimEnd()} ${end.trimStart()}` : start + end

const readPaintedText = ({ fnArray, argsArray }: PdfOperators, ops: Readonly<Record<string, number>>): string => {
  let text = ''
  fnArray.forEach((fn, i) => {
    if (fn !== ops['showText']) return
    const [glyphs] = unsafeCast<[unknown]>(argsArray[i] ?? [], 'arguments of an operator are a list')
    if (!Array.isArray(glyphs)) return
    for (const glyph of unsafeCast<unknown[]>(glyphs, 'a list'))
      if (glyph && typeof glyph === 'object' && 'unicode' in glyph && typeof glyph.unicode === 'string')
        text += glyph.unicode
    text += BOUNDARY
  })
  return text
}
