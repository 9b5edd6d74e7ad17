import type { Language } from '../../languages.ts'
import type { DroppedValue } from '../import/dropped-value.ts'
import {
  createCustomSection,
  finishContent,
  toBulletLines,
  toContentDate,
  toDateRange,
} from '../import/entry-values.ts'
import { createFieldExtractor, type FieldExtractor, type Path } from '../import/field-extractor.ts'
import type { ImportOptions } from '../import/imported-resume.ts'
import { SECTION_TITLES } from '../import/section-titles.ts'
import type { ResumeContent } from '../schema/content.ts'
import { LIMITS } from '../schema/limits.ts'
import { findProficiency, getLevelDetail } from '../schema/proficiency.ts'
import { sanitizeUrl } from '../schema/safe-url.ts'
import { parseBasics } from './parse-basics.ts'

/** A converted resume, and what was lost. */
export interface ImportedContent {
  readonly content: ResumeContent
  readonly dropped: DroppedValue[]
}

/**
 * Converts JSON Resume 1.0.0, and the older field names `company`, `website`, `gpa` and `picture`, to a
 * `ResumeContent`. Publications, interests and references become custom sections, with titles in `language`. Values of
 * wrong types are dropped.
 * @throws AppError `invalid-document` when no valid content results
 */
export const fromJsonResume = (root: unknown, { language = 'en' }: ImportOptions = {}): ImportedContent => {
  const fields = createFieldExtractor(root)
  fields.ignore(['$schema'])
  if (fields.has(['meta'])) fields.drop(['meta'], 'other-data')
  const { personalInfo, summary } = parseBasics(fields)
  const custom = [
    ...extractPublications(fields, language),
    ...extractInterests(fields, language),
    ...extractReferences(fields, language),
  ]
  return finishContent(fields, {
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
}

const extractDate = (fields: FieldExtractor, path: Path): string => toContentDate(fields.text(path))

const extractDateRange = (fields: FieldExtractor, path: Path) =>
  toDateRange(fields.text([...path, 'startDate']), fields.text([...path, 'endDate']))

const extractLink = (fields: FieldExtractor, path: Path, names: readonly string[]): { url?: string } => {
  for (const name of names) {
    const url = fields.textMatching([...path, name], (text) => sanitizeUrl(text) !== undefined)
    if (url) return { url }
  }
  return {}
}

const extractExperience = (fields: FieldExtractor) =>
  fields.objects(['work']).map((path, i) => {
    const location = fields.text([...path, 'location'])
    return {
      id: `experience-${i + 1}`,
      company: fields.firstText(path, ['name', 'company', 'employer']),
      position: fields.text([...path, 'position']),
      ...extractDateRange(fields, path),
      ...(location && { location }),
      description: fields.join(path, [
        fields.text([...path, 'summary'], LIMITS.proseChars),
        fields.text([...path, 'description'], LIMITS.proseChars),
      ]),
      achievements: fields.texts([...path, 'highlights']),
    }
  })

const extractVolunteer = (fields: FieldExtractor) =>
  fields.objects(['volunteer']).map((path, i) => ({
    id: `volunteer-${i + 1}`,
    organization: fields.firstText(path, ['organization', 'name', 'company']),
    role: fields.firstText(path, ['position', 'role']),
    ...extractDateRange(fields, path),
    description: fields.join(path, [
      fields.text([...path, 'summary'], LIMITS.proseChars),
      ...toBulletLines(fields.texts([...path, 'highlights'])),
    ]),
  }))

const extractEducation = (fields: FieldExtractor) =>
  fields.objects(['education']).map((path, i) => {
    const gpa = fields.firstText(path, ['score', 'gpa'])
    const description = fields.join(path, toBulletLines(fields.texts([...path, 'courses'])))
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
      description: fields.join(path, [
        fields.firstText(path, ['description', 'summary'], LIMITS.proseChars),
        ...toBulletLines(fields.texts([...path, 'highlights'])),
      ]),
      ...(technologies.length > 0 && { technologies }),
      ...extractLink(fields, path, ['url', 'website']),
      ...(startDate && { startDate }),
      ...(endDate && { endDate }),
    }
  })

const extractCertifications = (fields: FieldExtractor) =>
  ['certificates', 'certifications']
    .flatMap((list) => fields.objects([list]))
    .map((path, i) => ({
      id: `certification-${i + 1}`,
      name: fields.firstText(path, ['name', 'title']),
      issuer: fields.text([...path, 'issuer']),
      date: extractDate(fields, [...path, 'date']),
      ...extractLink(fields, path, ['url']),
    }))

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

/** A name with fewer keywords is a skill, and not the name of a group. */
const MIN_GROUP_KEYWORDS = 2

/**
 * Names of skills, and groups of skills: a name with keywords. The keywords of a group such as `Soft skills` are soft
 * skills.
 */
const extractSkills = (fields: FieldExtractor) => {
  const technical: string[] = []
  const soft: string[] = []
  const groups: { name: string; items: string[] }[] = []
  for (const text of fields.texts(['skills'], LIMITS.skillChars)) technical.push(text)
  for (const path of fields.objects(['skills'])) {
    const name = fields.text([...path, 'name'], LIMITS.skillChars)
    const keywords = fields.texts([...path, 'keywords'], LIMITS.skillChars)
    if (SOFT_SKILLS_NAME.test(name)) soft.push(...(keywords.length > 0 ? keywords : [name]))
    else if (name !== '' && keywords.length >= MIN_GROUP_KEYWORDS) {
      technical.push(...keywords)
      groups.push({ name, items: keywords })
    } else technical.push(...[name, ...keywords].filter((word) => word !== ''))
  }
  const unique = (list: string[]) => fields.limit(['skills'], [...new Set(list)])
  const named = fields.limit(['skills'], groups)
  return { technical: unique(technical), soft: unique(soft), ...(named.length > 0 && { groups: named }) }
}

const extractLanguages = (fields: FieldExtractor) =>
  fields.objects(['languages']).map((path, i) => {
    const detail = fields.firstText(path, ['fluency', 'level', 'proficiency'])
    return {
      id: `language-${i + 1}`,
      language: fields.firstText(path, ['language', 'name']),
      proficiency: findProficiency(detail),
      ...(getLevelDetail(detail) && { detail }),
    }
  })

const extractPublications = (fields: FieldExtractor, language: Language) =>
  createCustomSection(fields, ['publications'], {
    id: 'publications',
    title: SECTION_TITLES.publications[language],
    items: fields.objects(['publications']).map((path) => {
      const citation = [
        fields.firstText(path, ['name', 'title']),
        fields.text([...path, 'publisher']),
        extractDate(fields, [...path, 'releaseDate']),
        extractLink(fields, path, ['url', 'website']).url ?? '',
      ]
      return fields.join(path, [
        fields.join(path, citation, ', '),
        fields.text([...path, 'summary'], LIMITS.proseChars),
      ])
    }),
  })

const extractInterests = (fields: FieldExtractor, language: Language) =>
  createCustomSection(fields, ['interests'], {
    id: 'interests',
    title: SECTION_TITLES.interests[language],
    items: [
      ...fields.texts(['interests']),
      ...fields.objects(['interests']).map((path) => {
        const keywords = fields.join(path, fields.texts([...path, 'keywords']), ', ')
        return fields.join(path, [fields.text([...path, 'name']), keywords], ': ')
      }),
    ],
  })

const extractReferences = (fields: FieldExtractor, language: Language) =>
  createCustomSection(fields, ['references'], {
    id: 'references',
    title: SECTION_TITLES.references[language],
    items: [
      ...fields.texts(['references']),
      ...fields.objects(['references']).map((path) => {
        const reference = fields.text([...path, 'reference'], LIMITS.proseChars)
        return fields.join(path, [fields.text([...path, 'name']), reference], ': ')
      }),
    ],
  })
