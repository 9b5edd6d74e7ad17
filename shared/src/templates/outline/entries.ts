import type { DocumentMessages } from '../../messages/types.ts'
import type { Sections } from '../../resume/schema/content.ts'
import { shownDate, shownSpan } from './format-dates.ts'
import { hrefOf, shownLink } from './links.ts'
import { cleanLine } from './normalize-text.ts'
import type { EntryPart, Fact, Said } from './outline.ts'
import { bulletsOf, proseOf } from './prose.ts'

const said = (raw: string | undefined, path: string): Said | undefined => {
  const text = cleanLine(raw)
  return text ? { text, path } : undefined
}

const facts = (...items: (Fact | undefined)[]): Fact[] => items.filter((item) => item !== undefined)

const labelled = (label: string, raw: string | undefined, path: string): Fact | undefined => {
  const text = cleanLine(raw)
  return text ? { text: `${label}: ${text}`, path } : undefined
}

const address = (raw: string | undefined, path: string): Fact | undefined => {
  const text = shownLink(raw ?? '')
  return text ? { text, path, href: hrefOf(raw ?? '') } : undefined
}

const isFilled = (entry: EntryPart): boolean =>
  Boolean(entry.head || entry.sub || entry.dates || entry.place) || entry.facts.length > 0 || entry.body.length > 0

type Maker<K extends keyof Sections> = (
  item: NonNullable<Sections[K]> extends readonly (infer T)[] ? T : never,
  path: string,
  words: DocumentMessages,
) => EntryPart

const experience: Maker<'experience'> = (e, path, words) => ({
  kind: 'entry',
  path,
  head: said(e.company, `${path}/company`),
  sub: said(e.position, `${path}/position`),
  dates: said(shownSpan(e, words.present, words), `${path}/startDate`),
  place: said(e.location, `${path}/location`),
  facts: [],
  body: [...proseOf(e.description, `${path}/description`), ...bulletsOf(e.achievements, `${path}/achievements`)],
})

/** `degree, field`, unless one already says the other. */
const study = (degree: string, field: string): string => {
  const [a, b] = [cleanLine(degree), cleanLine(field)]
  if (!a || !b) return a || b
  return a.toLowerCase().includes(b.toLowerCase()) ? a : `${a}, ${b}`
}

const education: Maker<'education'> = (e, path, words) => ({
  kind: 'entry',
  path,
  head: said(e.institution, `${path}/institution`),
  sub: said(study(e.degree, e.field), `${path}/degree`),
  dates: said(shownSpan(e, words.inProgress, words), `${path}/startDate`),
  place: said(e.location, `${path}/location`),
  facts: facts(labelled(words.gpa, e.gpa, `${path}/gpa`), said(e.honors, `${path}/honors`)),
  body: proseOf(e.description, `${path}/description`),
})

const certification: Maker<'certifications'> = (c, path, words) => ({
  kind: 'entry',
  path,
  head: said(c.name, `${path}/name`),
  sub: said(c.issuer, `${path}/issuer`),
  dates: said(shownDate(c.date, words), `${path}/date`),
  place: undefined,
  facts: facts(
    labelled(words.expires, c.expiryDate && shownDate(c.expiryDate, words), `${path}/expiryDate`),
    labelled(words.credential, c.credentialId, `${path}/credentialId`),
    address(c.url, `${path}/url`),
  ),
  body: [],
})

const project: Maker<'projects'> = (p, path, words) => ({
  kind: 'entry',
  path,
  head: said(p.name, `${path}/name`),
  sub: undefined,
  dates: said(shownSpan(p, words.present, words), `${path}/startDate`),
  place: undefined,
  facts: facts(said((p.technologies ?? []).join(', '), `${path}/technologies`), address(p.url, `${path}/url`)),
  body: proseOf(p.description, `${path}/description`),
})

const award: Maker<'awards'> = (a, path, words) => ({
  kind: 'entry',
  path,
  head: said(a.title, `${path}/title`),
  sub: said(a.issuer, `${path}/issuer`),
  dates: said(shownDate(a.date, words), `${path}/date`),
  place: undefined,
  facts: [],
  body: proseOf(a.description, `${path}/description`),
})

const volunteer: Maker<'volunteer'> = (v, path, words) => ({
  kind: 'entry',
  path,
  head: said(v.organization, `${path}/organization`),
  sub: said(v.role, `${path}/role`),
  dates: said(shownSpan(v, words.present, words), `${path}/startDate`),
  place: undefined,
  facts: [],
  body: proseOf(v.description, `${path}/description`),
})

const all = <T extends { id?: string | undefined }>(
  items: readonly T[] | undefined,
  section: string,
  make: (item: T, path: string, words: DocumentMessages) => EntryPart,
  words: DocumentMessages,
): EntryPart[] => (items ?? []).map((item, i) => make(item, `${section}/${item.id ?? i}`, words)).filter(isFilled)

export const ENTRY_SECTIONS = ['experience', 'education', 'certifications', 'projects', 'awards', 'volunteer'] as const
export type EntrySection = (typeof ENTRY_SECTIONS)[number]

/** The entries of a section, in the order they were given, empty ones left out. */
export const entriesOf = (sections: Sections, section: EntrySection, words: DocumentMessages): EntryPart[] => {
  const makers: Readonly<Record<EntrySection, () => EntryPart[]>> = {
    experience: () => all(sections.experience, section, experience, words),
    education: () => all(sections.education, section, education, words),
    certifications: () => all(sections.certifications, section, certification, words),
    projects: () => all(sections.projects, section, project, words),
    awards: () => all(sections.awards, section, award, words),
    volunteer: () => all(sections.volunteer, section, volunteer, words),
  }
  return makers[section]()
}
