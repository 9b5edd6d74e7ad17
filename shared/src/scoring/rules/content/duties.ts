import { opensWeakly } from '../../lexicon/verb-forms.ts'
import { fewer, type Rule } from '../../rule.ts'

/** "Responsible for", "Encargado de", "Helped": what there was to do, not what was done. A third of them gains nothing. */
export const duties: Rule = {
  code: 'duties',
  category: 'content',
  needs: 'text',
  measure: ({ statements, language, place }) => {
    if (statements.length === 0) return null
    const weak = statements.filter((s) => opensWeakly(s.text, language))
    return {
      share: fewer(weak.length, Math.max(3, statements.length / 3)),
      evidence: weak.map((s) => place(s.text, s.path)),
      params: { count: weak.length },
    }
  },
}
