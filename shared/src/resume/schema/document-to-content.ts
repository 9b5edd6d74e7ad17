import { type Language, otherLanguage } from '../../languages.ts'
import type { ResumeContent, SectionKey } from './content.ts'
import { SECTION_KEYS } from './content.ts'
import { formatContentDate } from './dates.ts'
import type { LocalizedText, LocalizedTextList, ResumeDocument } from './document.ts'
import { toWireProficiency } from './proficiency.ts'

/** A position in a document: keys, and entry ids inside lists. */
export type DocumentPath = readonly string[]

export interface ResolvedContent {
  /** Without hidden entries and sections. */
  readonly content: ResumeContent
  /** Fields that have text in the other language only. `content` has that text. */
  readonly untranslated: readonly DocumentPath[]
}

type Empty = readonly unknown[] | string | undefined
const omitIfEmpty = <T extends Empty>(value: T): T | undefined => (value && value.length > 0 ? value : undefined)

/**
 * Converts a document to a flat resume in one language. Prose without a translation falls back to the other language.
 */
export const documentToContent = (document: ResumeDocument, language: Language): ResolvedContent => {
  const untranslated: DocumentPath[] = []
  const other = otherLanguage(language)

  const pick = (field: LocalizedText, ...path: string[]): string => {
    if (field[language]) return field[language]
    if (field[other]) untranslated.push(path)
    return field[other] ?? ''
  }
  const pickList = (field: LocalizedTextList, ...path: string[]): string[] => {
    if (field[language]?.length) return field[language]
    if (field[other]?.length) untranslated.push(path)
    return field[other] ?? []
  }
  const isShown = (section: string) => !document.hiddenSections.includes(section)
  const entries = <T extends { id: string; hidden: boolean }>(section: string, items: readonly T[]): T[] =>
    isShown(section) ? items.filter((item) => !item.hidden) : []

  const { personalInfo, titles, styling } = document
  const photo = personalInfo.photo
  const headings: Partial<Record<SectionKey, string>> = {}
  for (const key of SECTION_KEYS) {
    const title = titles[key] && pick(titles[key], 'titles', key)
    if (title) headings[key] = title
  }

  const content: ResumeContent = {
    personalInfo: {
      fullName: personalInfo.fullName,
      title: pick(personalInfo.title, 'personalInfo', 'title'),
      email: personalInfo.email,
      phone: personalInfo.phone,
      location: omitIfEmpty(pick(personalInfo.location, 'personalInfo', 'location')),
      linkedin: omitIfEmpty(personalInfo.linkedin),
      website: omitIfEmpty(personalInfo.website),
      links: omitIfEmpty(personalInfo.links.filter((l) => l.url)),
      ...(photo && { photo }),
    },
    sections: {
      summary: isShown('summary') ? omitIfEmpty(pick(document.summary, 'summary')) : undefined,
      experience: omitIfEmpty(
        entries('experience', document.experience).map((e) => ({
          id: e.id,
          company: e.company,
          position: pick(e.position, 'experience', e.id, 'position'),
          startDate: formatContentDate(e.startDate),
          endDate: omitIfEmpty(e.current ? '' : formatContentDate(e.endDate)),
          current: e.current,
          location: omitIfEmpty(pick(e.location, 'experience', e.id, 'location')),
          description: pick(e.description, 'experience', e.id, 'description'),
          achievements: omitIfEmpty(
            e.achievements.map((a) => pick(a.text, 'experience', e.id, 'achievements', a.id, 'text')).filter(Boolean),
          ),
        })),
      ),
      education: omitIfEmpty(
        entries('education', document.education).map((e) => ({
          id: e.id,
          institution: e.institution,
          degree: pick(e.degree, 'education', e.id, 'degree'),
          field: pick(e.field, 'education', e.id, 'field'),
          startDate: formatContentDate(e.startDate),
          endDate: omitIfEmpty(e.current ? '' : formatContentDate(e.endDate)),
          current: e.current,
          gpa: omitIfEmpty(e.gpa),
          honors: omitIfEmpty(pick(e.honors, 'education', e.id, 'honors')),
          location: omitIfEmpty(pick(e.location, 'education', e.id, 'location')),
          description: omitIfEmpty(pick(e.description, 'education', e.id, 'description')),
        })),
      ),
      skills: {
        technical: isShown('skills') ? pickList(document.skills.technical, 'skills', 'technical') : [],
        soft: isShown('skills') ? pickList(document.skills.soft, 'skills', 'soft') : [],
        languages: entries('languages', document.languages).map((l) => ({
          id: l.id,
          language: pick(l.language, 'languages', l.id, 'language'),
          proficiency: toWireProficiency(l.proficiency),
          detail: omitIfEmpty(l.detail),
        })),
      },
      certifications: omitIfEmpty(
        entries('certifications', document.certifications).map((c) => ({
          id: c.id,
          name: pick(c.name, 'certifications', c.id, 'name'),
          issuer: c.issuer,
          date: formatContentDate(c.date),
          expiryDate: omitIfEmpty(formatContentDate(c.expiryDate)),
          credentialId: omitIfEmpty(c.credentialId),
          url: omitIfEmpty(c.url),
        })),
      ),
      projects: omitIfEmpty(
        entries('projects', document.projects).map((p) => ({
          id: p.id,
          name: pick(p.name, 'projects', p.id, 'name'),
          description: pick(p.description, 'projects', p.id, 'description'),
          technologies: omitIfEmpty(p.technologies),
          url: omitIfEmpty(p.url),
          startDate: omitIfEmpty(formatContentDate(p.startDate)),
          endDate: omitIfEmpty(formatContentDate(p.endDate)),
        })),
      ),
      awards: omitIfEmpty(
        entries('awards', document.awards).map((a) => ({
          id: a.id,
          title: pick(a.title, 'awards', a.id, 'title'),
          issuer: a.issuer,
          date: formatContentDate(a.date),
          description: omitIfEmpty(pick(a.description, 'awards', a.id, 'description')),
        })),
      ),
      volunteer: omitIfEmpty(
        entries('volunteer', document.volunteer).map((v) => ({
          id: v.id,
          organization: v.organization,
          role: pick(v.role, 'volunteer', v.id, 'role'),
          startDate: formatContentDate(v.startDate),
          endDate: omitIfEmpty(v.current ? '' : formatContentDate(v.endDate)),
          current: v.current,
          description: pick(v.description, 'volunteer', v.id, 'description'),
        })),
      ),
      custom: omitIfEmpty(
        document.custom
          .filter((c) => !c.hidden && isShown(`custom:${c.id}`))
          .map((c) => ({
            id: c.id,
            title: pick(c.title, 'custom', c.id, 'title'),
            items: c.items.map((i) => pick(i.text, 'custom', c.id, 'items', i.id, 'text')).filter(Boolean),
          })),
      ),
    },
    styling: { ...styling, titles: Object.keys(headings).length > 0 ? headings : undefined },
  }
  return { content, untranslated }
}
