import { AppError } from '../../errors.ts'
import { contentSchema, type ResumeContent } from '../schema/content.ts'
import { isPresentDate, parseCvDate, toMonthIndex } from '../schema/dates.ts'
import { LIMITS } from '../schema/limits.ts'
import { getLevelDetail, parseProficiency } from '../schema/parse-proficiency.ts'
import { sanitizeUrl } from '../schema/safe-url.ts'
import { createFieldExtractor, type FieldExtractor } from './field-extractor.ts'
import { parseBasics } from './parse-basics.ts'

type Path = readonly (string | number)[]

export interface ImportedContent {
  readonly content: ResumeContent
  /** Paths of what our form has no place for. */
  readonly dropped: string[]
}

/**
 * JSON Resume (schema 1.0.0 and the older field names `company`, `website`, `gpa`, `picture`) as a flat resume.
 * Publications, interests and references become sections of their own. Wrong types are left out and reported.
 * Throws `invalid-document` when nothing of it can be a resume.
 */
export const fromJsonResume = (root: unknown): ImportedContent => {
  const fields = createFieldExtractor(root)
  for (const name of ['$schema', 'meta']) fields.ignore([name])
  const { personalInfo, summary } = parseBasics(fields)
  const custom = [...publications(fields), ...interests(fields), ...references(fields)]
  const content = contentSchema.safeParse({
    personalInfo,
    sections: {
      ...(summary && { summary }),
      experience: experience(fields),
      education: education(fields),
      skills: { ...skills(fields), languages: languages(fields) },
      projects: projects(fields),
      certifications: certifications(fields),
      awards: awards(fields),
      volunteer: volunteer(fields),
      custom,
    },
  })
  if (!content.success) throw new AppError('invalid-document', { path: content.error.issues[0]?.path.join('.') ?? '' })
  return { content: content.data, dropped: [...fields.unusedPaths(), ...backwards(content.data)] }
}

/** Entries that end before they start are kept as they are, and reported. */
const backwards = ({ sections }: ResumeContent): string[] =>
  Object.entries({ work: sections.experience, education: sections.education, volunteer: sections.volunteer }).flatMap(
    ([list, entries]) =>
      (entries ?? []).flatMap(({ startDate, endDate }, i) => {
        const [from, to] = [toMonthIndex(startDate), toMonthIndex(endDate ?? '')]
        return from !== null && to !== null && to < from ? [`${list}.${i}.endDate (< startDate)`] : []
      }),
  )

const date = (fields: FieldExtractor, path: Path): string => {
  const raw = fields.text(path)
  return isPresentDate(raw) ? '' : parseCvDate(raw).value || raw
}

/** `startDate`, and `endDate` or `current`: an end that is not there means "until now". */
const span = (fields: FieldExtractor, path: Path): { startDate: string; endDate?: string; current?: boolean } => {
  const endText = fields.has([...path, 'endDate']) ? fields.text([...path, 'endDate']) : ''
  const startDate = date(fields, [...path, 'startDate'])
  const endDate = isPresentDate(endText) ? '' : parseCvDate(endText).value || endText
  return { startDate, ...(endDate ? { endDate } : startDate !== '' && { current: true }) }
}

const link = (fields: FieldExtractor, path: Path, names: readonly string[]): { url?: string } => {
  for (const name of names) {
    const url = fields.textMatching([...path, name], (text) => sanitizeUrl(text) !== undefined)
    if (url) return { url }
  }
  return {}
}

const prose = (...parts: readonly (string | readonly string[])[]): string =>
  parts
    .flat()
    .filter((part) => part !== '')
    .join('\n')
    .slice(0, LIMITS.proseChars)

/** Items of a list inside a text: drawn as bullets, taken apart again on the way out (`to-json-resume.ts`). */
const listed = (items: readonly string[]): string[] => items.map((item) => `- ${item}`)

const experience = (fields: FieldExtractor) =>
  fields.objects(['work']).map((path, i) => {
    const location = fields.text([...path, 'location'])
    return {
      id: `experience-${i + 1}`,
      company: fields.firstText(path, ['name', 'company', 'employer']),
      position: fields.text([...path, 'position']),
      ...span(fields, path),
      ...(location && { location }),
      description: prose(
        fields.text([...path, 'summary'], LIMITS.proseChars),
        fields.text([...path, 'description'], LIMITS.proseChars),
      ),
      achievements: fields.texts([...path, 'highlights']),
    }
  })

const volunteer = (fields: FieldExtractor) =>
  fields.objects(['volunteer']).map((path, i) => ({
    id: `volunteer-${i + 1}`,
    organization: fields.firstText(path, ['organization', 'name', 'company']),
    role: fields.firstText(path, ['position', 'role']),
    ...span(fields, path),
    description: prose(
      fields.text([...path, 'summary'], LIMITS.proseChars),
      listed(fields.texts([...path, 'highlights'])),
    ),
  }))

