import { normalizeText } from '../../../parser/lexicon/fold.ts'
import { scoreRole } from '../../../parser/lexicon/name-scores.ts'
import type { ResumeContent } from '../../../resume/schema/content.ts'
import { PERSONAL_DATA } from '../../lexicon/personal-data.ts'
import { findRangeDates } from '../date-ranges.ts'
import type { VisibleLine } from '../page-lines.ts'
import { toAlphanumeric } from '../text.ts'
import { BULLET_GLYPH } from '../work-text/statements.ts'
import { getShare, listWords, toWordSet } from './page-words.ts'
import { type ReadingInput, UNREAD_LINE_RATIO } from './reading-input.ts'

/** The lines under the headings of jobs, each in the column of its heading. */
const listWorkLines = ({ lines, headings }: ReadingInput): VisibleLine[] =>
  headings.flatMap(({ line: at, key }) => {
    if (key !== 'experience') return []
    const column = lines[at]?.column
    const next = headings.find(({ line }) => line > at && lines[line]?.column === column)?.line ?? lines.length
    return lines.slice(at + 1, next).filter((line) => line.column === column)
  })

/** Lost periods from which jobs are in doubt, alone and as share (0–1) of the section. */
const MIN_LOST_PERIODS = 2
const MAX_LOST_PERIODS = 0.25
const YEAR = /(?:19|20)\d{2}/g

/** Whether periods of the section of jobs are in no entry: two jobs were read as one. */
const hasLostPeriods = ({ sections }: ResumeContent, lines: readonly VisibleLine[]): boolean => {
  const { experience = [], education = [], projects = [], volunteer = [] } = sections
  const entries = [...experience, ...education, ...projects, ...volunteer].map((entry) => JSON.stringify(entry))
  const years = new Map<number, string[]>()
  for (const { line, text } of findRangeDates(lines))
    years.set(line, [...(years.get(line) ?? []), ...(text.match(YEAR) ?? [])])
  const lost = [...years.values()].filter(
    (found) => !entries.some((entry) => found.every((year) => entry.includes(year))),
  )
  return lost.length >= MIN_LOST_PERIODS && lost.length > years.size * MAX_LOST_PERIODS
}

/** Words of a line that tells more than a name. */
const MIN_LINE_WORDS = 4
/** Share (0–1) of the lines of the section in no field from which the others say little about it. */
const MAX_LOST_LINES = 0.3

const hasLostLines = ({ personalInfo, sections }: ResumeContent, lines: readonly VisibleLine[]): boolean => {
  const { custom: _, skills: __, ...entries } = sections
  const known = toWordSet(personalInfo, entries)
  const words = lines.map(({ text }) => listWords(text)).filter((list) => list.length >= MIN_LINE_WORDS)
  const lost = words.filter((list) => getShare(list, known) < UNREAD_LINE_RATIO)
  return words.length > 0 && lost.length > words.length * MAX_LOST_LINES
}

/** Words of a name that may be the start of a sentence. */
const MIN_SENTENCE_WORDS = 5

/** Whether the first half of a sentence is a name of the job and the second half its description. */
const isTorn = ({ company, position, description }: { company: string; position: string; description: string }) =>
  /^\p{Ll}/u.test(description.trim()) &&
  [company, position].some((name) => name.trim().split(/\s+/).length >= MIN_SENTENCE_WORDS)

const MAX_TORN_SHARE = 0.3

/** Pairs of jobs from which title and dates of one job, in two lines, were read as two. */
const MIN_HALVES = 2

/** Whether jobs without dates stand above jobs that have dates and no position. */
const areHalved = (jobs: NonNullable<ResumeContent['sections']['experience']>): boolean =>
  jobs.filter((job, i) => {
    const next = jobs[i + 1]
    return job.position && !job.startDate && !job.endDate && next && !next.position && (next.startDate || next.endDate)
  }).length >= MIN_HALVES

