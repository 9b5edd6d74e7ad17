import { contentSchema, type Sections } from '../resume/schema/content.ts'
import { LIMITS } from '../resume/schema/limits.ts'
import type { ExtractedDocument } from './extracted-document.ts'
import { parseEducation } from './fields/education/parse-education.ts'
import { parseExperience } from './fields/experience/parse-experience.ts'
import { isDated, isSentence } from './fields/entries/group-entries.ts'
import { parseHeader } from './fields/header/parse-header.ts'
import { parseAwards, parseCertifications, parseCustom, parseProjects } from './fields/lists/list-entries.ts'
import { isMotherTongue, isNoLanguage, plainLanguageLines } from './fields/languages/language-grid.ts'
import { parseLanguages } from './fields/languages/parse-languages.ts'
import { type PLine, toPLines, withText } from './lines/parsed-line.ts'
import { lostLines } from './fields/unassigned-lines.ts'
import { createTrace, type Trace } from './fields/provenance-collector.ts'
import { parseSkills } from './fields/skills/parse-skills.ts'
import { paragraphs } from './fields/entries/bullets-and-prose.ts'
import { namesLanguage } from './lexicon/language-names.ts'
import type { ParsedResume } from './parsed-resume.ts'
import { roleScore } from './lexicon/name-scores.ts'
import { findSections, type Section } from './sections/find-sections.ts'

/**
 * A read document to a resume in the flat shape, with where each field came from. Nothing is invented; text that fits
 * no field goes into a section of its own. Entry ids are deterministic (`experience-1`).
 */
export const parseResume = (document: ExtractedDocument): ParsedResume => {
  const trace = createTrace(document)
  const sections = findSections(document)
  const linesOf = (kind: Section['kind']) => sections.filter((s) => s.kind === kind).flatMap((s) => s.lines)
  const header = parseHeader(linesOf('header'), linesOf('contact'), toPLines(document), document, trace)
  const filled = emptySections()
  for (const section of sections) {
    fillSection(filled, section, trace)
    if (HAS_ENTRIES.has(section.kind)) keepLost(filled, section, trace)
  }
  keepRest(filled, header.rest, trace)
  return {
    content: contentSchema.parse({ personalInfo: header.info, sections: withoutEmpty(filled) }),
    provenance: trace.all,
    dropped: [],
  }
}

/** Sections that are parted into entries with fields, where a line may fit none. */
const HAS_ENTRIES: ReadonlySet<Section['kind']> = new Set([
  'experience',
  'education',
  'projects',
  'certifications',
  'awards',
  'volunteer',
])

/** Lines that no field of an entry took go to a section of their own, under the same title. */
const keepLost = (out: Filled, section: Section, trace: Trace): void => {
  const { kind } = section
  const entries = kind in out ? Reflect.get(out, kind) : []
  const lost = lostLines(section.lines, [entries, kind === 'volunteer' ? out.custom : []])
  if (lost.length > 0) custom(out, { ...section, lines: lost }, trace)
}

type Filled = { [K in keyof Sections]-?: NonNullable<Sections[K]> }

const emptySections = (): Filled => ({
  summary: '',
  experience: [],
  education: [],
  skills: { technical: [], languages: [], soft: [] },
  projects: [],
  certifications: [],
  awards: [],
  volunteer: [],
  custom: [],
})

const fillSection = (out: Filled, section: Section, trace: Trace): void => {
  const { kind, lines } = section
  if (lines.length === 0) return
  switch (kind) {
    case 'header':
    case 'contact':
      return
    case 'summary':
      for (const line of lines) trace.add('summary', line.index, 0.9)
      out.summary = [out.summary, paragraphs(lines)]
        .filter((t) => t !== '')
        .join('\n')
        .slice(0, LIMITS.prose)
      return
    case 'experience':
      out.experience.push(...parseExperience(lines, trace, out.experience.length))
      return
    case 'education':
      out.education.push(...parseEducation(lines, trace, out.education.length))
      return
    case 'skills':
      addSkills(out, lines, trace)
      return
    case 'languages':
      addLanguages(out, plainLanguageLines(lines), trace)
      return
    case 'projects':
      out.projects.push(...parseProjects(lines, trace, out.projects.length))
      return
    case 'certifications':
      out.certifications.push(...parseCertifications(lines, trace, out.certifications.length))
      return
    case 'awards':
      out.awards.push(...parseAwards(lines, trace, out.awards.length))
      return
    case 'volunteer':
      if (lines.some(isDated)) out.volunteer.push(...volunteer(lines, trace, out.volunteer.length))
      else custom(out, section, trace)
      return
    default:
      custom(out, section, trace)
  }
}

