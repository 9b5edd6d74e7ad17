import { contentSchema, type PersonalInfo, type Sections } from '../../resume/schema/content.ts'
import { LIMITS } from '../../resume/schema/limits.ts'
import type { ParsedResume } from '../parsed-resume.ts'
import type { ParsedSections } from './parse-sections.ts'
import type { ProvenanceCollector } from './provenance-collector.ts'

/** The parsed fields as a resume without empty sections. A list is cut at the schema's limit of items. */
export const assembleResume = (
  personalInfo: PersonalInfo,
  sections: ParsedSections,
  provenance: ProvenanceCollector,
): ParsedResume => ({
  content: contentSchema.parse({ personalInfo, sections: removeEmptySections(sections) }),
  provenance: [...provenance.entries],
  dropped: [],
})

const removeEmptySections = ({ skills, ...sections }: ParsedSections): Sections => {
  const filled = Object.fromEntries(
    Object.entries(sections).flatMap(([key, value]) => {
      if (value.length === 0) return []
      return [[key, typeof value === 'string' ? value : value.slice(0, LIMITS.listItems)]]
    }),
  )
  const hasSkills = skills.technical.length + skills.soft.length + skills.languages.length > 0
  return contentSchema.shape.sections.parse({ ...filled, ...(hasSkills && { skills }) })
}
