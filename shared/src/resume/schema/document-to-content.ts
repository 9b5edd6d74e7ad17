import { type Language, otherLanguage } from '../../languages.ts'
import { letterToContent } from '../letter/letter-to-content.ts'
import type { ResumeContent, SectionKey, Sections } from './content.ts'
import { SECTION_KEYS } from './content.ts'
import { formatContentDate } from './dates.ts'
import type { Entry, EntryListKey, LocalizedTextList, ResumeDocument } from './document.ts'
import type { LocalizedText } from './localized-text.ts'
import { toWireProficiency } from './proficiency.ts'

/** A position in a document: keys, and entry ids inside lists. */
export type DocumentPath = readonly string[]

/** A document in one language. */
export interface ResolvedContent {
  /** Without hidden entries and sections. */
  readonly content: ResumeContent
  /** Fields that have text in the other language only. `content` has that text. */
  readonly untranslated: readonly DocumentPath[]
}

/** Converts a document to a flat resume in one language. Prose without a translation falls back to the other language. */
export const documentToContent = (document: ResumeDocument, language: Language): ResolvedContent => {
  const untranslated: DocumentPath[] = []
  const texts = createTextResolver(language, untranslated)
  const isShown = (section: string) => !document.hiddenSections.includes(section)
  const map = <K extends EntryListKey, T>(
    key: K,
    entries: readonly Entry<K>[],
    mapEntry: (entry: Entry<K>, texts: TextResolver) => T,
  ): T[] => (isShown(key) ? entries.filter((entry) => !entry.hidden).map((entry) => mapEntry(entry, texts)) : [])

  const titles = resolveTitles(document, texts)
  const personalInfo = resolvePersonalInfo(document, texts)
  const sections: Sections = {
    summary: isShown('summary') ? omitIfEmpty(texts.text(document.summary, 'summary')) : undefined,
    experience: omitIfEmpty(map('experience', document.experience, resolveExperience)),
    education: omitIfEmpty(map('education', document.education, resolveEducation)),
    skills: {
      ...(isShown('skills') ? resolveSkills(document, texts) : { technical: [], soft: [] }),
      languages: map('languages', document.languages, resolveLanguage),
    },
    certifications: omitIfEmpty(map('certifications', document.certifications, resolveCertification)),
    projects: omitIfEmpty(map('projects', document.projects, resolveProject)),
    awards: omitIfEmpty(map('awards', document.awards, resolveAward)),
    volunteer: omitIfEmpty(map('volunteer', document.volunteer, resolveVolunteer)),
    custom: omitIfEmpty(
      document.custom
        .filter((section) => !section.hidden && isShown(`custom:${section.id}`))
        .map((section) => resolveCustom(section, texts)),
    ),
  }
  const styling = { ...document.styling, titles: Object.keys(titles).length > 0 ? titles : undefined }
  const letter = resolveLetter(document, language, texts)
  return { content: { personalInfo, sections, styling, ...(letter && { letter }) }, untranslated }
}

const resolveLetter = ({ letter, personalInfo, country }: ResumeDocument, language: Language, texts: TextResolver) =>
  letter && letterToContent({ letter, fullName: personalInfo.fullName, country, language, resolve: texts.text })

interface TextResolver {
  /** The text in the language, or in the other one; then `path` is recorded as untranslated. */
  text(field: LocalizedText, ...path: string[]): string
  list(field: LocalizedTextList, ...path: string[]): string[]
}

const createTextResolver = (language: Language, untranslated: DocumentPath[]): TextResolver => {
  const other = otherLanguage(language)
  return {
    text: (field, ...path) => {
      if (field[language]) return field[language]
      if (field[other]) untranslated.push(path)
      return field[other] ?? ''
    },
    list: (field, ...path) => {
      if (field[language]?.length) return field[language]
      if (field[other]?.length) untranslated.push(path)
      return field[other] ?? []
    },
  }
}

type MaybeEmpty = readonly unknown[] | string | undefined
const omitIfEmpty = <T extends MaybeEmpty>(value: T): T | undefined => (value && value.length > 0 ? value : undefined)

const resolveTitles = ({ titles }: ResumeDocument, texts: TextResolver): Partial<Record<SectionKey, string>> => {
  const resolved: Partial<Record<SectionKey, string>> = {}
  for (const key of SECTION_KEYS) {
    const title = titles[key] && texts.text(titles[key], 'titles', key)
    if (title) resolved[key] = title
  }
  return resolved
}

const resolvePersonalInfo = ({ personalInfo }: ResumeDocument, texts: TextResolver): ResumeContent['personalInfo'] => ({
  fullName: personalInfo.fullName,
  title: texts.text(personalInfo.title, 'personalInfo', 'title'),
  email: personalInfo.email,
  phone: personalInfo.phone,
  location: omitIfEmpty(texts.text(personalInfo.location, 'personalInfo', 'location')),
  linkedin: omitIfEmpty(personalInfo.linkedin),
  website: omitIfEmpty(personalInfo.website),
  links: omitIfEmpty(personalInfo.links.filter((link) => link.url)),
  ...(personalInfo.photo && { photo: personalInfo.photo }),
})

