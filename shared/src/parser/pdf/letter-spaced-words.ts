import { unsafeCast } from '../../cast.ts'
import type { ExtractedLine } from '../extracted-document.ts'
import { isHeadingText } from '../lexicon/headings.ts'
import type { TextRun } from '../lines/text-run.ts'
import type { PdfOperators } from './pdfjs-types.ts'
import { isLetterSpaced, joinLetterSpacedText } from './text/letter-spacing.ts'

/** A gap between words is this much wider than the median gap between letters. */
const WORD_GAP_MILLI_EM = 150

/**
 * Letter-spaced texts of a page that are no known heading, without their spaces. pdf.js puts one space between all
 * letters, so that the text pass cannot know where their words end.
 */
export const findUnspacedWords = (runs: readonly TextRun[]): string[] =>
  runs
    .filter((run) => isLetterSpaced(run.text) && !isHeadingText(joinLetterSpacedText(run.text)))
    .map((run) => run.text.replaceAll(' ', ''))

/** The lines with spaces between the words of letter-spaced texts, taken from the page's operators. */
export const restoreWordSpaces = (
  lines: readonly ExtractedLine[],
  page: number,
  words: readonly string[],
  operators: PdfOperators,
  ops: Readonly<Record<string, number>>,
): ExtractedLine[] => {
  if (words.length === 0) return [...lines]
  const stream = buildGlyphStream(operators.fnArray, operators.argsArray, ops)
  return lines.map((line) => {
    if (line.page !== page) return line
    let now = line
    for (const word of words) {
      const spaced = stream.spaced(word)
      if (spaced) now = replaceInLine(now, word, spaced)
    }
    return now
  })
}

/** The line with the first `from` in its text replaced, and with its parts moved. */
export const replaceInLine = (line: ExtractedLine, from: string, to: string): ExtractedLine => {
  const at = line.text.indexOf(from)
  if (at < 0 || from === to) return line
  const added = to.length - from.length
  const parts = line.parts?.map((part) => (part.at > at ? { ...part, at: part.at + added } : part))
  return { ...line, text: line.text.slice(0, at) + to + line.text.slice(at + from.length), ...(parts && { parts }) }
}

interface Glyph {
  readonly unicode: string
  readonly isSpace: boolean
}

/** The letters that a page paints, in order, with the gap after each. */
const buildGlyphStream = (fns: readonly number[], args: readonly unknown[], ops: Readonly<Record<string, number>>) => {
  const letters: string[] = []
  const spaceAfter: boolean[] = []
  const gapAfter: number[] = []
  fns.forEach((fn, i) => {
    if (fn !== ops['showText']) return
    const [glyphs] = unsafeCast<[unknown]>(args[i] ?? [], 'arguments of an operator are a list')
    if (!Array.isArray(glyphs)) return
    for (const glyph of unsafeCast<unknown[]>(glyphs, 'a list')) {
      if (typeof glyph === 'number') {
        gapAfter[letters.length - 1] = (gapAfter[letters.length - 1] ?? 0) - glyph
        continue
      }
      if (!isGlyph(glyph)) continue
      if (glyph.isSpace || glyph.unicode.trim() === '') spaceAfter[letters.length - 1] = true
      else letters.push(...glyph.unicode)
    }
  })
  const text = letters.join('')

  const spaced = (joined: string): string | undefined => {
    const at = text.indexOf(joined)
    if (at < 0 || text.length !== letters.length) return undefined
    const gaps = [...joined].slice(0, -1).map((_, i) => gapAfter[at + i] ?? 0)
    const usual = [...gaps].sort((a, b) => a - b)[gaps.length >> 1] ?? 0
    // Spaces after most letters are no ends of words.
    const spaces = [...joined].filter((_, i) => spaceAfter[at + i] === true).length
    if (spaces * 2 > joined.length) return undefined
    const parts = (i: number) => spaceAfter[at + i] === true || (gapAfter[at + i] ?? 0) > usual + WORD_GAP_MILLI_EM
    return [...joined].map((c, i) => (i < joined.length - 1 && parts(i) ? `${c} ` : c)).join('')
  }
  return { spaced }
}

const isGlyph = (value: unknown): value is Glyph =>
  typeof value === 'object' && value !== null && 'unicode' in value && typeof value.unicode === 'string'
