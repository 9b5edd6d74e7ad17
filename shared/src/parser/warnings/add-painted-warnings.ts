import { AppError } from '../../errors.ts'
import type { Signal } from '../abort-signal.ts'
import type { PagesRead } from '../extract-pdf.ts'
import type { ExtractedDocument, Warning } from '../extracted-document.ts'
import { spaceWords, unsureWords } from '../pdf/letter-spaced-words.ts'
import type { PdfFile, PdfJs } from '../pdf/pdfjs-types.ts'
import { walkOperators } from '../pdf/walk-operators.ts'
import { bodySize, drawnBullets } from './drawn-bullets.ts'
import { fontNames, isBold } from './font-names.ts'
import { type LineLook, lineFinder } from './match-painted-text.ts'
import { paintedHazards } from './painted-warnings.ts'

/**
 * The second pass, over each page's operators: bold and colours of lines, pictures, text that cannot be seen.
 * Gives a new document with `hazardsPass` set. Pages that fail are passed over.
 */
export const withHazards = async (
  document: ExtractedDocument,
  read: PagesRead,
  file: PdfFile,
  pdfjs: PdfJs,
  signal?: Signal,
): Promise<ExtractedDocument> => {
  const hazards: Warning[] = []
  const names = new Map<string, string>()
  const looks = new Map<number, LineLook>()
  let lines: ExtractedDocument['lines'] = document.lines
  for (const { number } of document.pages) {
    if (signal?.aborted) throw new AppError('cancelled')
    const page = await file.getPage(number).catch(() => undefined)
    const operators = await page?.getOperatorList().catch(() => undefined)
    if (!page || !operators) continue
    lines = spaceWords(lines, number, unsureWords(read.pages[number - 1]?.runs ?? []), operators, pdfjs.OPS)
    const painted = walkOperators(operators, pdfjs.OPS, page.getViewport({ scale: 1 }).transform)
    for (const [id, name] of fontNames(page, new Set(painted.shown.map((s) => s.font)))) names.set(id, name)
    const upright = (read.pages[number - 1]?.counts.angle ?? 0) === 0
    const find = lineFinder(document.lines, number, upright, looks)
    if (upright)
      for (const i of drawnBullets(document.lines, number, painted.fills)) looks.set(i, { ...looks.get(i), mark: true })
    hazards.push(...paintedHazards(painted, document, number, page.getViewport({ scale: 1 }), find))
  }
  return {
    ...document,
    hazards: [...document.hazards, ...hazards].slice(0, 2_000),
    lines: withLooks(lines, read, names, looks),
    meta: { ...document.meta, fonts: [...new Set(names.values())].slice(0, 200), hazardsPass: true },
  }
}

/** Lines with weight, colour and fonts by name: subsets of one font count as one. */
const withLooks = (
  lines: ExtractedDocument['lines'],
  read: PagesRead,
  names: ReadonlyMap<string, string>,
  looks: ReadonlyMap<number, LineLook>,
): ExtractedDocument['lines'] => {
  const list = [...new Set(names.values())]
  const nameOf = new Map([...read.fonts].map(([id, index]) => [index, names.get(id)] as const))
  const number = (font: number): number => {
    const name = nameOf.get(font)
    return name === undefined ? Math.min(10_000, list.length + font) : list.indexOf(name)
  }
  const body = bodySize(lines)
  return lines.map((line, i) => {
    const look = looks.get(i)
    const name = line.font === undefined ? undefined : nameOf.get(line.font)
    const bold = name !== undefined && isBold(name)
    return {
      ...line,
      bold,
      ...(line.font !== undefined && { font: number(line.font) }),
      ...(line.parts && { parts: line.parts.map((part) => ({ ...part, font: number(part.font) })) }),
      ...(look?.color && { color: look.color }),
      ...(look?.mark && !bold && line.size <= body && { mark: true }),
    }
  })
}
