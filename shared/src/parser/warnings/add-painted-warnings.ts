import { AppError } from '../../errors.ts'
import type { AbortSignalLike } from '../abort-signal.ts'
import type { ExtractedDocument, ExtractedLine, Warning } from '../extracted-document.ts'
import type { TextRun } from '../lines/text-run.ts'
import { findCoveredRuns } from '../pdf/covered-text.ts'
import type { ExtractedPages } from '../pdf/extract-pages.ts'
import { findUnspacedWords, restoreWordSpaces } from '../pdf/letter-spaced-words.ts'
import type { PdfFile, PdfJs } from '../pdf/pdfjs-types.ts'
import { restoreSoftHyphens } from '../pdf/soft-hyphens.ts'
import { walkOperators } from '../pdf/walk-operators.ts'
import { findDrawnBullets, findMaxBulletedSize } from './drawn-bullets.ts'
import { isBoldFontName, readFontNames } from './font-names.ts'
import { createLineFinder } from './match-painted-text.ts'
import { findPaintedWarnings } from './painted-warnings.ts'
import { toQuote } from './to-quote.ts'

type Lines = ExtractedDocument['lines']

export interface PaintedOptions {
  readonly signal?: AbortSignalLike | undefined
  /** Builds the document of pages without the text that a filled box covers, with the warnings about that text. */
  readonly rebuild?: (pages: ExtractedPages, warnings: readonly Warning[]) => ExtractedDocument
}

/** What painting shows of the lines, by their index, and of the fonts, by pdf.js's id. */
interface PaintedStyles {
  readonly colors: ReadonlyMap<number, string>
  readonly bulleted: ReadonlySet<number>
  readonly fontNames: ReadonlyMap<string, string>
}

const MAX_WARNINGS = 2_000
const MAX_FONTS = 200
const MAX_FONT_INDEX = 10_000

/**
 * The second pass, over each page's operators: bold text and colors of lines, images, hidden text. Returns a document with
 * `hazardsPass` set; damaged pages are skipped. Throws `cancelled` when `signal` aborts.
 */
export const addPaintedWarnings = async (
  document: ExtractedDocument,
  extracted: ExtractedPages,
  file: PdfFile,
  pdfjs: PdfJs,
  { signal, rebuild }: PaintedOptions = {},
): Promise<ExtractedDocument> => {
  const hazards: Warning[] = []
  const covered: Warning[] = []
  const pages = [...extracted.pages]
  const fontNames = new Map<string, string>()
  const colors = new Map<number, string>()
  const bulleted = new Set<number>()
  let lines: readonly ExtractedLine[] = document.lines
  for (const { number } of document.pages) {
    if (signal?.aborted) throw new AppError('cancelled')
    const page = await file.getPage(number).catch(() => undefined)
    const operators = await page?.getOperatorList().catch(() => undefined)
    if (!page || !operators) continue
    const pageRuns = extracted.pages[number - 1]
    lines = restoreWordSpaces(lines, number, findUnspacedWords(pageRuns?.runs ?? []), operators, pdfjs.OPS)
    lines = restoreSoftHyphens(lines, number, operators, pdfjs.OPS)
    const view = page.getViewport({ scale: 1 })
    const painted = walkOperators(operators, pdfjs.OPS, view.transform)
    for (const [id, name] of readFontNames(page, new Set(painted.texts.map((text) => text.font))))
      fontNames.set(id, name)
    const isUpright = (pageRuns?.counts.angle ?? 0) === 0
    const coveredRuns = pageRuns && findCoveredRuns(pageRuns, painted, number, extracted.fonts)
    if (pageRuns && coveredRuns && coveredRuns.size > 0) {
      pages[number - 1] = { ...pageRuns, runs: pageRuns.runs.filter((run) => !coveredRuns.has(run)) }
      covered.push(...[...coveredRuns].map((run) => toCoveredWarning(run, number)))
    }
    const findLine = createLineFinder(document.lines, number, isUpright)
    for (const text of painted.texts) {
      const line = findLine(text)
      if (line !== undefined && text.color && !colors.has(line)) colors.set(line, text.color)
    }
    if (isUpright) for (const i of findDrawnBullets(document.lines, number, painted.fills)) bulleted.add(i)
    hazards.push(...findPaintedWarnings(painted, document, number, view, findLine))
  }
  if (rebuild && covered.length > 0) {
    const visible = { ...extracted, pages }
    return await addPaintedWarnings(rebuild(visible, covered), visible, file, pdfjs, { signal })
  }
  return {
    ...document,
    hazards: [...document.hazards, ...hazards].slice(0, MAX_WARNINGS),
    lines: applyPaintedStyles(lines, extracted, { colors, bulleted, fontNames }),
    meta: { ...document.meta, fonts: [...new Set(fontNames.values())].slice(0, MAX_FONTS), hazardsPass: true },
  }
}

const toCoveredWarning = ({ text }: TextRun, page: number): Warning => ({
  code: 'invisible-text',
  page,
  quote: toQuote(text),
  params: { letters: text.length },
})

/** The lines with bold, color and drawn bullets, and with fonts numbered by name: subsets of one font are one. */
const applyPaintedStyles = (
  lines: readonly ExtractedLine[],
  extracted: ExtractedPages,
  { colors, bulleted, fontNames }: PaintedStyles,
): Lines => {
  const names = [...new Set(fontNames.values())]
  const nameByIndex = new Map([...extracted.fonts].map(([id, index]) => [index, fontNames.get(id)] as const))
  const toFontIndex = (font: number): number => {
    const name = nameByIndex.get(font)
    return name === undefined ? Math.min(MAX_FONT_INDEX, names.length + font) : names.indexOf(name)
  }
  const maxBulletedSize = findMaxBulletedSize(lines)
  return lines.map((line, i) => {
    const name = line.font === undefined ? undefined : nameByIndex.get(line.font)
    const bold = name !== undefined && isBoldFontName(name)
    const color = colors.get(i)
    return {
      ...line,
      bold,
      ...(line.font !== undefined && { font: toFontIndex(line.font) }),
      ...(line.parts && { parts: line.parts.map((part) => ({ ...part, font: toFontIndex(part.font) })) }),
      ...(color && { color }),
      ...(bulleted.has(i) && !bold && line.size <= maxBulletedSize && { mark: true }),
    }
  })
}
