import { ratioToTarget } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

const TARGET = 0.7

/**
 * Share of statements that are list items; 70 % gains everything.
 * Source: Ladders eye-tracking study (2018).
 */
export const listForm = defineRule({
  code: 'list-form',
  category: 'format',
  weight: 8,
  needs: 'text',
  field: 'experience',
  restsOn: 'work',
  measure: ({ told: statements, quote }) => {
    if (statements.length === 0) return { ratio: 0, params: { bullets: 0, of: 0 } }
    const paragraphs = statements.filter((s) => !s.bullet)
    return {
      ratio: ratioToTarget(statements.length - paragraphs.length, statements.length, TARGET),
      evidence: paragraphs.map((s) => quote(s.text, s.path)),
      params: { bullets: statements.length - paragraphs.length, of: statements.length },
    }
  },
})
