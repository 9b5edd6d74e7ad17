import { AppError } from '../../errors.ts'
import { createFieldExtractor, type FieldExtractor } from '../import/field-extractor.ts'
import { contentSchema, type ResumeContent } from '../schema/content.ts'
import { isPresentDate, parseCvDate, toMonthIndex } from '../schema/dates.ts'
import { LIMITS } from '../schema/limits.ts'
import { getLevelDetail, parseProficiency } from '../schema/proficiency.ts'
import { sanitizeUrl } from '../schema/safe-url.ts'
import { parseBasics } from './parse-basics.ts'

type Path = readonly (string | number)[]

/** A converted resume, and what was lost. */
export interface ImportedContent {
  readonly content: ResumeContent
  /** Paths of values that `ResumeContent` has no field for. */
  readonly dropped: string[]
}

/**
 * Converts JSON Resume 1.0.0, and the older field names `company`, `website`, `gpa` and `picture`, to a
 * `ResumeContent`. Publications, interests and references become custom sections. Values of wrong types are dropped.
 * @throws AppError `invalid-document` when no valid content results
 */
export const fromJsonResume = (root: unknown): ImportedContent => {
  const fields = createFieldExtractor(root)
  for (const name of ['$schema', 'meta']) fields.ignore([name])
  const { personalInfo, summary } = parseBasics(fields)
  const custom = [...extractPublications(fields), ...extractInterests(fields), ...extractReferences(fields)]
  const content = contentSchema.safeParse({
    personalInfo,
    sections: {
      ...(summary && { summary }),
      experience: extractExperience(fields),
      education: extractEducation(fields),
      skills: { ...extractSkills(fields), languages: extractLanguages(fields) },
      projects: extractProjects(fields),
      certifications: extractCertifications(fields),
      awards: extractAwards(fields),
      volunteer: extractVolunteer(fields),
      custom,
    },
  })
  if (!content.success) throw new AppError('invalid-document', { path: content.error.issues[0]?.path.join('.') ?? '' })
  return { content: content.data, dropped: [...fields.unusedPaths(), ...findReversedDates(content.data)] }
}

/** Reports entries that end before they start. Their dates are imported unchanged. */
const findReversedDates = ({ sections }: ResumeContent): string[] =>
  Object.entries({ work: sections.experience, education: sections.education, volunteer: sections.volunteer }).flatMap(
    ([list, entries]) =>
      (entries ?? []).flatMap(({ startDate, endDate }, i) => {
        const [from, to] = [toMonthIndex(startDate), toMonthIndex(endDate ?? '')]
        return from !== null && to !== null && to < from ? [`${list}.${i}.endDate (< startDate)`] : []
      }),
  )

const extractDate = (fields: FieldExtractor, path: Path): string => {
  const raw = fields.text(path)
  return isPresentDate(raw) ? '' : parseCvDate(raw).value || raw
}

/** A missing end date means that the entry is current. */
const extractDateRange = (
  fields: FieldExtractor,
  path: Path,
): { startDate: string; endDate?: string; current?: boolean } => {
  const endText = fields.has([...path, 'endDate']) ? fields.text([...path, 'endDate']) : ''
  const startDate = extractDate(fields, [...path, 'startDate'])
  const endDate = isPresentDate(endText) ? '' : parseCvDate(endText).value || endText
  return { startDate, ...(endDate ? { endDate } : startDate !== '' && { current: true }) }
}

const extractLink = (fields: FieldExtractor, path: Path, names: readonly string[]): { url?: string } => {
  for (const name of names) {
    const url = fields.textMatching([...path, name], (text) => sanitizeUrl(text) !== undefined)
    if (url) return { url }
  }
  return {}
}

const joinProse = (...parts: readonly (string | readonly string[])[]): string =>
  parts
    .flat()
    .filter((part) => part !== '')
    .join('\n')
    .slice(0, LIMITS.proseChars)

/** List items inside a prose field. `to-json-resume.ts` splits them again. */
const toBulletLines = (items: readonly string[]): string[] => items.map((item) => `- ${item}`)

const extractExperience = (fields: FieldExtractor) =>
  fields.objects(['work']).map((path, i) => {
    const location = fields.text([...path, 'location'])
    return {
      id: `experience-${i + 1}`,
      company: fields.firstText(path, ['name', 'company', 'employer']),
      position: fields.text([...path, 'position']),
      ...extractDateRange(fields, path),
      ...(location && { location }),
      description: joinProse(
        fields.text([...path, 'summary'], LIMITS.proseChars),
        fields.text([...path, 'description'], LIMITS.proseChars),
      ),
      achievements: fields.texts([...path, 'highlights']),
    }
  })

const extractVolunteer = (fields: FieldExtractor) =>
  fields.objects(['volunteer']).map((path, i) => ({
    id: `volunteer-${i + 1}`,
    organization: fields.firstText(path, ['organization', 'name', 'company']),
    role: fields.firstText(path, ['position', 'role']),
    ...extractDateRange(fields, path),
    description: joinProse(
      fields.text([...path, 'summary'], LIMITS.proseChars),
      toBulletLines(fields.texts([...path, 'highlights'])),
    ),
  }))

