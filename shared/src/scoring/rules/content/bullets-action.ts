import { getOpening, hasWeakOpening } from '../../lexicon/verb-forms.ts'
import { ratioToTarget } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

const TARGET = 0.75
/** Share that an action noun such as `Gestión de…` gains. */
const NOUN_RATIO = 0.8

/**
 * Share of statements, of those that tell something, that open with an action verb; 75 % gains everything. An action noun counts 0.8.
 * Source: university resume guides (Harvard, Purdue OWL).
 */
export const bulletsAction = defineRule({
  code: 'bullets-action',
  category: 'content',
  weight: 10,
  needs: 'text',
  field: 'experience',
  restsOn: 'work',
  measure: ({ told: statements, language, quote }) => {
    const ratios = statements.map((s) => {
      const opening = getOpening(s.text, language)
      if (!opening || hasWeakOpening(s.text, language)) return 0
      return opening.form === 'noun' ? NOUN_RATIO : 1
    })
    const withoutAction = statements.filter((_, i) => ratios[i] === 0)
    return {
      ratio: ratioToTarget(
        ratios.reduce<number>((sum, n) => sum + n, 0),
        statements.length,
        TARGET,
      ),
      evidence: withoutAction.map((s) => quote(s.text, s.path)),
      params: { with: statements.length - withoutAction.length, of: statements.length },
    }
  },
})
