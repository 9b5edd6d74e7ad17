import { between, type Rule } from '../../rule.ts'

/** Soft skills with no deed behind them: a few are read, a dozen are not. Counted, so that a longer list hides none. */
const FINE = 3
const TOO_MUCH = 10

export const softSkills: Rule = {
  code: 'soft-skills',
  category: 'keywords',
  needs: 'text',
  measure: ({ skills, place }) => {
    const soft = skills.filter((s) => s.kind === 'soft')
    if (soft.length === 0) return null
    const idle = soft.filter((s) => !s.used)
    return {
      share: between(idle.length, FINE, TOO_MUCH),
      evidence: idle.map((s) => place(s.name, 'skills/soft')),
      params: { idle: idle.length, soft: soft.length },
    }
  },
}
