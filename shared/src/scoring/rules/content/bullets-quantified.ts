import { hasQuantity } from '../../context/work-text/quantities.ts'
import { ratioToTarget } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

const TARGET = 0.3

/**
 * Share of statements with a quantity, or with what shows the scale of a trade without figures (patients, pupils,
 * covers, certificates, machines: 0.75); 30 % gains everything. The first ones count most.
 * Source: Bock (New York Times, 2014), university resume guides (Harvard, Purdue OWL).
 */
export const bulletsQuantified = defineRule({
  code: 'bullets-quantified',
  category: 'content',
  weight: 20,
  needs: 'text',
  field: 'experience',
  restsOn: 'work',
  measure: ({ substance, quote }) => {
    // A line that repeats another may have a figure and still gain nothing.
    const unquantified = substance.filter((t) => t.scale === 0 && !hasQuantity(t.statement.text))
    const scale = substance.reduce((sum, t) => sum + t.scale, 0)
    return {
      ratio: Math.sqrt(ratioToTarget(scale, substance.length, TARGET)),
      evidence: unquantified.map(({ statement }) => quote(statement.text, statement.path)),
      params: {
        with: substance.filter((t) => hasQuantity(t.statement.text)).length,
        of: substance.length,
        // With the evidence of trades without figures.
        scaled: substance.length - unquantified.length,
      },
    }
  },
})