const education = (fields: FieldExtractor) =>
  fields.objects(['education']).map((path, i) => {
    const gpa = fields.firstText(path, ['score', 'gpa'])
    const description = prose(listed(fields.texts([...path, 'courses'])))
    return {
      id: `education-${i + 1}`,
      institution: fields.text([...path, 'institution']),
      degree: fields.text([...path, 'studyType']),
      field: fields.text([...path, 'area']),
      ...span(fields, path),
      ...(gpa && { gpa }),
      ...(description && { description }),
    }
  })

const projects = (fields: FieldExtractor) =>
  fields.objects(['projects']).map((path, i) => {
    const { startDate, endDate } = span(fields, path)
    const technologies = fields.texts([...path, 'keywords'], LIMITS.lineChars)
    return {
      id: `project-${i + 1}`,
      name: fields.text([...path, 'name']),
      description: prose(
        fields.firstText(path, ['description', 'summary'], LIMITS.proseChars),
        listed(fields.texts([...path, 'highlights'])),
      ),
      ...(technologies.length > 0 && { technologies }),
      ...link(fields, path, ['url', 'website']),
      ...(startDate && { startDate }),
      ...(endDate && { endDate }),
    }
  })

const certifications = (fields: FieldExtractor) =>
  ['certificates', 'certifications'].flatMap((list) =>
    fields.objects([list]).map((path, i) => ({
      id: `certification-${i + 1}`,
      name: fields.firstText(path, ['name', 'title']),
      issuer: fields.text([...path, 'issuer']),
      date: date(fields, [...path, 'date']),
      ...link(fields, path, ['url']),
    })),
  )

const awards = (fields: FieldExtractor) =>
  fields.objects(['awards']).map((path, i) => {
    const description = fields.text([...path, 'summary'], LIMITS.proseChars)
    return {
      id: `award-${i + 1}`,
      title: fields.firstText(path, ['title', 'name']),
      issuer: fields.firstText(path, ['awarder', 'issuer']),
      date: date(fields, [...path, 'date']),
      ...(description && { description }),
    }
  })

const SOFT = /\b(soft|interpersonal|personal|blandas|personales|interpersonales|sociales)\b/i

/** A skill's keywords; its name too, unless it only names a group such as `Soft skills`. */
const skills = (fields: FieldExtractor): { technical: string[]; soft: string[] } => {
  const technical: string[] = []
  const soft: string[] = []
  for (const text of fields.texts(['skills'], LIMITS.skillChars)) technical.push(text)
  for (const path of fields.objects(['skills'])) {
    const name = fields.text([...path, 'name'], LIMITS.skillChars)
    const words = fields.texts([...path, 'keywords'], LIMITS.skillChars)
    if (SOFT.test(name)) soft.push(...(words.length > 0 ? words : [name]))
    else technical.push(...[name, ...words].filter((word) => word !== ''))
  }
  const unique = (list: string[]) => [...new Set(list)].slice(0, LIMITS.listItems)
  return { technical: unique(technical), soft: unique(soft) }
}

const languages = (fields: FieldExtractor) =>
  fields.objects(['languages']).map((path, i) => {
    const detail = fields.firstText(path, ['fluency', 'level', 'proficiency'])
    return {
      id: `language-${i + 1}`,
      language: fields.firstText(path, ['language', 'name']),
      proficiency: parseProficiency(detail),
      ...(getLevelDetail(detail) && { detail }),
    }
  })

const section = (id: string, title: string, items: readonly string[]) => {
  const kept = items.filter((item) => item !== '').map((item) => item.slice(0, LIMITS.proseChars))
  return kept.length > 0 ? [{ id, title, items: kept.slice(0, LIMITS.listItems) }] : []
}

const joined = (parts: readonly string[], by = ', '): string => parts.filter((part) => part !== '').join(by)

const publications = (fields: FieldExtractor) =>
  section(
    'publications',
    'Publications',
    fields.objects(['publications']).map((path) => {
      const head = joined([
        fields.firstText(path, ['name', 'title']),
        fields.text([...path, 'publisher']),
        date(fields, [...path, 'releaseDate']),
        link(fields, path, ['url', 'website']).url ?? '',
      ])
      return joined([head, fields.text([...path, 'summary'], LIMITS.proseChars)], '\n')
    }),
  )

const interests = (fields: FieldExtractor) =>
  section('interests', 'Interests', [
    ...fields.texts(['interests']),
    ...fields
      .objects(['interests'])
      .map((path) => joined([fields.text([...path, 'name']), joined(fields.texts([...path, 'keywords']))], ': ')),
  ])

const references = (fields: FieldExtractor) =>
  section('references', 'References', [
    ...fields.texts(['references']),
    ...fields
      .objects(['references'])
      .map((path) =>
        joined([fields.text([...path, 'name']), fields.text([...path, 'reference'], LIMITS.proseChars)], ': '),
      ),
  ])
