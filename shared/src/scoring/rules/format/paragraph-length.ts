import type { VisibleLine } from '../../context/page-lines.ts'
import { countNonNumericWords, toAlphanumeric } from '../../context/text.ts'
import { penaltyRatio } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

const MAX_WORDS = 85

const BULLET = /^\s*[•◦▪▫●○■□‣∙·►▸▶➢➤✓✔➔→»❖◆◇★*–—-]\s/u

/** Whether a text is a list on the page. */
const hasBullets = (text: string, lines: readonly VisibleLine[]): boolean => {
  const plain = toAlphanumeric(text)
  return lines.filter((line) => BULLET.test(line.text) && plain.includes(toAlphanumeric(line.text))).length >= 2
}

/**
 * Paragraphs of more than 85 words (about six lines); 3 gain nothing.
 * Source: Ladders eye-tracking study (2018).
 */
export const paragraphLength = defineRule({
  code: 'paragraph-length',
  category: 'format',
  weight: 4,
  needs: 'text',
  restsOn: 'work',
  comparesWith: 'summary',
  measure: ({ content, proseWords, lines, quote }) => {
    if (proseWords < 10) return null
    const { experience = [], projects = [], summary = '' } = content.sections
    const paragraphs = [
      ...(hasBullets(summary, lines) ? [] : summary.split('\n').map((text) => ({ text, path: 'summary' }))),
      ...experience.flatMap((e, i) =>
        e.description.split('\n').map((text) => ({ text, path: `experience/${e.id ?? i}/description` })),
      ),
      ...projects.flatMap((p, i) =>
        p.description.split('\n').map((text) => ({ text, path: `projects/${p.id ?? i}/description` })),
      ),
    ]
    const long = paragraphs.filter((b) => countNonNumericWords(b.text) > MAX_WORDS)
    return {
      ratio: penaltyRatio(long.length, 3),
      evidence: long.map((b) => quote(b.text, b.path)),
      params: { count: long.length, longest: MAX_WORDS },
    }
  },
})
