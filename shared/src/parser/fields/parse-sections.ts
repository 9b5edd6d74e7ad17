import type { Sections } from '../../resume/schema/content.ts'
import { LIMITS } from '../../resume/schema/limits.ts'
import { headingKind, headingKindByKey, isComposedHeading } from '../lexicon/headings.ts'
import { joinWrappedText } from '../lines/join-wrapped-text.ts'
import type { ParsedLine } from '../lines/parsed-line.ts'
import type { Section } from '../sections/section.ts'
import { isDated } from './dates/dated-lines.ts'
import { parseEducation } from './education/parse-education.ts'
import { joinParagraphs } from './entries/bullets-and-prose.ts'
import { findEntryTable } from './entries/table-rows.ts'
import { parseExperience } from './experience/parse-experience.ts'
import { parseVolunteering } from './experience/parse-volunteering.ts'
import { separateTaughtCourses } from './experience/taught-courses.ts'
import {
  addLanguages,
  addSkills,
  findOtherLines,
  findProseLines,
  isLanguagesLine,
} from './languages/languages-and-skills.ts'
import { parseAwards } from './lists/parse-awards.ts'
import { parseCertifications } from './lists/parse-certifications.ts'
import { parseCustomSection } from './lists/parse-custom-section.ts'
import { parseProjects } from './lists/parse-projects.ts'
import type { ProvenanceCollector } from './provenance-collector.ts'
import { createWordCollector, findUnassignedLines } from './unassigned-lines.ts'

/** All sections of the form, empty where the document has none. */
export type ParsedSections = { readonly [K in keyof Sections]-?: NonNullable<Sections[K]> }

/** `Spoken languages: English, Irish` at the end of a section of entries is none of them. */
const separateLanguages = (section: Section): Section[] => {
  if (!ENTRY_SECTIONS.some((kind) => kind === section.kind)) return [section]
  const spoken = section.lines.filter(
    ({ body }) => headingKind(LABEL.exec(body)?.[1] ?? '') === 'languages' && isLanguagesLine(body),
  )
  if (spoken.length === 0) return [section]
  const lines = section.lines.filter((line) => !spoken.includes(line))
  return [
    { ...section, lines },
    { ...section, kind: 'languages', lines: spoken },
  ]
}

const EMPTY_SECTIONS: ParsedSections = {
  summary: '',
  experience: [],
  education: [],
  skills: { technical: [], languages: [], soft: [] },
  projects: [],
  certifications: [],
  awards: [],
  volunteer: [],
  custom: [],
}

/** The fields of all sections. Lines of an entry that no field holds follow in a custom section of the same title. */
export const parseSections = (sections: readonly Section[], provenance: ProvenanceCollector): ParsedSections => {
  const collectors = new Map(ENTRY_SECTIONS.map((key) => [key, createWordCollector()]))
  return sections
    .flatMap(separateLanguages)
    .flatMap(separateTaughtCourses)
    .reduce((parsed, section) => {
      if (section.lines.length === 0) return parsed
      const next = parseSection(parsed, section, provenance)
      const key = ENTRY_SECTIONS.find((kind) => kind === section.kind)
      const collect = key && collectors.get(key)
      if (!collect) return next
      const assigned = collect([next[key], key === 'volunteer' ? next.custom : []])
      const lines = findUnassignedLines(section.lines, assigned)
      return lines.length > 0 ? addCustomSection(next, { title: section.title, lines }, provenance) : next
    }, EMPTY_SECTIONS)
}

/** Adds the lines to the custom sections, unless there are too many of those. */
export const addCustomSection = (
  parsed: ParsedSections,
  { title, lines }: Pick<Section, 'title' | 'lines'>,
  provenance: ProvenanceCollector,
): ParsedSections => {
  if (parsed.custom.length >= LIMITS.listItems) return parsed
  const section = parseCustomSection(`custom-${parsed.custom.length + 1}`, title, lines, provenance)
  return { ...parsed, custom: [...parsed.custom, section] }
}

type SectionParser = (parsed: ParsedSections, section: Section, provenance: ProvenanceCollector) => ParsedSections

/** The header is parsed elsewhere, but for languages among personal facts. */
const addListedLanguages: SectionParser = (parsed, { lines }, provenance) => {
  const listed = lines.filter(({ body }) => isLanguagesLine(body))
  return listed.length > 0 ? { ...parsed, skills: addLanguages(parsed.skills, listed, provenance) } : parsed
}

