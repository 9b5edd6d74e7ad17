import { type CustomSection, contentSchema, type ResumeContent } from '#shared/resume/schema/content.ts'
import { formatContentDate, formatFormDate, isPresentDate, parseCvDate } from '#shared/resume/schema/dates.ts'
import type { Subject } from '#shared/scoring/subject.ts'

/** What was read of one part of a resume: an entry, or a text alone. */
export interface ReadingRow {
  /** Id of the entry in the content; an empty one for a new entry. */
  readonly id: string
  readonly values: Readonly<Record<string, string>>
}

/** How the reading of a part is shown and corrected. */
export interface ReadingForm {
  /** Fields of a row, named as in the content; `text` is everything else in it, by lines. */
  readonly fields: readonly string[]
  /** Whether there can be several rows. */
  readonly isList: boolean
}

const JOBS: ReadingForm = { fields: ['position', 'company', 'startDate', 'endDate', 'text'], isList: true }
const toTextForm = (field: string): ReadingForm => ({ fields: [field], isList: false })

export const READING_FORMS: Readonly<Record<Subject, ReadingForm>> = {
  jobs: JOBS,
  work: JOBS,
  studies: { fields: ['degree', 'institution', 'startDate', 'endDate'], isList: true },
  languages: { fields: ['language', 'detail'], isList: true },
  skills: toTextForm('technical'),
  summary: toTextForm('summary'),
  title: toTextForm('title'),
  name: toTextForm('fullName'),
  place: toTextForm('location'),
}

/** Fields with several lines. */
export const LONG_FIELDS: ReadonlySet<string> = new Set(['text', 'technical', 'summary'])

type Job = NonNullable<ResumeContent['sections']['experience']>[number]
type Study = NonNullable<ResumeContent['sections']['education']>[number]
type Spoken = NonNullable<ResumeContent['sections']['skills']>['languages'][number]

const showDate = (text: string | undefined): string => formatFormDate(parseCvDate(text ?? ''))
const toLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const toPeriodRow = ({ startDate, endDate, current }: Job | Study) => ({
  startDate: showDate(startDate),
  endDate: current ? '' : showDate(endDate),
})

const toJobRow = (job: Job, index: number): ReadingRow => ({
  id: job.id ?? String(index),
  values: {
    position: job.position,
    company: job.company,
    ...toPeriodRow(job),
    text: [...toLines(job.description), ...(job.achievements ?? [])].join('\n'),
  },
})

const toStudyRow = (study: Study, index: number): ReadingRow => ({
  id: study.id ?? String(index),
  values: {
    degree: [study.degree, study.field].filter(Boolean).join(', '),
    institution: study.institution,
    ...toPeriodRow(study),
  },
})

/** What was read of a part; a text that was not found is one row without it. */
export const listReadingRows = ({ personalInfo, sections }: ResumeContent, subject: Subject): ReadingRow[] => {
  const text = (field: string, value: string | undefined): ReadingRow[] => [
    { id: '', values: { [field]: value ?? '' } },
  ]
  switch (subject) {
    case 'jobs':
    case 'work':
      return (sections.experience ?? []).map(toJobRow)
    case 'studies':
      return (sections.education ?? []).map(toStudyRow)
    case 'languages':
      return (sections.skills?.languages ?? []).map(({ id, language, detail }, i) => ({
        id: id ?? String(i),
        values: { language, detail: detail ?? '' },
      }))
    case 'skills':
      return text('technical', (sections.skills?.technical ?? []).join('\n'))
    case 'summary':
      return text('summary', sections.summary)
    case 'title':
      return text('title', personalInfo.title)
    case 'name':
      return text('fullName', personalInfo.fullName)
    case 'place':
      return text('location', personalInfo.location)
  }
}

/** One line for each row with a text: what a person recognizes it by. */
export const summarizeRows = (rows: readonly ReadingRow[], subject: Subject): string[] => {
  const { fields } = READING_FORMS[subject]
  return rows
    .map(({ values }) => {
      const dates = [values['startDate'], values['endDate']].filter(Boolean).join(' – ')
      const names = fields
        .filter((field) => field !== 'text' && field !== 'startDate' && field !== 'endDate')
        .map((field) => toLines(values[field] ?? '').join(', '))
      const told = subject === 'work' ? toLines(values['text'] ?? '').join(' / ') : ''
      return [...names, dates, told].filter(Boolean).join(' · ')
    })
    .filter((line) => line !== '')
}

const isUsed = ({ values }: ReadingRow): boolean => Object.values(values).some((value) => value.trim() !== '')