/** Whether an item of a list was read as a job without dates, and the next items as what was done in it. */
const hasListedJob = ({ content, lines, provenance }: ReadingInput): boolean =>
  (content.sections.experience ?? []).some(({ id, startDate, endDate, description, achievements = [] }, i) => {
    if (startDate || endDate) return false
    const names = provenance.filter(({ path }) => path.startsWith(`experience/${id ?? i}/`)).map(({ line }) => line)
    const item = lines.find(({ index, text }) => names.includes(index) && BULLET_GLYPH.test(text))
    const told = toAlphanumeric((achievements[0] ?? description).split('\n', 1)[0] ?? '')
    return (
      item !== undefined &&
      told !== '' &&
      lines.some(({ text, x }) => x === item.x && BULLET_GLYPH.test(text) && told.includes(toAlphanumeric(text)))
    )
  })

/** Whether a heading in bold was read as what was done: the names of a job below others. */
const hasBoldStatement = ({ statements }: ReadingInput, lines: readonly VisibleLine[]): boolean => {
  const found = statements.flatMap(({ text }) => {
    const plain = toAlphanumeric(text)
    return lines.filter((line) => !BULLET_GLYPH.test(line.text) && toAlphanumeric(line.text) === plain)
  })
  const bold = found.filter((line) => line.bold)
  return bold.length > 0 && bold.length < statements.length / 2
}

const MIN_PERSONAL_LINES = 2

/** Whether personal data were read as what was done: the section goes on into another part of the page. */
const hasPersonalLines = ({ sections }: ResumeContent): boolean => {
  const { experience = [], projects = [], volunteer = [] } = sections
  const lines = [...experience, ...projects, ...volunteer].flatMap(({ description }) => description.split('\n'))
  const personal = lines.filter((line) =>
    PERSONAL_DATA.some(([kind, pattern]) => kind !== 'age' && kind !== 'children' && pattern.test(normalizeText(line))),
  )
  return personal.length >= MIN_PERSONAL_LINES
}

const MIN_STRAY_JOBS = 2
const MAX_POST_CHARS = 90
const YEAR_ALONE = /(?:^|\D)(?:19|20)\d{2}(?!\d)/

/**
 * Whether jobs stand in sections that are none: lines with a post and a year, one with its whole period, or sections of one
 * title, which is a label within jobs.
 */
const hasStrayJobs = ({ sections: { custom = [] } }: ResumeContent): boolean => {
  const titles = custom.map(({ title }) => normalizeText(title)).filter((title) => title !== '')
  const posts = custom
    .flatMap(({ items }) => items)
    .filter((item) => item.length < MAX_POST_CHARS && YEAR_ALONE.test(item) && scoreRole(item) > 0)
  const isWhole = findRangeDates(posts.map((text) => ({ text }))).length > 0
  return isWhole || posts.length >= MIN_STRAY_JOBS || new Set(titles).size < titles.length
}

/** A mark of a list after words: the lines of two columns were read as one. */
const MARK_WITHIN = /[\p{L}.] [•●▪] \p{L}/u
const MIN_JOINED_LINES = 2
const MAX_JOINED_LINES = 0.1

const hasJoinedColumns = ({ statements }: ReadingInput): boolean => {
  const joined = statements.filter(({ text }) => MARK_WITHIN.test(text)).length
  return joined >= MIN_JOINED_LINES && joined > statements.length * MAX_JOINED_LINES
}

/**
 * Whether the section of jobs shows that it was read in pieces: periods or lines in no field, sentences that start in a
 * name, a list that was read as one job, jobs in other sections, two columns as one, or personal data among the lines.
 */
export const isWorkTorn = (input: ReadingInput): boolean => {
  const { content, warnings } = input
  const jobs = content.sections.experience ?? []
  if (
    jobs.filter(isTorn).length > jobs.length * MAX_TORN_SHARE ||
    areHalved(jobs) ||
    hasListedJob(input) ||
    hasPersonalLines(content) ||
    hasStrayJobs(content) ||
    hasJoinedColumns(input)
  )
    return true
  // Lines of mixed columns stand below any heading.
  if (jobs.length === 0 || warnings.some(({ code }) => code === 'paint-order')) return false
  const lines = listWorkLines(input)
  return hasLostPeriods(content, lines) || hasLostLines(content, lines) || hasBoldStatement(input, lines)
}
