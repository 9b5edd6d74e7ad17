import type { ExtractedLine } from '../extracted-document.ts'
import type { TextLine } from './text-run.ts'

const MAX_LINE_CHARS = 4_000
const MAX_SEGMENTS = 200

const roundToTenth = (n: number): number => Math.round(n * 10) / 10

/** A line of a page as the document has it, in tenths of a pt. */
export const toExtractedLine = (line: TextLine, page: number): ExtractedLine => {
  const parts = toParts(line)
  return {
    page,
    text: line.text.slice(0, MAX_LINE_CHARS),
    x: roundToTenth(line.x),
    y: roundToTenth(line.y),
    width: roundToTenth(Math.max(0, line.right - line.x)),
    size: roundToTenth(line.size),
    bold: false,
    column: Math.min(20, line.column),
    font: findMainFont(line),
    ...(parts.length > 1 && { parts }),
  }
}

const toParts = (line: TextLine): NonNullable<ExtractedLine['parts']> => {
  const parts: NonNullable<ExtractedLine['parts']> = []
  let from = 0
  for (const part of line.segments.slice(0, MAX_SEGMENTS)) {
    const at = line.text.indexOf(part.text, from)
    if (at < 0 || part.text === '') continue
    parts.push({ at, x: roundToTenth(part.x), font: part.font, gap: part.afterGap })
    from = at + part.text.length
  }
  return parts
}

const findMainFont = (line: TextLine): number => {
  if (line.segments.length === 1) return line.segments[0]?.font ?? 0
  const letters = new Map<number, number>()
  for (const part of line.segments) letters.set(part.font, (letters.get(part.font) ?? 0) + part.text.length)
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}
