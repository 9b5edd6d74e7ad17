import { defineRule } from '../../rule.ts'

/**
 * Whether technical skills were parsed. Soft skills alone gain 0.4; the length of the list gains nothing.
 * Source: fields that structured resume parsers expect.
 */
export const skillsListed = defineRule({
  code: 'skills-listed',
  category: 'keywords',
  weight: 10,
  needs: 'text',
  field: 'skills/technical',
  restsOn: 'skills',
  measure: ({ skills }) => {
    const technical = skills.filter((s) => s.kind === 'technical').length
    if (skills.length === 0) return { ratio: 0, params: { count: 0 } }
    return { ratio: technical > 0 ? 1 : 0.4, params: { count: skills.length } }
  },
})
