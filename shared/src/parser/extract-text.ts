import { LIMITS } from '../resume/schema/limits.ts'
import { detectLanguage } from './detect-language.ts'
import { EXTRACTION_VERSION, type ExtractedDocument, type ExtractedLine } from './extracted-document.ts'
import { cleanText } from './pdf/text/clean-text.ts'

const MAX_LINES = 40_000
const MAX_LINE_CHARS = 4_000
/** Tabs, or three spaces or more, are a wide gap. */
const TAB_STOP = /\t+ *| {3,}/g

/** Plain text as a document of one page and one column, with lines of size 0. Text beyond `LIMITS.textChars` is cut off. */
export const extractText = (text: string): ExtractedDocument => {
  const limited = text.slice(0, LIMITS.textChars)
  const lines = limited
    .split(/\r\n|[\r\n\u2028\u2029\f]/)
    .map(toLine)
    .filter((line) => line.text !== '')
    .slice(0, MAX_LINES)
  const language = detectLanguage(lines.map((line) => line.text))
  return {
    version: EXTRACTION_VERSION,
    source: 'text',
    pages: [{ number: 1, width: 0, height: 0, columns: 1 }],
    lines,
    hazards: text.length > limited.length ? [{ code: 'truncated', page: 1 }] : [],
    links: [],
    ...(language && { language }),
    meta: { tagged: false, bytes: text.length, fonts: [], hazardsPass: false },
  }
}

const toLine = (raw: string, row: number): ExtractedLine => {
  const clean = cleanText(raw).trim().slice(0, MAX_LINE_CHARS)
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
