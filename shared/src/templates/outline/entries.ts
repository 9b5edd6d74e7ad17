import type { Sections } from '../../resume/schema/content.ts'
import { formatDate, formatDateRange, type OutlineMessages } from './format-dates.ts'
import { formatLink, toHref } from './links.ts'
import { normalizeLine } from './normalize-text.ts'
import type { EntryDetail, EntryPart, OutlinePart, OutlineText } from './outline.ts'
import { parseBullets, parseProse } from './prose.ts'

const createText = (raw: string | undefined, path: string): OutlineText | undefined => {
  const text = normalizeLine(raw)
  return text ? { text, path } : undefined
}

const compactDetails = (...items: (EntryDetail | undefined)[]): EntryDetail[] =>
  items.filter((item) => item !== undefined)

const createLabelledDetail = (label: string, raw: string | undefined, path: string): EntryDetail | undefined => {
  const text = normalizeLine(raw)
  return text ? { text: `${label}: ${text}`, path } : undefined
}

const createLinkDetail = (raw: string | undefined, path: string): EntryDetail | undefined => {
  const text = formatLink(raw ?? '')
  return text ? { text, path, href: toHref(raw ?? '') } : undefined
}

/** A text made of several fields; the first part that is there gives it its path. */
const joinFields = (separator: string, ...parts: readonly Required<Pick<OutlinePart, 'text' | 'path'>>[]) => {
  const [first, ...others] = parts.filter(({ text }) => text !== '')
  if (!first) return undefined
  const joined = [first, ...others.flatMap((part) => [{ text: separator }, part])]
  const text = joined.map((part) => part.text).join('')
  return { text, path: first.path, ...(others.length > 0 && { parts: joined }) }
}

const createDates = (
  span: Parameters<typeof formatDateRange>[0],
  path: string,
  present: string,
  messages: OutlineMessages,
) => {
  const { start, end } = formatDateRange(span, present, messages)
  return joinFields(' – ', { text: start, path: `${path}/startDate` }, { text: end, path: `${path}/endDate` })
}

const isFilled = (entry: EntryPart): boolean =>
  Boolean(entry.title || entry.subtitle || entry.dates || entry.location) ||
  entry.details.length > 0 ||
  entry.body.length > 0

type EntryMapper<K extends keyof Sections> = (
  item: NonNullable<Sections[K]> extends readonly (infer T)[] ? T : never,
  path: string,
  messages: OutlineMessages,
) => EntryPart

const mapExperience: EntryMapper<'experience'> = (e, path, messages) => ({
  kind: 'entry',
  path,
  title: createText(e.company, `${path}/company`),
  subtitle: createText(e.position, `${path}/position`),
  dates: createDates(e, path, messages.present, messages),
  location: createText(e.location, `${path}/location`),
  details: [],
  body: [...parseProse(e.description, `${path}/description`), ...parseBullets(e.achievements, `${path}/achievements`)],
})

/** `degree, field`, or `degree` alone when it already contains the field. */
const createDegree = (degree: string, field: string, path: string): OutlineText | undefined => {
  const [a, b] = [normalizeLine(degree), normalizeLine(field)]
  const isContained = a.toLowerCase().includes(b.toLowerCase())
  return joinFields(', ', { text: a, path: `${path}/degree` }, { text: isContained ? '' : b, path: `${path}/field` })
}

const mapEducation: EntryMapper<'education'> = (e, path, messages) => ({
  kind: 'entry',
  path,
  title: createText(e.institution, `${path}/institution`),
  subtitle: createDegree(e.degree, e.field, path),
  dates: createDates(e, path, messages.inProgress, messages),
  location: createText(e.location, `${path}/location`),
  details: compactDetails(
    createLabelledDetail(messages.gpa, e.gpa, `${path}/gpa`),
    createText(e.honors, `${path}/honors`),
  ),
  body: parseProse(e.description, `${path}/description`),
})

const mapCertification: EntryMapper<'certifications'> = (c, path, messages) => ({
  kind: 'entry',
  path,
  title: createText(c.name, `${path}/name`),
  subtitle: createText(c.issuer, `${path}/issuer`),
  dates: createText(formatDate(c.date, messages), `${path}/date`),
  location: undefined,
  details: compactDetails(
    createLabelledDetail(messages.expires, c.expiryDate && formatDate(c.expiryDate, messages), `${path}/expiryDate`),
    createLabelledDetail(messages.credential, c.credentialId, `${path}/credentialId`),
    createLinkDetail(c.url, `${path}/url`),
  ),
  body: [],
})

const mapProject: EntryMapper<'projects'> = (p, path, messages) => ({
  kind: 'entry',
  path,
  title: createText(p.name, `${path}/name`),
  subtitle: undefined,
  dates: createDates(p, path, messages.present, messages),
  location: undefined,
  details: compactDetails(
    createText((p.technologies ?? []).join(', '), `${path}/technologies`),
    createLinkDetail(p.url, `${path}/url`),
  ),
  body: parseProse(p.description, `${path}/description`),
})

const mapAward: EntryMapper<'awards'> = (a, path, messages) => ({
  kind: 'entry',
  path,
  title: createText(a.title, `${path}/title`),
  subtitle: createText(a.issuer, `${path}/issuer`),
  dates: createText(formatDate(a.date, messages), `${path}/date`),
  location: undefined,
  details: [],
  body: parseProse(a.description, `${path}/description`),
})

const mapVolunteer: EntryMapper<'volunteer'> = (v, path, messages) => ({
  kind: 'entry',
  path,
  title: createText(v.organization, `${path}/organization`),
  subtitle: createText(v.role, `${path}/role`),
  dates: createDates(v, path, messages.present, messages),
  location: undefined,
  details: [],
  body: parseProse(v.description, `${path}/description`),
})

const mapEntries = <T extends { id?: string | undefined }>(
  items: readonly T[] | undefined,
  section: string,
  mapEntry: (item: T, path: string, messages: OutlineMessages) => EntryPart,
  messages: OutlineMessages,
): EntryPart[] =>
  (items ?? []).map((item, i) => mapEntry(item, `${section}/${item.id ?? i}`, messages)).filter(isFilled)

export const ENTRY_SECTIONS = ['experience', 'education', 'certifications', 'projects', 'awards', 'volunteer'] as const
export type EntrySection = (typeof ENTRY_SECTIONS)[number]

/** The non-empty entries of a section in their given order. */
export const createEntries = (sections: Sections, section: EntrySection, messages: OutlineMessages): EntryPart[] => {
  const makers: Readonly<Record<EntrySection, () => EntryPart[]>> = {
    experience: () => mapEntries(sections.experience, section, mapExperience, messages),
    education: () => mapEntries(sections.education, section, mapEducation, messages),
    certifications: () => mapEntries(sections.certifications, section, mapCertification, messages),
    projects: () => mapEntries(sections.projects, section, mapProject, messages),
    awards: () => mapEntries(sections.awards, section, mapAward, messages),
    volunteer: () => mapEntries(sections.volunteer, section, mapVolunteer, messages),
  }
  return makers[section]()
}
