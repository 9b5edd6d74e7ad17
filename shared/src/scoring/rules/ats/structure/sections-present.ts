import type { HeadingKey } from '../../../lexicon/headings.ts'
import { defineRule } from '../../../rule.ts'

const SECTION_WEIGHTS = { experience: 0.45, education: 0.3, skills: 0.25 } as const
const PROJECTS_INSTEAD_RATIO = 2 / 3

/**
 * Whether experience (0.45), education (0.3) and skills (0.25) have content, or at least a standard heading (half).
 * Projects replace experience at two thirds.
 * Source: fields that structured resume parsers expect.
 */
export const sectionsPresent = defineRule({
  code: 'sections-present',
  category: 'ats',
  weight: 10,
  needs: 'text',
  field: 'experience',
  measure: ({ content, headings, skills }) => {
    const hasHeading = (key: HeadingKey) => headings.some((h) => h.key === key)
    const { experience = [], education = [], projects = [] } = content.sections
    const presenceRatio = (key: HeadingKey, filled: boolean) => (filled ? 1 : hasHeading(key) ? 0.5 : 0)
    const experienceRatio = Math.max(
      presenceRatio('experience', experience.length > 0),
      presenceRatio('projects', projects.length > 0) * PROJECTS_INSTEAD_RATIO,
    )
    const parts = {
      experience: experienceRatio,
      education: presenceRatio('education', education.length > 0),
      skills: presenceRatio('skills', skills.length > 0),
    }
    const missing = (Object.keys(parts) as (keyof typeof parts)[]).filter((key) => parts[key] < 1)
    const ratio =
      parts.experience * SECTION_WEIGHTS.experience +
      parts.education * SECTION_WEIGHTS.education +
      parts.skills * SECTION_WEIGHTS.skills
    return { ratio, params: { missing: missing.join(' ') } }
  },
})
