import type { ResumeContent } from '../schema/content.ts'
import { parseCvDate } from '../schema/dates.ts'

type Json = Record<string, unknown>

/** A flat resume as JSON Resume 1.0.0 (`https://jsonresume.org/schema`). What that schema has no place for is left out. */
export const toJsonResume = ({ personalInfo, sections }: ResumeContent): Json =>
  compact({
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: compact({
      name: personalInfo.fullName,
      label: personalInfo.title,
      image: personalInfo.photo,
      email: personalInfo.email,
      phone: personalInfo.phone,
      url: personalInfo.website,
      summary: sections.summary,
      location: personalInfo.location && { address: personalInfo.location },
      profiles: profilesOf(personalInfo),
    }),
    work: sections.experience?.map((e) =>
      compact({
        name: e.company,
        position: e.position,
        location: e.location,
        ...span(e),
        summary: e.description,
        highlights: e.achievements,
      }),
    ),
    volunteer: sections.volunteer?.map((v) =>
      compact({ organization: v.organization, position: v.role, ...span(v), ...told(v.description) }),
    ),
    education: sections.education?.map((e) =>
      compact({
        institution: e.institution,
        area: e.field,
        studyType: e.degree,
        ...span(e),
        score: e.gpa,
        courses: coursesOf(e.description),
      }),
    ),
    awards: sections.awards?.map((a) =>
      compact({ title: a.title, date: date(a.date), awarder: a.issuer, summary: a.description }),
    ),
    certificates: sections.certifications?.map((c) =>
      compact({ name: c.name, date: date(c.date), issuer: c.issuer, url: c.url }),
    ),
    skills: [
      ...(sections.skills?.technical ?? []).map((name) => ({ name })),
      ...((sections.skills?.soft.length ?? 0) > 0 ? [{ name: 'Soft skills', keywords: sections.skills?.soft }] : []),
    ],
    languages: sections.skills?.languages.map((l) =>
      compact({ language: l.language, fluency: l.detail ?? l.proficiency }),
    ),
    projects: sections.projects?.map((p) =>
      compact({
        name: p.name,
        description: told(p.description).summary,
        highlights: told(p.description).highlights,
        keywords: p.technologies,
        url: p.url,
        startDate: date(p.startDate),
        endDate: date(p.endDate),
      }),
    ),
  })

/** A text whose last lines are a list (`- …`): what stands before it, and its items. */
const told = (text: string): { summary: string; highlights: string[] } => {
  const lines = text.split('\n')
  const from = lines.findLastIndex((line) => !LISTED.test(line)) + 1
  return { summary: lines.slice(0, from).join('\n'), highlights: lines.slice(from).map((l) => l.replace(LISTED, '')) }
}

const LISTED = /^- (?=\S)/

const coursesOf = (text: string | undefined): string[] => {
  const { summary, highlights } = told(text ?? '')
  return summary ? [summary, ...highlights] : highlights
}

const date = (text: string | undefined): string | undefined => (text ? parseCvDate(text).value || undefined : undefined)

const span = (entry: { startDate: string; endDate?: string | undefined }) => ({
  startDate: date(entry.startDate),
  endDate: date(entry.endDate),
})

const profilesOf = ({ linkedin, links }: ResumeContent['personalInfo']): Json[] => [
  ...(linkedin ? [{ network: 'LinkedIn', url: linkedin }] : []),
  ...(links ?? []).map((link) => compact({ network: link.label, url: link.url })),
]

/** Leaves out what is empty. */
const compact = (record: Json): Json =>
  Object.fromEntries(
    Object.entries(record).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  )
