import { between, type Rule } from '../../rule.ts'

/** Soft skills are believed when they are few beside what can be tested. */
const FINE = 0.45
const TOO_MUCH = 0.9

export const softSkills: Rule = {
  code: 'soft-skills',
  category: 'keywords',
  needs: 'text',
  measure: ({ skills, place }) => {
    const soft = skills.filter((s) => s.kind === 'soft')
    if (soft.length === 0) return null
    const idle = soft.filter((s) => !s.used)
    return {
      share: between(idle.length / skills.length, FINE, TOO_MUCH),
      evidence: idle.map((s) => place(s.name, 'skills/soft')),
      params: { soft: soft.length, listed: skills.length },
    }
  },
}
