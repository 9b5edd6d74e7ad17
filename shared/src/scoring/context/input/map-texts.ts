import { unsafeCast } from '../../../cast.ts'
import type { ResumeContent } from '../../../resume/schema/content.ts'

/** Keys whose values are not prose. */
const NON_TEXT_KEYS: ReadonlySet<string> = new Set(['id', 'proficiency', 'photo'])

const mapStrings = (value: unknown, mapText: (text: string) => string): unknown => {
  if (typeof value === 'string') return mapText(value)
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, mapText)).filter((item) => item !== '')
  if (value && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([k, v]) => [k, NON_TEXT_KEYS.has(k) ? v : mapStrings(v, mapText)]),
    )
  return value
}

const hasText = (...texts: (string | undefined)[]): boolean => texts.some((text) => text?.trim())

/** Maps every text of a resume with `mapText`, and drops list items and entries that become empty. */
export const mapContentTexts = (content: ResumeContent, mapText: (text: string) => string): ResumeContent => {
  const { personalInfo, sections } = unsafeCast<ResumeContent>(
    mapStrings({ personalInfo: content.personalInfo, sections: content.sections }, mapText),
    'the walk keeps every key and type',
  )
  return {
    personalInfo,
    styling: content.styling,
    sections: {
      ...sections,
      experience: sections.experience?.filter((e) =>
        hasText(e.company, e.position, e.description, ...(e.achievements ?? [])),
      ),
      education: sections.education?.filter((e) => hasText(e.institution, e.degree, e.field)),
      projects: sections.projects?.filter((p) => hasText(p.name, p.description)),
      volunteer: sections.volunteer?.filter((v) => hasText(v.organization, v.role, v.description)),
      certifications: sections.certifications?.filter((c) => hasText(c.name, c.issuer)),
      awards: sections.awards?.filter((a) => hasText(a.title, a.issuer)),
    },
  }
}
