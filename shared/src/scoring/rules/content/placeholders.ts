import { isPlaceholder } from '../../lexicon/placeholders.ts'
import { fewer, type Rule } from '../../rule.ts'

const LIMIT = 4

/** Text of a template that was never replaced: lorem ipsum, "Company name", "[Your city]", "xxx@example.com". */
export const placeholders: Rule = {
  code: 'placeholders',
  category: 'content',
  needs: 'text',
  measure: ({ lines, folded, place }) => {
    if (folded.length < 20) return null
    const found = lines.filter((line) => isPlaceholder(line.text))
    return {
      share: fewer(found.length, LIMIT),
      evidence: found.map((line) => place(line.text)),
      params: { count: found.length, sample: found[0]?.text.slice(0, 60) ?? '' },
    }
  },
}
