import { trust } from '../../cast.ts'
import type { Run } from '../layout/run.ts'
import { isTracked, untrack } from '../text/tracked.ts'
import { isHeadingText } from '../words/headings.ts'
import type { PdfJs, PdfPage } from './types.ts'

/** A gap this much wider than the usual one between the letters parts two words, in thousandths of an em. */
const WORD_GAP = 150

/**
 * Letter-spaced text comes from pdf.js with one space between all letters, so where its words end is lost. For such
 * runs that are no heading we know, the page's operators are read: there the real spaces stand.
 */
export const resolveTracked = async (page: PdfPage, pdfjs: PdfJs, runs: readonly Run[]): Promise<void> => {
  const unsure = runs.filter((run) => isTracked(run.text) && !isHeadingText(untrack(run.text)))
  if (unsure.length === 0) return
  const operators = await page.getOperatorList().catch(() => undefined)
  if (!operators) return
  const stream = glyphStream(operators.fnArray, operators.argsArray, pdfjs.OPS)
  const beside = runs.filter(
    (run) => !isTracked(run.text) && SHORT.test(run.text) && unsure.some((other) => looksLike(run, other)),
  )
  for (const run of [...unsure, ...beside]) {
    const spaced = stream.spaced(run.text.replaceAll(' ', ''))
    if (spaced) run.text = spaced
  }
}

/** Two or three single letters: letter-spaced when a longer text in their look is. */
const SHORT = /^(?:\S ){1,2}\S$/u

const looksLike = (a: Run, b: Run): boolean => a.font === b.font && Math.abs(a.size - b.size) < 0.1

interface Glyph {
  readonly unicode: string
  readonly isSpace: boolean
}

/** The letters a page paints, in order, and the gap after each. */
const glyphStream = (fns: readonly number[], args: readonly unknown[], ops: Readonly<Record<string, number>>) => {
  const letters: string[] = []
  const spaceAfter: boolean[] = []
  const gapAfter: number[] = []
  fns.forEach((fn, i) => {
    if (fn !== ops['showText']) return
    const [glyphs] = trust<[unknown]>(args[i] ?? [], 'arguments of an operator are a list')
    if (!Array.isArray(glyphs)) return
    for (const glyph of trust<unknown[]>(glyphs, 'a list')) {
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
    const parts = (i: number) => spaceAfter[at + i] === true || (gapAfter[at + i] ?? 0) > usual + WORD_GAP
    return [...joined].map((c, i) => (i < joined.length - 1 && parts(i) ? `${c} ` : c)).join('')
  }
  return { spaced }
}

const isGlyph = (value: unknown): value is Glyph =>
  typeof value === 'object' && value !== null && 'unicode' in value && typeof value.unicode === 'string'
