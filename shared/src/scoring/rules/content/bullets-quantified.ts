import { hasQuantity } from '../../context/quantities.ts'
import { ratioToTarget } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

const TARGET = 0.4

/**
 * Share of statements with a quantity; 40 % gains everything.
 * Source: Bock (New York Times, 2014), university resume guides (Harvard, Purdue OWL).
 */
export const bulletsQuantified = defineRule({
  code: 'bullets-quantified',
  category: 'content',
  weight: 34,
  needs: 'text',
  field: 'experience',
  measure: ({ statements, quote }) => {
    const unquantified = statements.filter((s) => !hasQuantity(s.text))
    const count = statements.length - unquantified.length
    return {
      ratio: ratioToTarget(count, statements.length, TARGET),
      evidence: unquantified.map((s) => quote(s.text, s.path)),
      params: { with: count, of: statements.length },
    }
  },
})
