import { defineRule } from '../../rule.ts'
import { ENOUGH_SUBSTANCE } from './work-substance.ts'

/**
 * Whether the resume has jobs (half) and tells enough of their work. Projects or volunteer work alone gain half.
 * Source: Bock (New York Times, 2014), Ladders eye-tracking study (2018).
 */
export const experiencePresent = defineRule({
  code: 'experience-present',
  category: 'content',
  weight: 10,
  needs: 'text',
  field: 'experience',
  restsOn: 'jobs',
  comparesWith: 'work',
  measure: ({ content, statements, substance }) => {
    const jobs = (content.sections.experience ?? []).filter((e) => e.company || e.position).length
    const sections = new Set(statements.map((s) => s.section))
    const hasAlternative = sections.has('projects') || sections.has('volunteer')
    if (jobs === 0) return { ratio: hasAlternative ? 0.5 : 0, params: { jobs } }
    const amount = substance.reduce((sum, { value }) => sum + value, 0)
    return { ratio: 0.5 + 0.5 * Math.min(1, amount / ENOUGH_SUBSTANCE), params: { jobs, lines: statements.length } }
  },
})
