import { type Rule, towards } from '../../rule.ts'

/** Four listed skills in ten are seen at work in a bullet. */
const TARGET = 0.4

export const skillsUsed: Rule = {
  code: 'skills-used',
  category: 'keywords',
  needs: 'text',
  measure: ({ skills, place }) => {
    const technical = skills.filter((s) => s.kind === 'technical')
    if (technical.length === 0) return { share: 0, params: { used: 0, listed: 0 } }
    const idle = technical.filter((s) => !s.used)
    const used = technical.length - idle.length
    return {
      share: towards(used, technical.length, TARGET),
      evidence: idle.map((s) => place(s.name, 'skills/technical')),
      params: {
        used,
        listed: technical.length,
        sample: idle
          .slice(0, 4)
          .map((s) => s.name)
          .join(', ')
          .slice(0, 160),
      },
    }
  },
}
