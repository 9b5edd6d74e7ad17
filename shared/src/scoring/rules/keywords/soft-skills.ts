import { linearRamp } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

const MAX_UNUSED = 3
const ZERO_AT_UNUSED = 10

/**
 * Number of soft skills that no statement uses. Counted, so that a longer list does not hide them.
 * Source: CareerBuilder (2014) and LinkedIn lists of overused terms.
 */
export const softSkills = defineRule({
  code: 'soft-skills',
  category: 'keywords',
  weight: 3,
  needs: 'text',
  counts: ['skills', 'work'],
  measure: ({ skills, reading, quote }) => {
    const soft = skills.filter((s) => s.kind === 'soft')
    if (soft.length === 0 || !reading.isLegible) return null
    const unused = soft.filter((s) => !s.used)
    return {
      ratio: linearRamp(unused.length, MAX_UNUSED, ZERO_AT_UNUSED),
      evidence: unused.map((s) => quote(s.name, 'skills/soft')),
      params: { idle: unused.length, soft: soft.length },
    }
  },
})
