import { defineRule } from '../../rule.ts'

/**
 * Whether the resume has jobs with statements. Projects or volunteer work alone gain half.
 * Source: Bock (New York Times, 2014), Ladders eye-tracking study (2018).
 */
export const experiencePresent = defineRule({
  code: 'experience-present',
  category: 'content',
  weight: 10,
  needs: 'text',
  field: 'experience',
  restsOn: 'jobs',
  measure: ({ content, statements }) => {
    const jobs = (content.sections.experience ?? []).filter((e) => e.company || e.position).length
    const sections = new Set(statements.map((s) => s.section))
    const hasAlternative = sections.has('projects') || sections.has('volunteer')
    if (jobs === 0) return { ratio: hasAlternative ? 0.5 : 0, params: { jobs } }
    return { ratio: statements.length > 0 ? 1 : 0.5, params: { jobs } }
  },
})
