import type { Warning } from '../../../../parser/extracted-document.ts'
import { findWarnings } from '../../../context/warnings.ts'
import { linearRamp } from '../../../ratio.ts'
import { defineRule } from '../../../rule.ts'

/** Replacement character, private use, `(cid:12)`, and spacing accents beside a letter, but not as in `O´Neil`, `D´Oro`, `father´s`. */
const LOST_CHARACTER =
  /\ufffd|[\ue000-\uf8ff]|\(cid:\d+\)|(?<!\p{Lu})[´`¨ˆ˜](?!s\b)\p{L}|(?<!\p{Lu})(?![DLdl]´)\p{L}[´¨ˆ˜](?!s\b)/gu
const ZERO_AT_RATIO = 0.02

/** Characters of one warning, 1 to `most`. A client's own document may carry any text or number as its count. */
const countRepaired = ({ params }: Warning, most: number): number => {
  const count = Math.trunc(Number(params?.['count'] ?? 1))
  return Number.isNaN(count) ? 1 : Math.max(1, Math.min(most, count))
}

/**
 * Share of characters that stand for lost letters, among them ligatures that the parser repaired; 2 % gains
 * nothing.
 * Source: the project's extraction study.
 */
export const cleanCharacters = defineRule({
  code: 'clean-characters',
  category: 'ats',
  weight: 7,
  needs: 'text',
  measure: (context) => {
    const { lines, text, quote } = context
    const letters = text.replace(/\s/g, '').length
    if (letters === 0) return { ratio: 0, params: { count: 0 } }
    const affected = lines.filter((l) => l.text.search(LOST_CHARACTER) >= 0)
    // The parser repairs lost ligatures and reports them; other parsers do not repair them.
    const repaired = findWarnings(context, 'unmappable-glyphs').reduce(
      (sum, warning) => sum + countRepaired(warning, letters),
      0,
    )
    const count = repaired + affected.reduce((sum, l) => sum + (l.text.match(LOST_CHARACTER)?.length ?? 0), 0)
    return {
      ratio: linearRamp(count / letters, 0, ZERO_AT_RATIO),
      evidence: affected.map((l) => quote(l.text)),
      params: { count },
    }
  },
})
