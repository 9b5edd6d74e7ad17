import type { ResumeContent } from '#shared/resume/schema/content.ts'
import type { ExpectedResume } from './corpus.ts'
import {
  type Count,
  type Counts,
  emptyCounts,
  FIELDS,
  type Field,
  FieldCounter,
  toEntry,
} from './scorer/field-counter.ts'

/** A parsed CV, or the error code that it was refused with. */
export interface Parsed {
  readonly file: string
  readonly content?: ResumeContent
  readonly error?: string
}

/** Shares are 0–1, rounded to three decimals; NaN where nothing was expected. */
export interface FieldScores {
  readonly files: number
  readonly f1: number
  readonly recall: number
  readonly precision: number
  /** Jobs whose company and position are both right in one entry. */
  readonly jobs: number
  readonly fields: Readonly<Record<Field, { readonly recall: number; readonly precision: number; readonly of: number }>>
  /** Mean recall of the files of one kind. */
  readonly spanish: number
  readonly english: number
  readonly oneColumn: number
  readonly twoColumns: number
  /** Scans that were recognized as such. */
  readonly scans: { readonly recognized: number; readonly of: number }
  readonly perFile: readonly { readonly file: string; readonly recall: number; readonly missed: readonly string[] }[]
}

const toSpan = (entry: { startDate: string; endDate?: string | undefined; current?: boolean | undefined }) => ({
  start: entry.startDate,
  end: entry.current ? 'present' : entry.endDate,
})

const scoreFile = (expected: ExpectedResume, content: ResumeContent | undefined): FieldCounter => {
  const { fullName = '', email = '', phone = '', linkedin, website, links = [] } = content?.personalInfo ?? {}
  const { experience = [], education = [], skills } = content?.sections ?? {}
  const counter = new FieldCounter()
  counter.addText('name', expected.name, fullName)
  counter.addText('email', expected.email, email)
  counter.addPhone(expected.phone, phone)
  const foundLinks = [linkedin, website, ...links.map(({ url }) => url)]
  counter.addLinks(
    expected.links ?? [],
    foundLinks.flatMap((link) => (link ? [link] : [])),
  )
  counter.addEntries(
    (expected.experience ?? []).map((job) => toEntry({ company: job.company, position: job.position }, job)),
    experience.map((job) => toEntry({ company: job.company, position: job.position }, toSpan(job))),
  )
  counter.addEntries(
    (expected.education ?? []).map((study) => toEntry({ institution: study.institution, degree: study.degree }, study)),
    education.map((study) => {
      const degree = [study.degree, study.field].filter(Boolean).join(' ')
      return toEntry({ institution: study.institution, degree }, toSpan(study))
    }),
  )
  counter.addSkills(expected.skills ?? [], [...(skills?.technical ?? []), ...(skills?.soft ?? [])])
  return counter
}

const round = (value: number): number => Math.round(value * 1000) / 1000
const mean = (values: readonly number[]): number => round(values.reduce((sum, v) => sum + v, 0) / values.length)
const f1Of = (recall: number, precision: number): number => round((2 * recall * precision) / (recall + precision))

/** Adds up the counts of all fields. */
const sumCounts = (counts: Counts): Count =>
  Object.values(counts).reduce((sum, { hits, expected, found }) => ({
    hits: sum.hits + hits,
    expected: sum.expected + expected,
    found: sum.found + found,
  }))

/**
 * Compares parsed CVs with what they truly say. A file with no expectation is left out, and so is an expectation with
 * no file. Two names are the same when they are equal without punctuation, or one holds 70 % of the other.
 */
export const scoreFields = (expectations: readonly ExpectedResume[], parsed: readonly Parsed[]): FieldScores => {
  const byFile = new Map(parsed.map((one) => [one.file, one]))
  const total = emptyCounts()
  const jobs = { hits: 0, expected: 0 }
  const scans = { recognized: 0, of: 0 }
  const files: { file: string; recall: number; missed: string[]; lang: string; columns: number }[] = []
  for (const expected of expectations) {
    const one = byFile.get(expected.file)
    if (!one) continue
    if (expected.imageOnly) {
      scans.of++
      if (one.error === 'scanned') scans.recognized++
      continue
    }
    const scored = scoreFile(expected, one.content)
    for (const field of FIELDS)
      for (const key of ['hits', 'expected', 'found'] as const) total[field][key] += scored.counts[field][key]
    jobs.hits += scored.jobs.hits
    jobs.expected += scored.jobs.expected
    const sum = sumCounts(scored.counts)
    const { file, lang, columns } = expected
    files.push({ file, lang, columns, recall: sum.expected ? sum.hits / sum.expected : 1, missed: scored.missed })
  }
  const all = sumCounts(total)
  const recall = round(all.hits / all.expected)
  const precision = round(all.hits / all.found)
  const recallOf = (isKind: (file: (typeof files)[number]) => boolean) =>
    mean(files.filter(isKind).map((f) => f.recall))
  const rates = FIELDS.map((field) => {
    const { hits, expected, found } = total[field]
    return [
      field,
      { recall: round(hits / expected), precision: round(Math.min(1, hits / found)), of: expected },
    ] as const
  })
  return {
    files: files.length,
    f1: f1Of(recall, precision),
    recall,
    precision,
    jobs: round(jobs.hits / jobs.expected),
    fields: Object.fromEntries(rates) as FieldScores['fields'],
    spanish: recallOf(({ lang }) => lang === 'es'),
    english: recallOf(({ lang }) => lang !== 'es'),
    oneColumn: recallOf(({ columns }) => columns === 1),
    twoColumns: recallOf(({ columns }) => columns === 2),
    scans,
    perFile: files.map(({ file, recall, missed }) => ({ file, recall: round(recall), missed })),
  }
}
