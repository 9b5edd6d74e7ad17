import { hasWeakOpening } from '../../lexicon/verb-forms.ts'
import { penaltyRatio } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

/**
 * Statements that open with a duty ("Responsible for", "Encargado de", "Helped"). As many as a third of
 * the statements that tell something, and at least 3, gain nothing.
 * Source: Bock (New York Times, 2014), university resume guides (Harvard, Purdue OWL).
 */
export const duties = defineRule({
  code: 'duties',
  category: 'content',
  weight: 4,
  needs: 'text',
  restsOn: 'work',
  measure: ({ statements, told, language, quote }) => {
    const weakStatements = statements.filter((s) => hasWeakOpening(s.text, language))
    if (told.length + weakStatements.length === 0) return null
    return {
      ratio: told.length === 0 ? 0 : penaltyRatio(weakStatements.length, Math.max(3, told.length / 3)),
      evidence: weakStatements.map((s) => quote(s.text, s.path)),
      params: { count: weakStatements.length },
    }
  },
})
