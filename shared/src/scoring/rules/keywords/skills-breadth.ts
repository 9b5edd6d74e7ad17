import { ratioToTarget } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

const TARGET = 5

/**
 * Number of listed skills that a statement uses; 5 gain everything.
 * Source: how recruiters search by term.
 */
export const skillsBreadth = defineRule({
  code: 'skills-breadth',
  category: 'keywords',
  weight: 8,
  needs: 'text',
  field: 'skills/technical',
  restsOn: 'skills',
  comparesWith: 'work',
  measure: ({ skills }) => {
    const used = skills.filter((s) => s.used).length
    return { ratio: ratioToTarget(used, TARGET), params: { used, enough: TARGET } }
  },
})