/** Spoken languages; what else a form puts under them goes to the skills. */
const addLanguages = (out: Filled, lines: readonly PLine[], trace: Trace): void => {
  const some = lines.some((line) => namesLanguage(line.body))
  const others = some ? lines.filter((line) => isNoLanguage(line.body)) : lines
  const spoken = lines.filter((line) => !others.includes(line))
  out.skills.languages.push(...parseLanguages(spoken, trace, out.skills.languages.length))
  addSkills(out, others, trace)
}

const custom = (out: Filled, section: Section, trace: Trace): void => {
  if (out.custom.length >= LIMITS.list) return
  out.custom.push(parseCustom(`custom-${out.custom.length + 1}`, section.title, section.lines, trace))
}

/** Skills; a row of spoken languages among them goes to the languages. */
const addSkills = (out: Filled, lines: readonly PLine[], trace: Trace): void => {
  const spoken = lines.filter(
    (line) =>
      isMotherTongue(line.body) ||
      (/^(?:spoken )?(languages?|idiomas?|lenguas?)\s*:/i.test(line.body) &&
        namesLanguage(line.body.replace(/^[^:]*:\s*/, ''))),
  )
  for (const line of spoken) {
    const body = isMotherTongue(line.body) ? line.body : line.body.replace(/^[^:]*:\s*/, '')
    out.skills.languages.push(
      ...parseLanguages(plainLanguageLines([withText(line, body)]), trace, out.skills.languages.length),
    )
  }
  const found = parseSkills(
    lines.filter((line) => !spoken.includes(line)),
    trace,
  )
  out.skills.technical = [...new Set([...out.skills.technical, ...found.technical])].slice(0, LIMITS.list)
  out.skills.soft = [...new Set([...out.skills.soft, ...found.soft])].slice(0, LIMITS.list)
}

const volunteer = (lines: readonly PLine[], trace: Trace, offset: number): Filled['volunteer'] =>
  parseExperience(lines, asVolunteer(trace), offset).map((entry, i) => ({
    id: `volunteer-${offset + i + 1}`,
    ...(entry.company === '' && roleScore(entry.position) === 0
      ? { organization: entry.position, role: '' }
      : { organization: entry.company, role: entry.position }),
    startDate: entry.startDate,
    ...(entry.endDate && { endDate: entry.endDate }),
    ...(entry.current && { current: true }),
    description: [entry.description, ...(entry.achievements ?? [])]
      .filter((t) => t !== '')
      .join('\n')
      .slice(0, LIMITS.prose),
  }))

/** Fields of a job under the names they have in a volunteer's entry. */
const VOLUNTEER_FIELDS: Readonly<Record<string, string>> = {
  company: 'organization',
  position: 'role',
  achievements: 'description',
}

const asVolunteer = (trace: Trace): Trace => ({
  all: trace.all,
  add: (path, line, confidence) => {
    const [, id = '', field = ''] = path.split('/')
    if (field === 'location') return
    const entry = id.replace('experience', 'volunteer')
    trace.add(`volunteer/${entry}/${VOLUNTEER_FIELDS[field] ?? field}`, line, confidence)
  },
})

/** Header lines that no field took: running text is a summary, the rest a section of its own. */
const keepRest = (out: Filled, rest: readonly PLine[], trace: Trace): void => {
  const prose = rest.filter((line) => isSentence(line.text) || line.text.length > 80)
  if (prose.length > 0 && out.summary === '') {
    const style = prose[0]?.style
    const to = prose.at(-1)?.index ?? 0
    let from = prose[0]?.index ?? 0
    while (rest.some((line) => line.index === from - 1 && line.style === style)) from--
    const lines = rest.filter((line) => line.index >= from && line.index <= to + 1)
    out.summary = paragraphs(lines)
    for (const line of lines) trace.add('summary', line.index, 0.5)
    rest = rest.filter((line) => !lines.includes(line))
  }
  if (rest.length > 0) out.custom.push(parseCustom(`custom-${out.custom.length + 1}`, '', rest, trace))
}

const withoutEmpty = (filled: Filled): Sections => {
  const { skills, ...rest } = filled
  const kept = Object.fromEntries(Object.entries(rest).filter(([, value]) => value.length > 0))
  const some = skills.technical.length + skills.soft.length + skills.languages.length > 0
  return contentSchema.shape.sections.parse({ ...kept, ...(some && { skills }) })
}
