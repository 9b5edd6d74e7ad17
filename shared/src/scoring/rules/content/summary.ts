import { plainWordCount } from '../../context/text.ts'
import { between, type Rule } from '../../rule.ts'

/** Words of a summary that is read: two to five lines. */
const FEWEST = 18
const MOST = 90
const TOO_MANY = 200

export const summary: Rule = {
  code: 'summary',
  category: 'content',
  needs: 'text',
  measure: ({ content, place }) => {
    const text = content.sections.summary ?? ''
    const words = plainWordCount(text)
    const share = words < FEWEST ? (words / FEWEST) * 0.7 : Math.max(0.3, between(words, MOST, TOO_MANY))
    return {
      share,
      evidence: words > 0 && share < 1 ? [place(text, 'summary')] : [],
      params: { words, fewest: FEWEST, most: MOST },
    }
  },
}
