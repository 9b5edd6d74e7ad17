import { type Rule, towards } from '../../rule.ts'

/** Jobs are told in list items, not in blocks of sentences. */
const TARGET = 0.7

export const listForm: Rule = {
  code: 'list-form',
  category: 'format',
  needs: 'text',
  measure: ({ statements, place }) => {
    if (statements.length === 0) return { share: 0, params: { bullets: 0, of: 0 } }
    const prose = statements.filter((s) => !s.bullet)
    return {
      share: towards(statements.length - prose.length, statements.length, TARGET),
      evidence: prose.map((s) => place(s.text, s.path)),
      params: { bullets: statements.length - prose.length, of: statements.length },
    }
  },
}
