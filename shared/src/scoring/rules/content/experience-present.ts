import type { Rule } from '../../rule.ts'

/** Something that was done, told: jobs first; projects or volunteering stand in for half of it. */
export const experiencePresent: Rule = {
  code: 'experience-present',
  category: 'content',
  needs: 'text',
  measure: ({ content, statements }) => {
    const jobs = (content.sections.experience ?? []).filter((e) => e.company || e.position).length
    const told = new Set(statements.map((s) => s.section))
    const instead = told.has('projects') || told.has('volunteer')
    if (jobs === 0) return { share: instead ? 0.5 : 0, params: { jobs } }
    return { share: statements.length > 0 ? 1 : 0.5, params: { jobs } }
  },
}