const addSkillsSection: SectionParser = (parsed, { lines, title }, provenance) => {
  const next = { ...parsed, skills: addSkills(parsed.skills, lines, provenance, title) }
  const prose = findProseLines(lines)
  return prose.length > 0 ? addCustomSection(next, { title, lines: prose }, provenance) : next
}

const addLanguagesSection: SectionParser = (parsed, { lines, title }, provenance) => {
  const next = { ...parsed, skills: addLanguages(parsed.skills, lines, provenance) }
  const others = findOtherLines(lines)
  return others.length > 0 ? addCustomSection(next, { title, lines: others }, provenance) : next
}

/** `Herramientas: torno, fresadora` among other facts, with the lines that go on with it. */
const addLabeledSkills: SectionParser = (parsed, section, provenance) => {
  const found = section.lines.filter((_, i) => {
    const first = section.lines.slice(0, i + 1).findLast((each) => each.bullet || isLabeled(each))
    return first !== undefined && isSkillsLine(first)
  })
  if (found.length === 0) return addCustomSection(parsed, section, provenance)
  const others = section.lines.filter((line) => !found.includes(line))
  const next = { ...parsed, skills: addSkills(parsed.skills, found, provenance) }
  return others.length > 0 ? addCustomSection(next, { ...section, lines: others }, provenance) : next
}

const LABEL = /^(\p{Lu}[\p{L} /&-]{3,40}?)\s{0,3}:\s/u
const isLabeled = ({ body }: ParsedLine): boolean => LABEL.test(body)
const isSkillsLine = ({ body }: ParsedLine): boolean => {
  const label = LABEL.exec(body)?.[1] ?? ''
  return headingKind(label) === 'skills' || (isComposedHeading(label) && headingKindByKey(label) === 'skills')
}

const addSummary: SectionParser = (parsed, { lines }, provenance) => {
  for (const line of lines) provenance.record('summary', line.index, 0.9)
  const texts = [parsed.summary, joinParagraphs(lines)].filter((text) => text !== '')
  return { ...parsed, summary: texts.join('\n').slice(0, LIMITS.proseChars) }
}

const addVolunteering: SectionParser = (parsed, section, provenance) => {
  if (!section.lines.some(isDated)) return addCustomSection(parsed, section, provenance)
  const { volunteer } = parsed
  return {
    ...parsed,
    volunteer: [...volunteer, ...parseVolunteering(section.lines, provenance, volunteer.length)],
  }
}

/** The lines with wrapped text joined, but for those of tables. */
const joinAroundTables = (lines: readonly ParsedLine[]): readonly ParsedLine[] => {
  const table = findEntryTable(lines)
  if (!table) return joinWrappedText(lines)
  const rows = lines.slice(table.before.length, lines.length - table.after.length)
  return [...joinWrappedText(table.before), ...rows, ...joinAroundTables(table.after)]
}

type ListKey = 'experience' | 'education' | 'projects' | 'certifications' | 'awards'

/** A parser that adds the entries of a section to those before. */
const addEntries =
  <Key extends ListKey>(
    key: Key,
    parseEntries: (lines: Section['lines'], provenance: ProvenanceCollector, offset: number) => ParsedSections[Key],
  ): SectionParser =>
  (parsed, { lines }, provenance) => ({
    ...parsed,
    [key]: [...parsed[key], ...parseEntries(lines, provenance, parsed[key].length)],
  })

/** Sections of other kinds become custom sections. */
const SECTION_PARSERS: Readonly<Partial<Record<Section['kind'], SectionParser>>> = {
  header: addListedLanguages,
  contact: addListedLanguages,
  summary: addSummary,
  experience: addEntries('experience', (lines, ...rest) => parseExperience(joinAroundTables(lines), ...rest)),
  education: addEntries('education', parseEducation),
  skills: addSkillsSection,
  languages: addLanguagesSection,
  other: addLabeledSkills,
  projects: addEntries('projects', parseProjects),
  certifications: addEntries('certifications', parseCertifications),
  awards: addEntries('awards', parseAwards),
  volunteer: addVolunteering,
}

const parseSection: SectionParser = (parsed, section, provenance) =>
  (SECTION_PARSERS[section.kind] ?? addCustomSection)(parsed, section, provenance)

/** Sections with entries, whose lines may fit no field. */
const ENTRY_SECTIONS = ['experience', 'education', 'projects', 'certifications', 'awards', 'volunteer'] as const
