import type { PastedLine } from './line-edits.ts'
import { escapeMarks } from './marks.ts'

/** Bullets of word processors: characters of Unicode, of the Symbol and Wingdings fonts, and letters set for them. */
const GLYPH = /^\s*(?:[•●◦○▪■□‣⁃∙·►▸➢➤✓✔\u{f0b7}\u{f0a7}\u{f0d8}\u{f0fc}]\s*|[-–—*+o§Øü]\s+)(?=\S)/u
const NUMBER = /^\s*\(?(?:\d{1,2}|[a-z])[.)]\s+(?=\S)/i

/**
 * The lines of a pasted text as they are stored: items of lists with `-`, `•`, `*` or numbers, as plain text, Word and
 * Google Docs give them. A line that goes on in lower case belongs to the item above it.
 */
export const parsePastedLines = (raw: string): PastedLine[] => {
  const rows = raw
    .replace(/\r\n?/g, '\n')
    .split(/[\n\u2028\u2029\v]/)
    .filter((row) => row.trim() !== '')
  const isNumbered = rows.filter((row) => NUMBER.test(row)).length > 1
  const lines: { bullet: boolean; text: string }[] = []
  for (const row of rows) {
    const prefix = (GLYPH.exec(row) ?? (isNumbered ? NUMBER.exec(row) : null))?.[0]
    const text = (prefix === undefined ? row : row.slice(prefix.length)).replace(/\s+/g, ' ').trim()
    const last = lines.at(-1)
    if (prefix === undefined && last?.bullet && /^\p{Ll}/u.test(text)) last.text += ` ${text}`
    else lines.push({ bullet: prefix !== undefined, text })
  }
  const hasList = lines.some((line) => line.bullet)
  return lines.map(({ bullet, text }) => ({ bullet: hasList ? bullet : null, text: escapeMarks(text) }))
}
