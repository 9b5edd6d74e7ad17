import type { Line } from '../../lines/text-run.ts'

const BROKEN = /(\p{L}+)[-\u2010\u00ad]$/u
const HYPHENS: ReadonlySet<string> = new Set(['-', '\u2010', '\u00ad'])
const REST = /^(\p{Ll}[\p{L}]*)([\s\S]*)$/u

/**
 * Puts words together that were broken at a line's end: the rest of the word moves up. A hyphen that the document also
 * writes inside a line (`full-stack`) stays. Soft hyphens go wherever they stand.
 */
export const joinHyphens = (lines: Line[]): Line[] => {
  let known: Set<string> | undefined
  const isCompound = (word: string): boolean => {
    if (!known) known = compoundsOf(lines)
    return known.has(word)
  }
  for (let i = 0; i + 1 < lines.length; i++) {
    const line = lines[i]
    const next = lines[i + 1]
    if (!line || !next || !HYPHENS.has(line.text.slice(-1)) || !isNext(line, next)) continue
    const head = BROKEN.exec(line.text)
    const tail = head && REST.exec(next.text)
    if (!head?.[1] || !tail?.[1]) continue
    const keep = !line.text.endsWith('\u00ad') && isCompound(`${head[1]}-${tail[1]}`.toLowerCase())
    const stem = keep ? `${line.text.slice(0, -1)}-` : line.text.slice(0, -1)
    moveUp(line, next, stem + tail[1], (tail[2] ?? '').trimStart())
  }
  for (const line of lines) {
    if (!line.text.includes('\u00ad')) continue
    line.text = line.text.replaceAll('\u00ad', '')
    for (const part of line.parts) part.text = part.text.replaceAll('\u00ad', '')
  }
  return lines.filter((line) => line.text !== '')
}

const isNext = (line: Line, next: Line): boolean =>
  line.column === next.column &&
  Math.abs(next.size - line.size) < 1 &&
  next.y > line.y &&
  next.y - line.y < 2.2 * line.size

const moveUp = (line: Line, next: Line, text: string, rest: string): void => {
  const taken = next.text.length - rest.length
  line.text = text
  next.text = rest
  const last = line.parts.at(-1)
  if (last) last.text = text.slice(Math.max(0, text.length - last.text.length - taken + 1))
  const first = next.parts[0]
  if (first) first.text = first.text.slice(Math.min(first.text.length, taken)).trimStart()
}

/** Words that the document writes with a hyphen inside a line. */
const compoundsOf = (lines: readonly Line[]): Set<string> => {
  const found = new Set<string>()
  for (const line of lines) for (const [word] of line.text.matchAll(/\p{L}+-\p{L}+/gu)) found.add(word.toLowerCase())
  return found
}
