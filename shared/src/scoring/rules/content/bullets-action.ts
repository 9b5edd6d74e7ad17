import { toLinePrefix } from '../../context/text.ts'
import { getOpening, hasWeakOpening } from '../../lexicon/verb-forms.ts'
import { ratioToTarget } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

const TARGET = 0.75
/** Share that an action noun such as `Gestión de…` gains. */
const NOUN_RATIO = 0.8

/**
 * Share of statements, of those that tell something, that open with an action verb; 75 % gains everything. An action noun counts 0.8,
 * another opening what the statement tells. What goes on after a name in bold opens no line and is left out.
 * Source: university resume guides (Harvard, Purdue OWL).
 */
export const bulletsAction = defineRule({
  code: 'bullets-action',
  category: 'content',
  weight: 10,
  needs: 'text',
  field: 'experience',
  restsOn: 'work',
  measure: ({ substance, language, runIns, quote }) => {
    const told = substance.filter(({ statement, value }) => value > 0 && !runIns.has(toLinePrefix(statement.text)))
    const rated = told.map(({ statement, value }) => {
      const opening = hasWeakOpening(statement.text, language) ? null : getOpening(statement.text, language)
      return { statement, opening, ratio: Math.max(value, opening ? (opening.form === 'noun' ? NOUN_RATIO : 1) : 0) }
    })
    const withoutAction = rated.filter(({ opening }) => !opening)
    return {
      ratio: ratioToTarget(
        rated.reduce((sum, { ratio }) => sum + ratio, 0),
        rated.length,
        TARGET,
      ),
      evidence: withoutAction.map(({ statement }) => quote(statement.text, statement.path)),
      params: { with: rated.length - withoutAction.length, of: rated.length },
    }
  },
})
