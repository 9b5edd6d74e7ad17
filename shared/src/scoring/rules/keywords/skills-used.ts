import { ratioToTarget } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

const TARGET = 0.4

/**
 * Share of listed technical skills that a statement uses; 40 % gains everything.
 * Source: Bock (New York Times, 2014), how recruiters search by term.
 */
export const skillsUsed = defineRule({
  code: 'skills-used',
  category: 'keywords',
  weight: 10,
  needs: 'text',
  field: 'skills/technical',
  restsOn: 'skills',
  comparesWith: 'work',
  measure: ({ skills, quote }) => {
    const technical = skills.filter((s) => s.kind === 'technical')
    if (technical.length === 0) return { ratio: 0, params: { used: 0, listed: 0 } }
    const unused = technical.filter((s) => !s.used)
    const used = technical.length - unused.length
    return {
      ratio: ratioToTarget(used, technical.length, TARGET),
      evidence: unused.map((s) => quote(s.name, 'skills/technical')),
      params: {
        used,
        listed: technical.length,
        sample: unused
          .slice(0, 4)
          .map((s) => s.name)
          .join(', ')
          .slice(0, 160),
      },
    }
  },
})
