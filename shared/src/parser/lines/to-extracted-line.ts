import type { ExtractedLine } from '../extracted-document.ts'
import type { Line } from './text-run.ts'

const LONGEST = 4_000
const MOST_PARTS = 200

const tenth = (n: number): number => Math.round(n * 10) / 10

/** A laid-out line as it is kept. `top` turns the baseline into the top of the letters, in pt from the page's top. */
export const toReadLine = (line: Line, page: number): ExtractedLine => {
  const parts = partsOf(line)
  return {
    page,
    text: line.text.slice(0, LONGEST),
    x: tenth(line.x),
    y: tenth(line.y),
    width: tenth(Math.max(0, line.right - line.x)),
    size: tenth(line.size),
    bold: false,
    column: Math.min(20, line.column),
    font: mainFont(line),
    ...(parts.length > 1 && { parts }),
  }
}

const partsOf = (line: Line): NonNullable<ExtractedLine['parts']> => {
  const parts: NonNullable<ExtractedLine['parts']> = []
  let from = 0
  for (const part of line.parts.slice(0, MOST_PARTS)) {
    const at = line.text.indexOf(part.text, from)
    if (at < 0 || part.text === '') continue
    parts.push({ at, x: tenth(part.x), font: part.font, gap: part.gap })
    from = at + part.text.length
  }
  return parts
}

const mainFont = (line: Line): number => {
  if (line.parts.length === 1) return line.parts[0]?.font ?? 0
  const letters = new Map<number, number>()
  for (const part of line.parts) letters.set(part.font, (letters.get(part.font) ?? 0) + part.text.length)
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}
