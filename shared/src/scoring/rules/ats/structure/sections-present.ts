import { MIN_CERTAIN_CONFIDENCE } from '../../../../parser/parsed-resume.ts'
import type { HeadingKey } from '../../../lexicon/headings.ts'
import { defineRule } from '../../../rule.ts'

/** The part of the resume that fills a section: a part that may be misread is not called missing. */
const SUBJECTS = { experience: 'jobs', education: 'studies', skills: 'skills' } as const
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
  measure: ({ content, headings, skills, reading }) => {
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
    const isUnsure = (key: keyof typeof parts) => reading.rate(SUBJECTS[key]) < MIN_CERTAIN_CONFIDENCE
    const missing = (Object.keys(parts) as (keyof typeof parts)[]).filter((key) => parts[key] < 1 && !isUnsure(key))
    const gained = (key: keyof typeof parts) => (isUnsure(key) ? 1 : parts[key]) * SECTION_WEIGHTS[key]
    const ratio = gained('experience') + gained('education') + gained('skills')
    return { ratio, params: { missing: missing.join(' ') } }
  },
})
