import { ratioToTarget } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

/**
 * Share of certifications with an issuer or a date; 80 % gains everything.
 * Source: university resume guides (Harvard, Purdue OWL).
 */
export const certificationsNamed = defineRule({
  code: 'certifications-named',
  category: 'keywords',
  weight: 3,
  needs: 'text',
  measure: ({ content, quote }) => {
    const all = (content.sections.certifications ?? []).filter((c) => c.name)
    if (all.length === 0) return null
    const unnamed = all.filter((c) => !c.issuer && !c.date)
    return {
      ratio: ratioToTarget(all.length - unnamed.length, all.length, 0.8),
      evidence: unnamed.map((c) => quote(c.name, `certifications/${c.id ?? all.indexOf(c)}`)),
      params: { named: all.length - unnamed.length, of: all.length },
    }
  },
})
