import type { HeadingKey } from '../../lexicon/headings.ts'
import type { Rule } from '../../rule.ts'

/** What a parser files a CV under, and how much of the weight each is worth. Projects stand in for jobs at two thirds. */
const EXPECTED = { experience: 0.45, education: 0.3, skills: 0.25 } as const
const INSTEAD = 2 / 3

/** A section counts when it has a heading that parsers know and something under it that was read. */
export const sectionsPresent: Rule = {
  code: 'sections-present',
  category: 'ats',
  needs: 'text',
  measure: ({ content, headings, skills }) => {
    const headed = (key: HeadingKey) => headings.some((h) => h.key === key)
    const { experience = [], education = [], projects = [] } = content.sections
    const worth = (key: HeadingKey, filled: boolean) => (headed(key) ? 0.5 : 0) + (filled ? 0.5 : 0)
    const jobs = Math.max(worth('experience', experience.length > 0), worth('projects', projects.length > 0) * INSTEAD)
    const parts = {
      experience: jobs,
      education: worth('education', education.length > 0),
      skills: worth('skills', skills.length > 0),
    }
    const missing = (Object.keys(parts) as (keyof typeof parts)[]).filter((key) => parts[key] < 1)
    const share =
      parts.experience * EXPECTED.experience + parts.education * EXPECTED.education + parts.skills * EXPECTED.skills
    return { share, params: { missing: missing.join(' ') } }
  },
}
