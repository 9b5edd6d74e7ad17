import type { ResumeContent, Sections } from '../schema/content.ts'
import { parseCvDate } from '../schema/dates.ts'

type Json = Record<string, unknown>

/**
 * Exports a `ResumeContent` as JSON Resume 1.0.0 (`https://jsonresume.org/schema`). Fields that the schema does not
 * have are omitted.
 */
export const toJsonResume = ({ personalInfo, sections }: ResumeContent): Json =>
  omitEmpty({
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: omitEmpty({
      name: personalInfo.fullName,
      label: personalInfo.title,
      image: personalInfo.photo,
      email: personalInfo.email,
      phone: personalInfo.phone,
      url: personalInfo.website,
      summary: sections.summary,
      location: personalInfo.location && { address: personalInfo.location },
      profiles: toProfiles(personalInfo),
    }),
    work: sections.experience?.map((e) =>
      omitEmpty({
        name: e.company,
        position: e.position,
        location: e.location,
        ...toDateRange(e),
        summary: e.description,
        highlights: e.achievements,
      }),
    ),
    volunteer: sections.volunteer?.map((v) =>
      omitEmpty({
        organization: v.organization,
        position: v.role,
        ...toDateRange(v),
        ...splitTrailingBullets(v.description),
      }),
    ),
    education: sections.education?.map((e) =>
      omitEmpty({
        institution: e.institution,
        area: e.field,
        studyType: e.degree,
        ...toDateRange(e),
        score: e.gpa,
        courses: toCourses(e.description),
      }),
    ),
    awards: sections.awards?.map((a) =>
      omitEmpty({ title: a.title, date: toJsonDate(a.date), awarder: a.issuer, summary: a.description }),
    ),
    certificates: sections.certifications?.map((c) =>
      omitEmpty({ name: c.name, date: toJsonDate(c.date), issuer: c.issuer, url: c.url }),
    ),
    skills: toSkills(sections.skills),
    languages: sections.skills?.languages.map((l) =>
      omitEmpty({ language: l.language, fluency: l.detail ?? l.proficiency }),
    ),
    projects: sections.projects?.map((p) =>
      omitEmpty({
        name: p.name,
        description: splitTrailingBullets(p.description).summary,
        highlights: splitTrailingBullets(p.description).highlights,
        keywords: p.technologies,
        url: p.url,
        startDate: toJsonDate(p.startDate),
        endDate: toJsonDate(p.endDate),
      }),
    ),
    publications: listItems(sections, 'publications').map((item) => {
      const [name = '', ...summary] = item.split('\n')
      return omitEmpty({ name, summary: summary.join('\n') })
    }),
    interests: listItems(sections, 'interests').map((name) => ({ name })),
    references: listItems(sections, 'references').map((reference) => ({ reference })),
  })

/** The items of the custom section that an import made of a list of the schema. */
const listItems = ({ custom }: Sections, id: string): readonly string[] =>
  custom?.find((section) => section.id === id)?.items ?? []

/** Splits a text whose last lines are list items (`- …`) into the text before them and the items. */
const splitTrailingBullets = (text: string): { summary: string; highlights: string[] } => {
  const lines = text.split('\n')
  const from = lines.findLastIndex((line) => !BULLET_PREFIX.test(line)) + 1
  return {
    summary: lines.slice(0, from).join('\n'),
    highlights: lines.slice(from).map((l) => l.replace(BULLET_PREFIX, '')),
  }
}

const BULLET_PREFIX = /^- (?=\S)/

const toCourses = (text: string | undefined): string[] => {
  const { summary, highlights } = splitTrailingBullets(text ?? '')
  return summary ? [summary, ...highlights] : highlights
}

const toJsonDate = (text: string | undefined): string | undefined =>
  text ? parseCvDate(text).value || undefined : undefined

const toDateRange = (entry: { startDate: string; endDate?: string | undefined }) => ({
  startDate: toJsonDate(entry.startDate),
  endDate: toJsonDate(entry.endDate),
})

const toProfiles = ({ linkedin, links }: ResumeContent['personalInfo']): Json[] => [
  ...(linkedin ? [{ network: 'LinkedIn', url: linkedin }] : []),
  ...(links ?? []).map((link) => omitEmpty({ network: link.label, url: link.url })),
]

/** Removes undefined, empty strings and empty lists. */
const omitEmpty = (record: Json): Json =>
  Object.fromEntries(
    Object.entries(record).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  )

/** Skills without a group by their name; a group, and the soft skills, with their skills as keywords. */
const toSkills = (skills: Sections['skills']) => {
  const groups = skills?.groups ?? []
  const grouped = new Set(groups.flatMap(({ items }) => items))
  const soft = skills?.soft ?? []
  return [
    ...(skills?.technical ?? []).filter((name) => !grouped.has(name)).map((name) => ({ name })),
    ...groups.map(({ name, items }) => omitEmpty({ name, keywords: items })),
    ...(soft.length > 0 ? [{ name: 'Soft skills', keywords: soft }] : []),
  ]
}
