import { type Rule, towards } from '../../rule.ts'

/** Five listed skills that the bullets show at work. */
const ENOUGH = 5

export const skillsBreadth: Rule = {
  code: 'skills-breadth',
  category: 'keywords',
  needs: 'text',
  measure: ({ skills }) => {
    const used = skills.filter((s) => s.used).length
    return { share: towards(used, ENOUGH), params: { used, enough: ENOUGH } }
  },
}
