import type { Language } from '../../languages.ts'
import type { ClaimSource } from '../../resume/letter/letter.ts'
import type { Entry, ResumeDocument } from '../../resume/schema/document.ts'
import { hasQuantity } from '../../scoring/context/work-text/quantities.ts'
import { splitBullet } from '../../scoring/suggestions/line-text.ts'
import { toFirstPerson } from './first-person.ts'
import { getPlainText, listShown, toSources, toSpokenName } from './resume-text.ts'

/** Where something was done: a job, a volunteer post or a project. */
export interface Workplace {
  readonly kind: 'experience' | 'volunteer' | 'projects'
  readonly id: string
  /** Empty where the resume names none. */
  readonly company: string
  readonly position: string
  readonly current: boolean
  /** Empty when the start is not stated. */
  readonly startYear: string
  /** `YYYY-MM`, for the order; that of a present job is last. */
  readonly end: string
  readonly companySource: readonly ClaimSource[]
  readonly positionSource: readonly ClaimSource[]
  readonly startSource: readonly ClaimSource[]
}

/** Something that the person did, as a clause in the first person. */
export interface WorkStatement {
  readonly workplace: Workplace
  readonly clause: string
  /** The line of the resume. */
  readonly line: string
  readonly source: ClaimSource
  readonly hasNumber: boolean
}

const PRESENT_END = '9999'
const MAX_NAME_WORDS = 9

interface PostFields {
  readonly kind: 'experience' | 'volunteer'
  /** Names of the fields that hold the employer and the position. */
  readonly companyField: string
  readonly positionField: string
  readonly company: string
  readonly position: string
}

const toWorkplace = (
  { id, current, startDate, endDate }: Entry<'experience'> | Entry<'volunteer'>,
  { kind, companyField, positionField, position, ...fields }: PostFields,
): Workplace => {
  const path = `${kind}/${id}`
  const company = fields.company.trim()
  const start = startDate?.value ?? ''
  return {
    kind,
    id,
    company: toSpokenName(company, MAX_NAME_WORDS),
    // A list of three positions cannot be said as one.
    position: /,.+,/.test(position) ? '' : toSpokenName(position, MAX_NAME_WORDS),
    current,
    startYear: start.slice(0, 4),
    end: current ? PRESENT_END : endDate?.value || start,
    companySource: toSources([`${path}/${companyField}`, company]),
    positionSource: toSources([`${path}/${positionField}`, position]),
    startSource: toSources([`${path}/startDate`, start]),
  }
}

const toJob = (entry: Entry<'experience'>, language: Language): Workplace =>
  toWorkplace(entry, {
    kind: 'experience',
    companyField: 'company',
    positionField: 'position',
    company: entry.company,
    position: getPlainText(entry.position, language),
  })

const toPost = (entry: Entry<'volunteer'>, language: Language): Workplace =>
  toWorkplace(entry, {
    kind: 'volunteer',
    companyField: 'organization',
    positionField: 'role',
    company: entry.organization,
    position: getPlainText(entry.role, language),
  })

const toProject = (entry: Entry<'projects'>, language: Language): Workplace => {
  const name = getPlainText(entry.name, language)
  return {
    kind: 'projects',
    id: entry.id,
    company: name,
    position: '',
    current: false,
    startYear: '',
    end: entry.endDate?.value || (entry.startDate?.value ?? ''),
    companySource: toSources([`projects/${entry.id}/name`, name]),
    positionSource: [],
    startSource: [],
  }
}

/** The jobs that are printed, the present or latest one first. Jobs without a position are left out. */
export const listJobs = (resume: ResumeDocument, language: Language): Workplace[] =>
  listShown(resume, 'experience')
    .filter((entry) => !entry.hidden)
    .map((entry) => toJob(entry, language))
    .filter(({ position }) => position !== '')
    .sort((a, b) => b.end.localeCompare(a.end))

const splitLines = (prose: string): string[] =>
  prose
    .split(/\r?\n|(?<=[.!?])\s+(?=\p{Lu})/u)
    .map((line) => splitBullet(line).text.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')

const toStatements = (
  workplace: Workplace,
  lines: readonly { readonly path: string; readonly line: string }[],
  language: Language,
): WorkStatement[] =>
  lines.flatMap(({ path, line }): WorkStatement[] => {
    const clause = toFirstPerson(line, language, workplace.current ? 'present' : 'past')
    if (clause === null) return []
    return [{ workplace, clause, line, source: { path, quote: line }, hasNumber: hasQuantity(line) }]
  })

/** What the person did in the jobs, posts and projects that are printed, in the order of the resume. */
export const listStatements = (resume: ResumeDocument, language: Language): WorkStatement[] => {
  const prose = (field: Entry<'experience'>['description'], path: string) =>
    splitLines(field[language] ?? '').map((line) => ({ path, line: getPlainText({ [language]: line }, language) }))
  const jobs = listShown(resume, 'experience').filter(({ hidden }) => !hidden)
  const posts = listShown(resume, 'volunteer').filter(({ hidden }) => !hidden)
  const projects = listShown(resume, 'projects').filter(({ hidden }) => !hidden)
  return [
    ...jobs.flatMap((entry) =>
      toStatements(
        toJob(entry, language),
        [
          ...entry.achievements.map(({ id, text }) => ({
            path: `experience/${entry.id}/achievements/${id}/text`,
            line: splitBullet(getPlainText(text, language)).text,
          })),
          ...prose(entry.description, `experience/${entry.id}/description`),
        ],
        language,
      ),
    ),
    ...projects.flatMap((entry) =>
      toStatements(toProject(entry, language), prose(entry.description, `projects/${entry.id}/description`), language),
    ),
    ...posts.flatMap((entry) =>
      toStatements(toPost(entry, language), prose(entry.description, `volunteer/${entry.id}/description`), language),
    ),
  ]
}
