import { trust } from '../../cast.ts'
import type { ResumeContent } from '../../resume/content.ts'

/** Keys whose texts are not the person's words. */
const KEPT: ReadonlySet<string> = new Set(['id', 'proficiency', 'photo'])

const walk = (value: unknown, clean: (text: string) => string): unknown => {
  if (typeof value === 'string') return clean(value)
  if (Array.isArray(value)) return value.map((item) => walk(item, clean)).filter((item) => item !== '')
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, KEPT.has(k) ? v : walk(v, clean)]))
  return value
}

const said = (...texts: (string | undefined)[]): boolean => texts.some((text) => text?.trim())

/** A resume with every text passed through `clean`, and without the entries that said nothing any more. */
export const cleaned = (content: ResumeContent, clean: (text: string) => string): ResumeContent => {
  const { personalInfo, sections } = trust<ResumeContent>(
    walk({ personalInfo: content.personalInfo, sections: content.sections }, clean),
    'the walk keeps every key and type',
  )
  return {
    personalInfo,
    styling: content.styling,
    sections: {
      ...sections,
      experience: sections.experience?.filter((e) =>
        said(e.company, e.position, e.description, ...(e.achievements ?? [])),
      ),
      education: sections.education?.filter((e) => said(e.institution, e.degree, e.field)),
      projects: sections.projects?.filter((p) => said(p.name, p.description)),
      volunteer: sections.volunteer?.filter((v) => said(v.organization, v.role, v.description)),
      certifications: sections.certifications?.filter((c) => said(c.name, c.issuer)),
      awards: sections.awards?.filter((a) => said(a.title, a.issuer)),
    },
  }
}