const extractEducation = (fields: FieldExtractor) =>
  fields.objects(['education']).map((path, i) => {
    const gpa = fields.firstText(path, ['score', 'gpa'])
    const description = joinProse(toBulletLines(fields.texts([...path, 'courses'])))
    return {
      id: `education-${i + 1}`,
      institution: fields.text([...path, 'institution']),
      degree: fields.text([...path, 'studyType']),
      field: fields.text([...path, 'area']),
      ...extractDateRange(fields, path),
      ...(gpa && { gpa }),
      ...(description && { description }),
    }
  })

const extractProjects = (fields: FieldExtractor) =>
  fields.objects(['projects']).map((path, i) => {
    const { startDate, endDate } = extractDateRange(fields, path)
    const technologies = fields.texts([...path, 'keywords'], LIMITS.lineChars)
    return {
      id: `project-${i + 1}`,
      name: fields.text([...path, 'name']),
      description: joinProse(
        fields.firstText(path, ['description', 'summary'], LIMITS.proseChars),
        toBulletLines(fields.texts([...path, 'highlights'])),
      ),
      ...(technologies.length > 0 && { technologies }),
      ...extractLink(fields, path, ['url', 'website']),
      ...(startDate && { startDate }),
      ...(endDate && { endDate }),
    }
  })

const extractCertifications = (fields: FieldExtractor) =>
  ['certificates', 'certifications'].flatMap((list) =>
    fields.objects([list]).map((path, i) => ({
      id: `certification-${i + 1}`,
      name: fields.firstText(path, ['name', 'title']),
      issuer: fields.text([...path, 'issuer']),
      date: extractDate(fields, [...path, 'date']),
      ...extractLink(fields, path, ['url']),
    })),
  )

const extractAwards = (fields: FieldExtractor) =>
  fields.objects(['awards']).map((path, i) => {
    const description = fields.text([...path, 'summary'], LIMITS.proseChars)
    return {
      id: `award-${i + 1}`,
      title: fields.firstText(path, ['title', 'name']),
      issuer: fields.firstText(path, ['awarder', 'issuer']),
      date: extractDate(fields, [...path, 'date']),
      ...(description && { description }),
    }
  })

const SOFT_SKILLS_NAME = /\b(soft|interpersonal|personal|blandas|personales|interpersonales|sociales)\b/i

/** Keywords and names of skills. The name of a group such as `Soft skills` is used only when it has no keywords. */
const extractSkills = (fields: FieldExtractor): { technical: string[]; soft: string[] } => {
  const technical: string[] = []
  const soft: string[] = []
  for (const text of fields.texts(['skills'], LIMITS.skillChars)) technical.push(text)
  for (const path of fields.objects(['skills'])) {
    const name = fields.text([...path, 'name'], LIMITS.skillChars)
    const keywords = fields.texts([...path, 'keywords'], LIMITS.skillChars)
    if (SOFT_SKILLS_NAME.test(name)) soft.push(...(keywords.length > 0 ? keywords : [name]))
    else technical.push(...[name, ...keywords].filter((word) => word !== ''))
  }
  const unique = (list: string[]) => [...new Set(list)].slice(0, LIMITS.listItems)
  return { technical: unique(technical), soft: unique(soft) }
}

const extractLanguages = (fields: FieldExtractor) =>
  fields.objects(['languages']).map((path, i) => {
    const detail = fields.firstText(path, ['fluency', 'level', 'proficiency'])
    return {
      id: `language-${i + 1}`,
      language: fields.firstText(path, ['language', 'name']),
      proficiency: parseProficiency(detail),
      ...(getLevelDetail(detail) && { detail }),
    }
  })

const createCustomSection = (id: string, title: string, items: readonly string[]) => {
  const nonEmpty = items.filter((item) => item !== '').map((item) => item.slice(0, LIMITS.proseChars))
  return nonEmpty.length > 0 ? [{ id, title, items: nonEmpty.slice(0, LIMITS.listItems) }] : []
}

const joinParts = (parts: readonly string[], by = ', '): string => parts.filter((part) => part !== '').join(by)

const extractPublications = (fields: FieldExtractor) =>
  createCustomSection(
    'publications',
    'Publications',
    fields.objects(['publications']).map((path) => {
      const citation = joinParts([
        fields.firstText(path, ['name', 'title']),
        fields.text([...path, 'publisher']),
        extractDate(fields, [...path, 'releaseDate']),
        extractLink(fields, path, ['url', 'website']).url ?? '',
      ])
      return joinParts([citation, fields.text([...path, 'summary'], LIMITS.proseChars)], '\n')
    }),
  )

const extractInterests = (fields: FieldExtractor) =>
  createCustomSection('interests', 'Interests', [
    ...fields.texts(['interests']),
    ...fields
      .objects(['interests'])
      .map((path) => joinParts([fields.text([...path, 'name']), joinParts(fields.texts([...path, 'keywords']))], ': ')),
  ])

const extractReferences = (fields: FieldExtractor) =>
  createCustomSection('references', 'References', [
    ...fields.texts(['references']),
    ...fields
      .objects(['references'])
      .map((path) =>
        joinParts([fields.text([...path, 'name']), fields.text([...path, 'reference'], LIMITS.proseChars)], ': '),
      ),
  ])
