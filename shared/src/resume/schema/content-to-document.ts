import type { NewId } from '../../ids.ts'
import type { Language } from '../../languages.ts'
import { type ResumeContent, SECTION_KEYS, type Sections } from './content.ts'
import { type CvDate, parseCvDate } from './dates.ts'
import { documentSchema, type ResumeDocument, SCHEMA_VERSION } from './document.ts'
import { toProficiencyCode } from './proficiency.ts'

/**
 * Converts a flat resume to a document with its prose under `language`. Existing entry ids are used; others come from
 * `newId`.
 */
export const contentToDocument = (content: ResumeContent, language: Language, newId: NewId): ResumeDocument => {
  const text: ToText = (value) => (value ? { [language]: value } : {})
  const bullets: ToBullets = (items) => (items ?? []).map((item) => ({ id: newId(), text: text(item) }))
  const { personalInfo, sections, styling } = content
  const { titles, ...style } = styling
  const headings = Object.fromEntries(SECTION_KEYS.filter((k) => titles?.[k]).map((k) => [k, text(titles?.[k])]))

  return documentSchema.parse({
    schemaVersion: SCHEMA_VERSION,
    id: newId(),
    language,
    personalInfo: {
      ...personalInfo,
      title: text(personalInfo.title),
      location: text(personalInfo.location),
      links: (personalInfo.links ?? []).map((l) => ({ id: l.id ?? newId(), label: l.label ?? '', url: l.url })),
    },
    summary: text(sections.summary),
    skills: convertSkills(sections.skills, language, newId),
    ...convertEntries(sections, newId, text, bullets),
    custom: sections.custom?.map((c) => ({ id: c.id || newId(), title: text(c.title), items: bullets(c.items) })),
    titles: headings,
    styling: style,
  })
}

type ToText = (value: string | undefined) => Record<string, string>
type ToBullets = (items: readonly string[] | undefined) => { id: string; text: Record<string, string> }[]

const convertSkills = (skills: Sections['skills'], language: Language, newId: NewId) => {
  const groups = skills?.groups ?? []
  const grouped = new Set(groups.flatMap(({ items }) => items))
  const toList = (items: readonly string[]) => (items.length > 0 ? { [language]: items } : {})
  return {
    technical: toList((skills?.technical ?? []).filter((skill) => !grouped.has(skill))),
    soft: toList(skills?.soft ?? []),
    groups: groups.map(({ id, name, items }) => ({
      id: id || newId(),
      name: name === '' ? {} : { [language]: name },
      items: toList(items),
    })),
  }
}

const toDate = (value: string | undefined): CvDate | null => (value?.trim() ? parseCvDate(value) : null)

const convertEntries = (sections: Sections, newId: NewId, text: ToText, bullets: ToBullets) => ({
  experience: sections.experience?.map((e) => ({
    id: e.id ?? newId(),
    company: e.company,
    position: text(e.position),
    startDate: toDate(e.startDate),
    endDate: toDate(e.endDate),
    current: e.current,
    location: text(e.location),
    description: text(e.description),
    achievements: bullets(e.achievements),
  })),
  education: sections.education?.map((e) => ({
    id: e.id ?? newId(),
    institution: e.institution,
    degree: text(e.degree),
    field: text(e.field),
    startDate: toDate(e.startDate),
    endDate: toDate(e.endDate),
    current: e.current,
    gpa: e.gpa,
    honors: text(e.honors),
    location: text(e.location),
    description: text(e.description),
  })),
  languages: sections.skills?.languages.map((l) => ({
    id: l.id ?? newId(),
    language: text(l.language),
    proficiency: toProficiencyCode(l.proficiency),
    detail: l.detail,
  })),
  certifications: sections.certifications?.map((c) => ({
    ...c,
    id: c.id ?? newId(),
    name: text(c.name),
    date: toDate(c.date),
    expiryDate: toDate(c.expiryDate),
  })),
  projects: sections.projects?.map((p) => ({
    ...p,
    id: p.id ?? newId(),
    name: text(p.name),
    description: text(p.description),
    startDate: toDate(p.startDate),
    endDate: toDate(p.endDate),
  })),
  awards: sections.awards?.map((a) => ({
    ...a,
    id: a.id ?? newId(),
    title: text(a.title),
    date: toDate(a.date),
    description: text(a.description),
  })),
  volunteer: sections.volunteer?.map((v) => ({
    ...v,
    id: v.id ?? newId(),
    role: text(v.role),
    startDate: toDate(v.startDate),
    endDate: toDate(v.endDate),
    description: text(v.description),
  })),
})
