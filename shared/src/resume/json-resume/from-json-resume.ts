import { AppError } from '../../errors.ts'
import { contentSchema, type ResumeContent } from '../schema/content.ts'
import { monthIndex, parseCvDate, saysPresent } from '../schema/dates.ts'
import { readBasics } from './parse-basics.ts'
import { LIMITS } from '../schema/limits.ts'
import { createPicker, type Picker } from './field-extractor.ts'
import { levelDetail, readProficiency } from '../schema/parse-proficiency.ts'
import { safeUrl } from '../schema/safe-url.ts'

type Path = readonly (string | number)[]

export interface FromJsonResume {
  readonly content: ResumeContent
  /** Paths of what our form has no place for. */
  readonly dropped: string[]
}

/**
 * JSON Resume (schema 1.0.0 and the older field names `company`, `website`, `gpa`, `picture`) as a flat resume.
 * Publications, interests and references become sections of their own. Wrong types are left out and reported.
 * Throws `invalid-document` when nothing of it can be a resume.
 */
export const fromJsonResume = (root: unknown): FromJsonResume => {
  const taker = createPicker(root)
  for (const name of ['$schema', 'meta']) taker.ignore([name])
  const { personalInfo, summary } = readBasics(taker)
  const custom = [...publications(taker), ...interests(taker), ...references(taker)]
  const content = contentSchema.safeParse({
    personalInfo,
    sections: {
      ...(summary && { summary }),
      experience: experience(taker),
      education: education(taker),
      skills: { ...skills(taker), languages: languages(taker) },
      projects: projects(taker),
      certifications: certifications(taker),
      awards: awards(taker),
      volunteer: volunteer(taker),
      custom,
    },
  })
  if (!content.success) throw new AppError('invalid-document', { path: content.error.issues[0]?.path.join('.') ?? '' })
  return { content: content.data, dropped: [...taker.rest(), ...backwards(content.data)] }
}

/** Entries that end before they start are kept as they are, and reported. */
const backwards = ({ sections }: ResumeContent): string[] =>
  Object.entries({ work: sections.experience, education: sections.education, volunteer: sections.volunteer }).flatMap(
    ([list, entries]) =>
      (entries ?? []).flatMap(({ startDate, endDate }, i) => {
        const [from, to] = [monthIndex(startDate), monthIndex(endDate ?? '')]
        return from !== null && to !== null && to < from ? [`${list}.${i}.endDate (< startDate)`] : []
      }),
  )

const date = (taker: Picker, path: Path): string => {
  const raw = taker.text(path)
  return saysPresent(raw) ? '' : parseCvDate(raw).value || raw
}

/** `startDate`, and `endDate` or `current`: an end that is not there means "until now". */
const span = (taker: Picker, path: Path): { startDate: string; endDate?: string; current?: boolean } => {
  const endText = taker.has([...path, 'endDate']) ? taker.text([...path, 'endDate']) : ''
  const startDate = date(taker, [...path, 'startDate'])
  const endDate = saysPresent(endText) ? '' : parseCvDate(endText).value || endText
  return { startDate, ...(endDate ? { endDate } : startDate !== '' && { current: true }) }
}

const link = (taker: Picker, path: Path, names: readonly string[]): { url?: string } => {
  for (const name of names) {
    const url = taker.fitting([...path, name], (text) => safeUrl(text) !== undefined)
    if (url) return { url }
  }
  return {}
}

const prose = (...parts: readonly (string | readonly string[])[]): string =>
  parts
    .flat()
    .filter((part) => part !== '')
    .join('\n')
    .slice(0, LIMITS.prose)

/** Items of a list inside a text: drawn as bullets, taken apart again on the way out (`to-json-resume.ts`). */
const listed = (items: readonly string[]): string[] => items.map((item) => `- ${item}`)

const experience = (taker: Picker) =>
  taker.objects(['work']).map((path, i) => {
    const location = taker.text([...path, 'location'])
    return {
      id: `experience-${i + 1}`,
      company: taker.first(path, ['name', 'company', 'employer']),
      position: taker.text([...path, 'position']),
      ...span(taker, path),
      ...(location && { location }),
      description: prose(
        taker.text([...path, 'summary'], LIMITS.prose),
        taker.text([...path, 'description'], LIMITS.prose),
      ),
      achievements: taker.texts([...path, 'highlights']),
    }
  })

const volunteer = (taker: Picker) =>
  taker.objects(['volunteer']).map((path, i) => ({
    id: `volunteer-${i + 1}`,
    organization: taker.first(path, ['organization', 'name', 'company']),
    role: taker.first(path, ['position', 'role']),
    ...span(taker, path),
    description: prose(taker.text([...path, 'summary'], LIMITS.prose), listed(taker.texts([...path, 'highlights']))),
  }))