const resolveSkills = ({ skills }: ResumeDocument, texts: TextResolver) => {
  const rest = texts.list(skills.technical, 'skills', 'technical')
  const groups = skills.groups
    .map(({ id, name, items }) => ({
      id,
      name: texts.text(name, 'skills', 'groups', id, 'name'),
      items: texts.list(items, 'skills', 'groups', id, 'items'),
    }))
    .filter(({ items }) => items.length > 0)
  return {
    technical: [...new Set([...rest, ...groups.flatMap(({ items }) => items)])],
    soft: texts.list(skills.soft, 'skills', 'soft'),
    ...(groups.length > 0 && { groups }),
  }
}

const resolveExperience = (entry: Entry<'experience'>, texts: TextResolver) => ({
  id: entry.id,
  company: entry.company,
  position: texts.text(entry.position, 'experience', entry.id, 'position'),
  startDate: formatContentDate(entry.startDate),
  endDate: omitIfEmpty(entry.current ? '' : formatContentDate(entry.endDate)),
  current: entry.current,
  location: omitIfEmpty(texts.text(entry.location, 'experience', entry.id, 'location')),
  description: texts.text(entry.description, 'experience', entry.id, 'description'),
  achievements: omitIfEmpty(
    entry.achievements
      .map((bullet) => texts.text(bullet.text, 'experience', entry.id, 'achievements', bullet.id, 'text'))
      .filter(Boolean),
  ),
})

const resolveEducation = (entry: Entry<'education'>, texts: TextResolver) => ({
  id: entry.id,
  institution: entry.institution,
  degree: texts.text(entry.degree, 'education', entry.id, 'degree'),
  field: texts.text(entry.field, 'education', entry.id, 'field'),
  startDate: formatContentDate(entry.startDate),
  endDate: omitIfEmpty(entry.current ? '' : formatContentDate(entry.endDate)),
  current: entry.current,
  gpa: omitIfEmpty(entry.gpa),
  honors: omitIfEmpty(texts.text(entry.honors, 'education', entry.id, 'honors')),
  location: omitIfEmpty(texts.text(entry.location, 'education', entry.id, 'location')),
  description: omitIfEmpty(texts.text(entry.description, 'education', entry.id, 'description')),
})

const resolveLanguage = (entry: Entry<'languages'>, texts: TextResolver) => ({
  id: entry.id,
  language: texts.text(entry.language, 'languages', entry.id, 'language'),
  proficiency: toWireProficiency(entry.proficiency),
  detail: omitIfEmpty(entry.detail),
})

const resolveCertification = (entry: Entry<'certifications'>, texts: TextResolver) => ({
  id: entry.id,
  name: texts.text(entry.name, 'certifications', entry.id, 'name'),
  issuer: entry.issuer,
  date: formatContentDate(entry.date),
  expiryDate: omitIfEmpty(formatContentDate(entry.expiryDate)),
  credentialId: omitIfEmpty(entry.credentialId),
  url: omitIfEmpty(entry.url),
})

const resolveProject = (entry: Entry<'projects'>, texts: TextResolver) => ({
  id: entry.id,
  name: texts.text(entry.name, 'projects', entry.id, 'name'),
  description: texts.text(entry.description, 'projects', entry.id, 'description'),
  technologies: omitIfEmpty(entry.technologies),
  url: omitIfEmpty(entry.url),
  startDate: omitIfEmpty(formatContentDate(entry.startDate)),
  endDate: omitIfEmpty(formatContentDate(entry.endDate)),
})

const resolveAward = (entry: Entry<'awards'>, texts: TextResolver) => ({
  id: entry.id,
  title: texts.text(entry.title, 'awards', entry.id, 'title'),
  issuer: entry.issuer,
  date: formatContentDate(entry.date),
  description: omitIfEmpty(texts.text(entry.description, 'awards', entry.id, 'description')),
})

const resolveVolunteer = (entry: Entry<'volunteer'>, texts: TextResolver) => ({
  id: entry.id,
  organization: entry.organization,
  role: texts.text(entry.role, 'volunteer', entry.id, 'role'),
  startDate: formatContentDate(entry.startDate),
  endDate: omitIfEmpty(entry.current ? '' : formatContentDate(entry.endDate)),
  current: entry.current,
  description: texts.text(entry.description, 'volunteer', entry.id, 'description'),
})

const resolveCustom = (section: Entry<'custom'>, texts: TextResolver) => ({
  id: section.id,
  title: texts.text(section.title, 'custom', section.id, 'title'),
  items: section.items
    .map((item) => texts.text(item.text, 'custom', section.id, 'items', item.id, 'text'))
    .filter(Boolean),
})
