import { countNonNumericWords } from '../../context/text.ts'
import { penaltyRatio } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

const MAX_WORDS = 85

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
  measure: ({ content, proseWords, quote }) => {
    if (proseWords < 10) return null
    const { experience = [], projects = [], summary = '' } = content.sections
    const paragraphs = [
      { text: summary, path: 'summary' },
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
