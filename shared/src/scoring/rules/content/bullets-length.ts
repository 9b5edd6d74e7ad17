import { hasFigure } from '../../context/figures.ts'
import { plainWordCount } from '../../context/text.ts'
import { type Rule, towards } from '../../rule.ts'

/** Words, figures not counted. A sentence that says how much may run longer. */
const SHORTEST = 5
const LONGEST = 34
const LONGEST_WITH_FIGURE = 46

export const bulletsLength: Rule = {
  code: 'bullets-length',
  category: 'content',
  needs: 'text',
  measure: ({ statements, place }) => {
    if (statements.length === 0) return null
    const odd = statements.filter((s) => {
      const words = plainWordCount(s.text)
      return words < SHORTEST || words > (hasFigure(s.text) ? LONGEST_WITH_FIGURE : LONGEST)
    })
    return {
      share: towards(statements.length - odd.length, statements.length, 0.9),
      evidence: odd.map((s) => place(s.text, s.path)),
      params: { good: statements.length - odd.length, of: statements.length, shortest: SHORTEST, longest: LONGEST },
    }
  },
}