const readPeriod = (values: ReadingRow['values']) => {
  const [startDate, typedEnd] = [values['startDate'] ?? '', values['endDate'] ?? '']
  const isOpen = isPresentDate(typedEnd) || (typedEnd.trim() === '' && startDate.trim() !== '')
  return {
    startDate: formatContentDate(parseCvDate(startDate)),
    ...(isOpen ? { current: true } : { current: false, endDate: formatContentDate(parseCvDate(typedEnd)) }),
  }
}

/** Ids for new entries: earlier corrections may have made some, of which others were removed since. */
const createUnusedIds = (entries: readonly { id?: string | undefined }[]) => {
  const used = new Set(entries.map(({ id }) => id))
  let count = 0
  return (): string => {
    do count += 1
    while (used.has(`corrected-${count}`))
    return `corrected-${count}`
  }
}

/** The entries of the rows; those that a person did not change stay as they were read. */
const mergeEntries = <T extends { id?: string | undefined }>(
  entries: readonly T[],
  rows: readonly ReadingRow[],
  toRow: (entry: T, index: number) => ReadingRow,
  toEntry: (values: ReadingRow['values'], before: T | undefined) => object,
): unknown[] => {
  const read = entries.map((entry, i) => ({ entry, row: toRow(entry, i) }))
  const createId = createUnusedIds(entries)
  return rows.filter(isUsed).map((row) => {
    const before = read.find((one) => row.id !== '' && one.row.id === row.id)
    const isSame = before && Object.entries(row.values).every(([field, value]) => before.row.values[field] === value)
    return isSame ? before.entry : { id: before?.entry.id ?? createId(), ...toEntry(row.values, before?.entry) }
  })
}

const toJob = (values: ReadingRow['values'], before: Job | undefined) => ({
  ...before,
  position: values['position'],
  company: values['company'],
  ...readPeriod(values),
  description: '',
  achievements: toLines(values['text'] ?? ''),
})

const toStudy = (values: ReadingRow['values'], before: Study | undefined) => ({
  ...before,
  degree: values['degree'],
  field: '',
  institution: values['institution'],
  ...readPeriod(values),
})

const toSpoken = (values: ReadingRow['values'], before: Spoken | undefined) => ({
  ...before,
  language: values['language'],
  detail: values['detail'],
})

/** A line that had no place in the header was kept in another section. */
const dropLine = (custom: readonly CustomSection[], line: string): CustomSection[] =>
  custom
    .map((section) => ({ ...section, items: section.items.filter((item) => item.trim() !== line) }))
    .filter(({ items }, i) => items.length > 0 || custom[i]?.items.length === 0)

const noSkills = { technical: [], soft: [], languages: [] }

/** The content with what a person corrected in one part; null when a text is longer than its field takes. */
export const applyReadingRows = (
  content: ResumeContent,
  subject: Subject,
  rows: readonly ReadingRow[],
): ResumeContent | null => {
  const { personalInfo, sections } = content
  const skills = sections.skills ?? noSkills
  const value = (field: string) => rows[0]?.values[field]?.trim() ?? ''
  const change = (): unknown => {
    switch (subject) {
      case 'jobs':
      case 'work': {
        const experience = mergeEntries(sections.experience ?? [], rows, toJobRow, toJob)
        return { ...content, sections: { ...sections, experience } }
      }
      case 'studies': {
        const education = mergeEntries(sections.education ?? [], rows, toStudyRow, toStudy)
        return { ...content, sections: { ...sections, education } }
      }
      case 'languages': {
        const toRow = (spoken: Spoken, i: number) => ({
          id: spoken.id ?? String(i),
          values: { language: spoken.language, detail: spoken.detail ?? '' },
        })
        const languages = mergeEntries(skills.languages, rows, toRow, toSpoken)
        return { ...content, sections: { ...sections, skills: { ...skills, languages } } }
      }
      case 'skills':
        return {
          ...content,
          sections: {
            ...sections,
            skills: { ...skills, technical: toLines(value('technical').replaceAll(',', '\n')) },
          },
        }
      case 'summary':
        return { ...content, sections: { ...sections, summary: value('summary') } }
      default: {
        const [field = ''] = READING_FORMS[subject].fields
        return {
          ...content,
          personalInfo: { ...personalInfo, [field]: value(field) },
          sections: { ...sections, ...(sections.custom && { custom: dropLine(sections.custom, value(field)) }) },
        }
      }
    }
  }
  return contentSchema.safeParse(change()).data ?? null
}
