import type { DocumentMessages } from '../../messages/types.ts'
import type { Sections } from '../../resume/schema/content.ts'
import { formatDate, formatDateRange } from './format-dates.ts'
import { formatLink, toHref } from './links.ts'
import { normalizeLine } from './normalize-text.ts'
import type { EntryDetail, EntryPart, OutlineText } from './outline.ts'
import { parseBullets, parseProse } from './prose.ts'

const said = (raw: string | undefined, path: string): OutlineText | undefined => {
  const text = normalizeLine(raw)
  return text ? { text, path } : undefined
}

const facts = (...items: (EntryDetail | undefined)[]): EntryDetail[] => items.filter((item) => item !== undefined)

const labelled = (label: string, raw: string | undefined, path: string): EntryDetail | undefined => {
  const text = normalizeLine(raw)
  return text ? { text: `${label}: ${text}`, path } : undefined
}

const address = (raw: string | undefined, path: string): EntryDetail | undefined => {
  const text = formatLink(raw ?? '')
  return text ? { text, path, href: toHref(raw ?? '') } : undefined
}

const isFilled = (entry: EntryPart): boolean =>
  Boolean(entry.title || entry.subtitle || entry.dates || entry.location) ||
  entry.details.length > 0 ||
  entry.body.length > 0

type Maker<K extends keyof Sections> = (
  item: NonNullable<Sections[K]> extends readonly (infer T)[] ? T : never,
  path: string,
  messages: DocumentMessages,
) => EntryPart

const experience: Maker<'experience'> = (e, path, messages) => ({
  kind: 'entry',
  path,
  title: said(e.company, `${path}/company`),
  subtitle: said(e.position, `${path}/position`),
  dates: said(formatDateRange(e, messages.present, messages), `${path}/startDate`),
  location: said(e.location, `${path}/location`),
  details: [],
  body: [...parseProse(e.description, `${path}/description`), ...parseBullets(e.achievements, `${path}/achievements`)],
})

/** `degree, field`, unless one already says the other. */
const study = (degree: string, field: string): string => {
  const [a, b] = [normalizeLine(degree), normalizeLine(field)]
  if (!a || !b) return a || b
  return a.toLowerCase().includes(b.toLowerCase()) ? a : `${a}, ${b}`
}

const education: Maker<'education'> = (e, path, messages) => ({
  kind: 'entry',
  path,
  title: said(e.institution, `${path}/institution`),
  subtitle: said(study(e.degree, e.field), `${path}/degree`),
  dates: said(formatDateRange(e, messages.inProgress, messages), `${path}/startDate`),
  location: said(e.location, `${path}/location`),
  details: facts(labelled(messages.gpa, e.gpa, `${path}/gpa`), said(e.honors, `${path}/honors`)),
  body: parseProse(e.description, `${path}/description`),
})

const certification: Maker<'certifications'> = (c, path, messages) => ({
  kind: 'entry',
  path,
  title: said(c.name, `${path}/name`),
  subtitle: said(c.issuer, `${path}/issuer`),
  dates: said(formatDate(c.date, messages), `${path}/date`),
  location: undefined,
  details: facts(
    labelled(messages.expires, c.expiryDate && formatDate(c.expiryDate, messages), `${path}/expiryDate`),
    labelled(messages.credential, c.credentialId, `${path}/credentialId`),
    address(c.url, `${path}/url`),
  ),
  body: [],
})

const project: Maker<'projects'> = (p, path, messages) => ({
  kind: 'entry',
  path,
  title: said(p.name, `${path}/name`),
  subtitle: undefined,
  dates: said(formatDateRange(p, messages.present, messages), `${path}/startDate`),
  location: undefined,
  details: facts(said((p.technologies ?? []).join(', '), `${path}/technologies`), address(p.url, `${path}/url`)),
  body: parseProse(p.description, `${path}/description`),
})

const award: Maker<'awards'> = (a, path, messages) => ({
  kind: 'entry',
  path,
  title: said(a.title, `${path}/title`),
  subtitle: said(a.issuer, `${path}/issuer`),
  dates: said(formatDate(a.date, messages), `${path}/date`),
  location: undefined,
  details: [],
  body: parseProse(a.description, `${path}/description`),
})

const volunteer: Maker<'volunteer'> = (v, path, messages) => ({
  kind: 'entry',
  path,
  title: said(v.organization, `${path}/organization`),
  subtitle: said(v.role, `${path}/role`),
  dates: said(formatDateRange(v, messages.present, messages), `${path}/startDate`),
  location: undefined,
  details: [],
  body: parseProse(v.description, `${path}/description`),
})

const all = <T extends { id?: string | undefined }>(
  items: readonly T[] | undefined,
  section: string,
  make: (item: T, path: string, messages: DocumentMessages) => EntryPart,
  messages: DocumentMessages,
): EntryPart[] => (items ?? []).map((item, i) => make(item, `${section}/${item.id ?? i}`, messages)).filter(isFilled)

export const ENTRY_SECTIONS = ['experience', 'education', 'certifications', 'projects', 'awards', 'volunteer'] as const
export type EntrySection = (typeof ENTRY_SECTIONS)[number]

/** The entries of a section, in the order they were given, empty ones left out. */
export const createEntries = (sections: Sections, section: EntrySection, messages: DocumentMessages): EntryPart[] => {
  const makers: Readonly<Record<EntrySection, () => EntryPart[]>> = {
    experience: () => all(sections.experience, section, experience, messages),
    education: () => all(sections.education, section, education, messages),
    certifications: () => all(sections.certifications, section, certification, messages),
    projects: () => all(sections.projects, section, project, messages),
    awards: () => all(sections.awards, section, award, messages),
    volunteer: () => all(sections.volunteer, section, volunteer, messages),
  }
  return makers[section]()
}
