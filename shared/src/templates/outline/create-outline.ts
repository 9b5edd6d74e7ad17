import type { Language } from '../../languages.ts'
import { getMessages } from '../../messages/messages.ts'
import { type PersonalInfo, type ResumeContent, SECTION_KEYS, type SectionName } from '../../resume/schema/content.ts'
import { createEntries, ENTRY_SECTIONS, type EntrySection } from './entries.ts'
import type { OutlineMessages } from './format-dates.ts'
import { createLetterSections } from './letter-sections.ts'
import { formatLink, parseLinkedin, toHref, toMailHref, toTelHref } from './links.ts'
import { normalizeLine } from './normalize-text.ts'
import type { Contact, GroupPart, Outline, OutlineSection, PairsPart, SectionPart } from './outline.ts'
import { parseBullets, parseProse } from './prose.ts'

/** Creates the outline of a resume or a letter in `language`, without empty fields, entries and sections. */
export const createOutline = (content: ResumeContent, language: Language): Outline => {
  const messages: OutlineMessages = { ...getMessages(language).document, dateFormat: content.styling.dateFormat }
  const { personalInfo, styling } = content
  const title = normalizeLine(personalInfo.title)
  return {
    name: { text: normalizeLine(personalInfo.fullName), path: 'personalInfo/fullName' },
    title: title ? { text: title, path: 'personalInfo/title' } : undefined,
    photo: styling.showPhoto ? personalInfo.photo : undefined,
    contact: createContacts(personalInfo),
    documentTitle: createDocumentTitle(content, messages),
    sections: content.letter ? createLetterSections(content.letter) : createSections(content, messages),
  }
}

const createDocumentTitle = ({ personalInfo, letter }: ResumeContent, messages: OutlineMessages): string => {
  const name = normalizeLine(personalInfo.fullName)
  if (letter) return name ? messages.letterTitle(name) : messages.untitledLetter
  return name ? messages.documentTitle(name) : messages.untitled
}

const createSections = (content: ResumeContent, messages: OutlineMessages): OutlineSection[] => {
  const breaks = new Set<string>(content.styling.pageBreaks ?? [])
  return listSectionKeys(content).flatMap((key): OutlineSection[] => {
    const parts = createParts(content, key, messages)
    return parts.length > 0
      ? [{ key, title: getSectionTitle(content, key, messages), pageBreak: breaks.has(key), parts }]
      : []
  })
}

const createContacts = (info: PersonalInfo): Contact[] => {
  const make = (kind: Contact['kind'], path: string, text: string, href: string | undefined): Contact[] =>
    text ? [{ kind, path: `personalInfo/${path}`, text, href }] : []
  const profile = parseLinkedin(info.linkedin ?? '')
  return [
    ...make('email', 'email', formatLink(info.email), toMailHref(info.email)),
    ...make('phone', 'phone', normalizeLine(info.phone), toTelHref(info.phone)),
    ...make('location', 'location', normalizeLine(info.location), undefined),
    ...make('linkedin', 'linkedin', profile.text, profile.href),
    ...make('website', 'website', formatLink(info.website ?? ''), toHref(info.website ?? '')),
    ...(info.links ?? []).flatMap((l, i) => make('link', `links/${l.id ?? i}`, formatLink(l.url), toHref(l.url))),
  ]
}

/** The sections in the user's order; sections that are not listed follow in the default order. */
const listSectionKeys = ({ styling, sections }: ResumeContent): SectionName[] => {
  const custom = (sections.custom ?? []).map((c): SectionName => `custom:${c.id}`)
  const known: SectionName[] = [...SECTION_KEYS, ...custom]
  const ordered = (styling.order ?? []).filter((key) => known.includes(key))
  return [...new Set([...ordered, ...known])]
}

const getSectionTitle = (content: ResumeContent, key: SectionName, messages: OutlineMessages): string => {
  const custom = content.sections.custom?.find((c) => `custom:${c.id}` === key)
  if (custom) return normalizeLine(custom.title)
  const builtIn = SECTION_KEYS.find((k) => k === key)
  return builtIn ? normalizeLine(content.styling.titles?.[builtIn]) || messages.sections[builtIn] : ''
}

const isEntrySection = (key: SectionName): key is EntrySection => ENTRY_SECTIONS.some((k) => k === key)

const createParts = (content: ResumeContent, key: SectionName, messages: OutlineMessages): SectionPart[] => {
  const { sections } = content
  if (isEntrySection(key)) return createEntries(sections, key, messages)
  if (key === 'summary') return createProsePart(parseProse(sections.summary, 'summary'))
  if (key === 'skills') return createSkillGroups(content, messages)
  if (key === 'languages') return createLanguagePairs(content, messages)
  const custom = sections.custom?.find((c) => `custom:${c.id}` === key)
  return custom ? createProsePart(parseBullets(custom.items, `custom/${custom.id}/items`)) : []
}

const createProsePart = (lines: ReturnType<typeof parseProse>): SectionPart[] =>
  lines.length > 0 ? [{ kind: 'prose', lines }] : []

const createSkillGroups = ({ sections: { skills } }: ResumeContent, messages: OutlineMessages): GroupPart[] => {
  const toGroup = (label: string, items: readonly { readonly item: string; readonly path: string }[]) => ({
    label,
    items: items.map(({ item, path }) => ({ text: normalizeLine(item), path })).filter(({ text }) => text),
  })
  const technical = (skills?.technical ?? []).map((item, i) => ({ item, path: `skills/technical/${i}` }))
  const named = (skills?.groups ?? []).map(({ name, items }) => ({
    label: normalizeLine(name),
    items: technical.filter(({ item }) => items.includes(item)),
  }))
  const grouped = new Set(named.flatMap(({ items }) => items))
  const groups = [
    toGroup(
      messages.technical,
      technical.filter((skill) => !grouped.has(skill)),
    ),
    ...named.map(({ label, items }) => toGroup(label, items)),
    toGroup(
      messages.soft,
      (skills?.soft ?? []).map((item, i) => ({ item, path: `skills/soft/${i}` })),
    ),
  ].filter((g) => g.items.length > 0)
  const isLabelled = groups.length > 1 || named.length > 0
  return groups.map((g) => ({ kind: 'group', label: (isLabelled && g.label) || undefined, items: g.items }))
}

const createLanguagePairs = ({ sections: { skills } }: ResumeContent, messages: OutlineMessages): PairsPart[] => {
  const pairs = (skills?.languages ?? []).flatMap((l, i) => {
    const term = normalizeLine(l.language)
    if (!term) return []
    const path = `languages/${l.id ?? i}`
    const level = l.proficiency ? messages.proficiency[l.proficiency] : ''
    const detail = normalizeLine(l.detail)
    const includesLevel = detail.toLowerCase().startsWith(level.toLowerCase())
    const text = includesLevel ? detail || level : detail ? `${level} (${detail})` : level
    const shown = text ? { text, path: `${path}/proficiency` } : undefined
    return [{ term: { text: term, path: `${path}/language` }, detail: shown }]
  })
  return pairs.length > 0 ? [{ kind: 'pairs', pairs }] : []
}
