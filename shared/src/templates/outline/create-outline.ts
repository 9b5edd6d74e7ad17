import type { Language } from '../../languages.ts'
import { messagesFor } from '../../messages/messages.ts'
import type { DocumentMessages } from '../../messages/types.ts'
import { type PersonalInfo, type ResumeContent, SECTION_KEYS, type SectionName } from '../../resume/schema/content.ts'
import { ENTRY_SECTIONS, type EntrySection, entriesOf } from './entries.ts'
import { hrefOf, linkedin, mailHref, shownLink, telHref } from './links.ts'
import { cleanLine } from './normalize-text.ts'
import type { Contact, GroupPart, Outline, OutlineSection, PairsPart, Part } from './outline.ts'
import { bulletsOf, proseOf } from './prose.ts'

/** The resume as it reads in `language`; empty fields, entries and sections are left out. */
export const outlineOf = (content: ResumeContent, language: Language): Outline => {
  const words = messagesFor(language).document
  const { personalInfo, styling } = content
  const title = cleanLine(personalInfo.title)
  const breaks = new Set<string>(styling.pageBreaks ?? [])
  return {
    name: { text: cleanLine(personalInfo.fullName), path: 'personalInfo/fullName' },
    title: title ? { text: title, path: 'personalInfo/title' } : undefined,
    photo: styling.showPhoto ? personalInfo.photo : undefined,
    contact: contactOf(personalInfo),
    sections: sectionOrder(content).flatMap((key): OutlineSection[] => {
      const parts = partsOf(content, key, words)
      return parts.length > 0 ? [{ key, title: titleOf(content, key, words), pageBreak: breaks.has(key), parts }] : []
    }),
  }
}

const contactOf = (info: PersonalInfo): Contact[] => {
  const make = (kind: Contact['kind'], path: string, text: string, href: string | undefined): Contact[] =>
    text ? [{ kind, path: `personalInfo/${path}`, text, href }] : []
  const profile = linkedin(info.linkedin ?? '')
  return [
    ...make('email', 'email', shownLink(info.email), mailHref(info.email)),
    ...make('phone', 'phone', cleanLine(info.phone), telHref(info.phone)),
    ...make('location', 'location', cleanLine(info.location), undefined),
    ...make('linkedin', 'linkedin', profile.text, profile.href),
    ...make('website', 'website', shownLink(info.website ?? ''), hrefOf(info.website ?? '')),
    ...(info.links ?? []).flatMap((l, i) => make('link', `links/${l.id ?? i}`, shownLink(l.url), hrefOf(l.url))),
  ]
}

/** The order of drawing: as the person set it; what is not named follows in the usual order. */
const sectionOrder = ({ styling, sections }: ResumeContent): SectionName[] => {
  const custom = (sections.custom ?? []).map((c): SectionName => `custom:${c.id}`)
  const known: SectionName[] = [...SECTION_KEYS, ...custom]
  const named = (styling.order ?? []).filter((key) => known.includes(key))
  return [...new Set([...named, ...known])]
}

const titleOf = (content: ResumeContent, key: SectionName, words: DocumentMessages): string => {
  const custom = content.sections.custom?.find((c) => `custom:${c.id}` === key)
  if (custom) return cleanLine(custom.title)
  const own = SECTION_KEYS.find((k) => k === key)
  return own ? cleanLine(content.styling.titles?.[own]) || words.sections[own] : ''
}

const isEntrySection = (key: SectionName): key is EntrySection => ENTRY_SECTIONS.some((k) => k === key)

const partsOf = (content: ResumeContent, key: SectionName, words: DocumentMessages): Part[] => {
  const { sections } = content
  if (isEntrySection(key)) return entriesOf(sections, key, words)
  if (key === 'summary') return prosePart(proseOf(sections.summary, 'summary'))
  if (key === 'skills') return skillsOf(content, words)
  if (key === 'languages') return languagesOf(content, words)
  const custom = sections.custom?.find((c) => `custom:${c.id}` === key)
  return custom ? prosePart(bulletsOf(custom.items, `custom/${custom.id}/items`)) : []
}

const prosePart = (lines: ReturnType<typeof proseOf>): Part[] => (lines.length > 0 ? [{ kind: 'prose', lines }] : [])

const skillsOf = ({ sections: { skills } }: ResumeContent, words: DocumentMessages): GroupPart[] => {
  const group = (label: string, items: readonly string[], path: string) => ({
    label,
    items: items.map((item, i) => ({ text: cleanLine(item), path: `${path}/${i}` })).filter((item) => item.text),
  })
  const groups = [
    group(words.technical, skills?.technical ?? [], 'skills/technical'),
    group(words.soft, skills?.soft ?? [], 'skills/soft'),
  ].filter((g) => g.items.length > 0)
  return groups.map((g) => ({ kind: 'group', label: groups.length > 1 ? g.label : undefined, items: g.items }))
}

const languagesOf = ({ sections: { skills } }: ResumeContent, words: DocumentMessages): PairsPart[] => {
  const pairs = (skills?.languages ?? []).flatMap((l, i) => {
    const term = cleanLine(l.language)
    if (!term) return []
    const path = `languages/${l.id ?? i}`
    const level = words.proficiency[l.proficiency]
    const detail = cleanLine(l.detail)
    const saysLevel = detail.toLowerCase().startsWith(level.toLowerCase())
    const text = saysLevel ? detail : detail ? `${level} (${detail})` : level
    return [{ term: { text: term, path: `${path}/language` }, detail: { text, path: `${path}/proficiency` } }]
  })
  return pairs.length > 0 ? [{ kind: 'pairs', pairs }] : []
}
