import { hasFigure } from '../../context/figures.ts'
import { type Rule, towards } from '../../rule.ts'

/** Four statements in ten carry a figure: how much, how many, how long. */
const TARGET = 0.4

export const bulletsQuantified: Rule = {
  code: 'bullets-quantified',
  category: 'content',
  needs: 'text',
  measure: ({ statements, place }) => {
    const without = statements.filter((s) => !hasFigure(s.text))
    const count = statements.length - without.length
    return {
      share: towards(count, statements.length, TARGET),
      evidence: without.map((s) => place(s.text, s.path)),
      params: { with: count, of: statements.length },
    }
  },
}
