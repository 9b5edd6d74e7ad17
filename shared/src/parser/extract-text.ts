import { LIMITS } from '../resume/schema/limits.ts'
import { detectLanguage } from './detect-language.ts'
import { EXTRACTION_VERSION, type ExtractedDocument, type ExtractedLine } from './extracted-document.ts'
import { cleanText } from './pdf/text/clean-text.ts'

/** Tabs, or three spaces or more, are a wide gap. */
const TAB_STOP = /\t+ *| {3,}/g

/**
 * Plain text as a document of one page and one column, with lines of size 0. Lines beyond `LIMITS.textLineChars` become
 * several; text beyond `LIMITS.textChars` and `LIMITS.textLines` is left out, with the warning `truncated`.
 */
export const extractText = (text: string): ExtractedDocument => {
  const limited = text.slice(0, LIMITS.textChars)
  const found = limited
    .split(/\r\n|[\r\n\u2028\u2029\f]/)
    .flatMap((raw) => breakLine(cleanText(raw).trim()))
    .map(toLine)
    .filter((line) => line.text !== '')
  const lines = found.slice(0, LIMITS.textLines)
  const isTruncated = text.length > limited.length || found.length > lines.length
  const language = detectLanguage(lines.map((line) => line.text))
  return {
    version: EXTRACTION_VERSION,
    source: 'text',
    pages: [{ number: 1, width: 0, height: 0, columns: 1 }],
    lines,
    hazards: isTruncated ? [{ code: 'truncated', page: 1 }] : [],
    links: [],
    ...(language && { language }),
    meta: { tagged: false, bytes: text.length, fonts: [], hazardsPass: false },
  }
}

/** A text in parts of at most `LIMITS.textLineChars`, broken after a space where the last part of the line has one. */
const breakLine = (text: string): string[] => {
  const parts: string[] = []
  let from = 0
  while (text.length - from > LIMITS.textLineChars) {
    const end = from + LIMITS.textLineChars
    const space = text.lastIndexOf(' ', end)
    const next = space > from ? space + 1 : end - (isHighSurrogate(text, end - 1) ? 1 : 0)
    parts.push(text.slice(from, next).trim())
    from = next
  }
  return [...parts, text.slice(from).trim()]
}

const isHighSurrogate = (text: string, at: number): boolean => (text.charCodeAt(at) & 0xfc00) === 0xd800

const toLine = (clean: string, row: number): ExtractedLine => {
  const parts: NonNullable<ExtractedLine['parts']> = [{ at: 0, x: 0, font: 0, gap: false }]
  let text = ''
  let from = 0
  for (const gap of clean.matchAll(TAB_STOP)) {
    text += `${clean.slice(from, gap.index)} `
    parts.push({ at: text.length, x: 0, font: 0, gap: true })
    from = gap.index + gap[0].length
  }
  text = (text + clean.slice(from)).replace(/ {2}/g, ' ')
  return { page: 1, text, x: 0, y: row, width: 0, size: 0, bold: false, column: 0, ...(parts.length > 1 && { parts }) }
}
