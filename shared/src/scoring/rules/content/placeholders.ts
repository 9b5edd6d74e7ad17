import { isTemplateText } from '../../lexicon/template-text.ts'
import { penaltyRatio } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

const ZERO_AT_LINES = 4

/**
 * Whether a line is the heading of a table, `Degree  School  Year` above a row with a year, or of the lines below:
 * `Job description:`.
 */
const isHeading = (text: string, below: string): boolean =>
  !isTemplateText(below) &&
  ((/^[\p{L}\s]+$/u.test(text) && /\b(19|20)\d{2}\b/.test(below)) ||
    (/^(job|position|employment) descriptions?\s*:$|^descripci[oó]n del? (puesto|cargo|empleo)\s*:$/iu.test(
      text.trim(),
    ) &&
      below !== ''))

/**
 * Lines of template text that were never replaced; 4 gain nothing.
 * Source: the project's extraction study.
 */
export const placeholders = defineRule({
  code: 'placeholders',
  category: 'content',
  weight: 8,
  needs: 'text',
  measure: ({ lines, normalizedText, quote }) => {
    if (normalizedText.length < 20) return null
    const found = lines.filter(
      (line, i) => isTemplateText(line.text) && !isHeading(line.text, lines[i + 1]?.text ?? ''),
    )
    return {
      ratio: penaltyRatio(found.length, ZERO_AT_LINES),
      evidence: found.map((line) => quote(line.text)),
      params: { count: found.length, sample: found[0]?.text.slice(0, 60) ?? '' },
    }
  },
})
