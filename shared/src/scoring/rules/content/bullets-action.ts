import { openingOf, opensWeakly } from '../../lexicon/verb-forms.ts'
import { type Rule, towards } from '../../rule.ts'

const TARGET = 0.75
/** `Gestión de…` names the deed, a verb does it. */
const NOUN = 0.8

export const bulletsAction: Rule = {
  code: 'bullets-action',
  category: 'content',
  needs: 'text',
  measure: ({ statements, language, place }) => {
    const worth = statements.map((s) => {
      const opening = openingOf(s.text, language)
      if (!opening || opensWeakly(s.text, language)) return 0
      return opening.form === 'noun' ? NOUN : 1
    })
    const weak = statements.filter((_, i) => worth[i] === 0)
    return {
      share: towards(
        worth.reduce<number>((sum, n) => sum + n, 0),
        statements.length,
        TARGET,
      ),
      evidence: weak.map((s) => place(s.text, s.path)),
      params: { with: statements.length - weak.length, of: statements.length },
    }
  },
}