const education = (taker: Picker) =>
  taker.objects(['education']).map((path, i) => {
    const gpa = taker.first(path, ['score', 'gpa'])
    const description = prose(listed(taker.texts([...path, 'courses'])))
    return {
      id: `education-${i + 1}`,
      institution: taker.text([...path, 'institution']),
      degree: taker.text([...path, 'studyType']),
      field: taker.text([...path, 'area']),
      ...span(taker, path),
      ...(gpa && { gpa }),
      ...(description && { description }),
    }
  })

const projects = (taker: Picker) =>
  taker.objects(['projects']).map((path, i) => {
    const { startDate, endDate } = span(taker, path)
    const technologies = taker.texts([...path, 'keywords'], LIMITS.line)
    return {
      id: `project-${i + 1}`,
      name: taker.text([...path, 'name']),
      description: prose(
        taker.first(path, ['description', 'summary'], LIMITS.prose),
        listed(taker.texts([...path, 'highlights'])),
      ),
      ...(technologies.length > 0 && { technologies }),
      ...link(taker, path, ['url', 'website']),
      ...(startDate && { startDate }),
      ...(endDate && { endDate }),
    }
  })

const certifications = (taker: Picker) =>
  ['certificates', 'certifications'].flatMap((list) =>
    taker.objects([list]).map((path, i) => ({
      id: `certification-${i + 1}`,
      name: taker.first(path, ['name', 'title']),
      issuer: taker.text([...path, 'issuer']),
      date: date(taker, [...path, 'date']),
      ...link(taker, path, ['url']),
    })),
  )

const awards = (taker: Picker) =>
  taker.objects(['awards']).map((path, i) => {
    const description = taker.text([...path, 'summary'], LIMITS.prose)
    return {
      id: `award-${i + 1}`,
      title: taker.first(path, ['title', 'name']),
      issuer: taker.first(path, ['awarder', 'issuer']),
      date: date(taker, [...path, 'date']),
      ...(description && { description }),
    }
  })

const SOFT = /\b(soft|interpersonal|personal|blandas|personales|interpersonales|sociales)\b/i

/** A skill's keywords; its name too, unless it only names a group such as `Soft skills`. */
const skills = (taker: Picker): { technical: string[]; soft: string[] } => {
  const technical: string[] = []
  const soft: string[] = []
  for (const text of taker.texts(['skills'], LIMITS.skill)) technical.push(text)
  for (const path of taker.objects(['skills'])) {
    const name = taker.text([...path, 'name'], LIMITS.skill)
    const words = taker.texts([...path, 'keywords'], LIMITS.skill)
    if (SOFT.test(name)) soft.push(...(words.length > 0 ? words : [name]))
    else technical.push(...[name, ...words].filter((word) => word !== ''))
  }
  const unique = (list: string[]) => [...new Set(list)].slice(0, LIMITS.list)
  return { technical: unique(technical), soft: unique(soft) }
}

const languages = (taker: Picker) =>
  taker.objects(['languages']).map((path, i) => {
    const detail = taker.first(path, ['fluency', 'level', 'proficiency'])
    return {
      id: `language-${i + 1}`,
      language: taker.first(path, ['language', 'name']),
      proficiency: readProficiency(detail),
      ...(levelDetail(detail) && { detail }),
    }
  })

const section = (id: string, title: string, items: readonly string[]) => {
  const kept = items.filter((item) => item !== '').map((item) => item.slice(0, LIMITS.prose))
  return kept.length > 0 ? [{ id, title, items: kept.slice(0, LIMITS.list) }] : []
}

const joined = (parts: readonly string[], by = ', '): string => parts.filter((part) => part !== '').join(by)

const publications = (taker: Picker) =>
  section(
    'publications',
    'Publications',
    taker.objects(['publications']).map((path) => {
      const head = joined([
        taker.first(path, ['name', 'title']),
        taker.text([...path, 'publisher']),
        date(taker, [...path, 'releaseDate']),
        link(taker, path, ['url', 'website']).url ?? '',
      ])
      return joined([head, taker.text([...path, 'summary'], LIMITS.prose)], '\n')
    }),
  )

const interests = (taker: Picker) =>
  section('interests', 'Interests', [
    ...taker.texts(['interests']),
    ...taker
      .objects(['interests'])
      .map((path) => joined([taker.text([...path, 'name']), joined(taker.texts([...path, 'keywords']))], ': ')),
  ])

const references = (taker: Picker) =>
  section('references', 'References', [
    ...taker.texts(['references']),
    ...taker
      .objects(['references'])
      .map((path) => joined([taker.text([...path, 'name']), taker.text([...path, 'reference'], LIMITS.prose)], ': ')),
  ])
