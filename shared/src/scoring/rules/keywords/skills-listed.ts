import type { Rule } from '../../rule.ts'

/**
 * A skills section that a parser can read. How many it holds counts only where they are shown at work
 * (`skills-breadth`): a longer list alone gains nothing.
 */
export const skillsListed: Rule = {
  code: 'skills-listed',
  category: 'keywords',
  needs: 'text',
  measure: ({ skills }) => {
    const technical = skills.filter((s) => s.kind === 'technical').length
    if (skills.length === 0) return { share: 0, params: { count: 0 } }
    return { share: technical > 0 ? 1 : 0.4, params: { count: skills.length } }
  },
}
