import { hasWeakOpening } from '../../lexicon/verb-forms.ts'
import { penaltyRatio } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

/**
 * Statements that open with a duty ("Responsible for", "Encargado de", "Helped"). A third of all statements,
 * and at least 3, gains nothing.
 * Source: Bock (New York Times, 2014), university resume guides (Harvard, Purdue OWL).
 */
export const duties = defineRule({
  code: 'duties',
  category: 'content',
  weight: 4,
  needs: 'text',
  restsOn: 'work',
  measure: ({ statements, language, quote }) => {
    if (statements.length === 0) return null
    const weakStatements = statements.filter((s) => hasWeakOpening(s.text, language))
    return {
      ratio: penaltyRatio(weakStatements.length, Math.max(3, statements.length / 3)),
      evidence: weakStatements.map((s) => quote(s.text, s.path)),
      params: { count: weakStatements.length },
    }
  },
})
