import type { Language } from '../../../languages.ts'
import { createCustomSection } from '../entry-values.ts'
import type { FieldExtractor } from '../field-extractor.ts'
import { type CustomSectionKey, SECTION_TITLES } from '../section-titles.ts'

/** Collects items for custom sections; items of one section are put together. */
export interface CustomSections {
  add(key: CustomSectionKey, items: readonly string[]): void
  /** A section with a title of the file. */
  addTitled(title: string, items: readonly string[]): void
  finish(): ReturnType<typeof createCustomSection>
}

export const createCustomSections = (fields: FieldExtractor, rootName: string, language: Language): CustomSections => {
  const sections = new Map<string, { id: string; items: string[] }>()
  const addTo = (title: string, id: string, items: readonly string[]) => {
    const section = sections.get(title) ?? { id, items: [] }
    section.items.push(...items.filter((item) => item !== '' && !section.items.includes(item)))
    sections.set(title, section)
  }
  return {
    add: (key, items) => addTo(SECTION_TITLES[key][language], key, items),
    addTitled: (title, items) => addTo(title, `section-${sections.size + 1}`, items),
    finish: () =>
      fields
        .limit([rootName], [...sections])
        .flatMap(([title, { id, items }]) => createCustomSection(fields, [rootName], { id, title, items })),
  }
}

const MAX_SKILL_CHARS = 60

/** Text about skills: short parts of lists are skills of their own, all else is prose. */
export const splitSkillProse = (text: string): { skills: string[]; prose: string[] } => {
  const lines = text.split('\n').map((line) => line.replace(/^- /, '').trim())
  const parts = lines.map((line) => line.split(/[,;](?![^(]*\))/).map((part) => part.trim()))
  const isList = (line: readonly string[]) =>
    line.every((part) => part.length <= MAX_SKILL_CHARS && !/[.:]$/.test(part))
  return {
    skills: parts
      .filter(isList)
      .flat()
      .filter((part) => part !== ''),
    prose: lines.filter((_, i) => !isList(parts[i] ?? [])),
  }
}
